/** The page itself: what it looks like, and what stands in it. */
import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { drawMarks } from "./cards/sprite";
import { speak } from "./words.svelte";

/** Shows the page in that language. */
export async function show(language: string): Promise<void> {
  await speak(language);
  drawMarks();
  mount(App, { target: document.getElementById("page")! });
}
