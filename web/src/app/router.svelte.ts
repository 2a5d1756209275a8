/** The pages of the parlour by their paths. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; token: string }
  | { page: "me"; token: string }
  | { page: "story"; game: string }
  | { page: "learn"; game: string }
  | { page: "archive" }
  | { page: "enter"; word: string }
  | { page: "house" }
  | { page: "about" }
  | { page: "values"; game: string }
  | { page: "lost" };

/** The page of a path. */
export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "lost" };
  if (!first) return { page: "lobby" };
  if (second) {
    if (first === "new") return { page: "new", game: second };
    if (first === "table") return { page: "table", id: second };
    if (first === "story") return { page: "story", game: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "values") return { page: "values", game: second };
    if (first === "join") return { page: "join", token: second };
    if (first === "me") return { page: "me", token: second };
    if (first === "enter") return { page: "enter", word: second };
  } else if (first === "story") return { page: "story", game: "" };
  else if (first === "about" || first === "archive" || first === "house") return { page: first };
  return { page: "lost" };
}

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links within the parlour change the page without loading it again. */
export function internal(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  router.go(link.pathname);
}
