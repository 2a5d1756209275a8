"""The built pages: kept in memory, also compressed; files with a hash in their name never change."""

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import Struct

from zashiki.server.problems import RequestError

FOLDER = Path(__file__).parents[1] / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Zashiki</title><h1>Zashiki</h1>
<p>The server runs, but its pages have not been built. Run <code>make play</code> (or <code>npm ci</code> and
<code>npm run build</code> in the folder <code>web</code>) and start it again.</p></html>"""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".ftl": "text/plain"}
SMALL = 1000  # bytes below which compression is not worth it
NOT_PAGES = ("api", "schema", "assets")  # what is not found there is not found


class Page(Struct):
    """A file as it is served."""

    body: bytes
    packed: bytes  # b"": not compressed
    media_type: str
    etag: str
    forever: bool


def read(path: Path, forever: bool) -> Page:
    """A file from the folder."""
    body = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or media_type.endswith(("json", "svg+xml"))
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) > SMALL else b""
    return Page(body, packed, media_type, f'"{sha256(body).hexdigest()[:16]}"', forever)


@cache
def pages(folder: Path) -> dict[str, Page]:
    """All built files by their path; Vite puts a hash into the names of what it puts under assets/."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
    names = [path.relative_to(folder).as_posix() for path in files]
    found = {name: read(path, name.startswith("assets/")) for name, path in zip(names, files, strict=True)}
    if "index.html" not in found:
        found["index.html"] = Page(MISSING.encode(), b"", "text/html", '"missing"', False)
    return found


def find(built: dict[str, Page], path: str) -> Page:
    """The file of a path, or the page that shows all others."""
    name = str(PurePosixPath(path.lstrip("/"))) if path.strip("/") else "index.html"
    if name in built:
        return built[name]
    if name.split("/")[0] in NOT_PAGES or "." in name.rpartition("/")[2]:
        raise RequestError("not_found", "There is nothing here.")
    return built["index.html"]


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve_page(request: Request[None, None, State]) -> Response[bytes]:
    """Serve a built file, or index.html for the pages of the application."""
    page = find(request.app.state.pages, request.url.path)
    headers = {"etag": page.etag, "cache-control": "public, max-age=31536000, immutable" if page.forever else "no-cache"}
    if page.packed:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.media_type)
    return Response(page.body, headers=headers, media_type=page.media_type)
