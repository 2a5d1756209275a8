import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/board.css";
import { mount } from "svelte";
import App from "./App.svelte";
import Missing from "./app/Missing.svelte";
import { words } from "./words/words.svelte.ts";

let missing = false;
addEventListener("vite:preloadError", () => {
  if (!missing) mount(Missing, { target: document.body });
  missing = true;
});

const place = document.getElementById("app");
if (place) {
  await Promise.all(["common", "web", "lobby"].map((name) => words.load(name)));
  mount(App, { target: place });
}
