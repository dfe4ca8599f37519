import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { drawMarks } from "./cards/sprite";
import { settings } from "./settings.svelte";
import { bestLanguage, speak } from "./words.svelte";

const wished = settings.language
  ? [settings.language, ...navigator.languages]
  : navigator.languages;
await speak(bestLanguage(wished));
drawMarks();
mount(App, { target: document.getElementById("page")! });
