import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/board.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/words.svelte.ts";

const place = document.getElementById("app");
if (place) {
  await Promise.all(["common", "web", "lobby"].map((name) => words.load(name)));
  mount(App, { target: place });
}
