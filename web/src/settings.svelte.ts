/** What a person chooses for himself; it stays in this browser. */
import { LETTERS, type Letters } from "./cards/sprite";
import { type Settings, keepSettings, keptSettings } from "./chosen";
import { currentLanguage } from "./words.svelte";

export type { Settings, Side, Theme } from "./chosen";

export const settings: Settings = $state(keptSettings());

/** The letters that the court cards have now. */
export function letters(): Letters {
  const language = currentLanguage();
  return settings.letters ?? (language in LETTERS ? (language as Letters) : "en");
}

/** Keeps the settings stored and the document's looks in step with them; call once, inside an effect root. */
export function applySettings(): void {
  const light = window.matchMedia("(prefers-color-scheme: light)");
  let systemLight = $state(light.matches);
  light.addEventListener("change", () => (systemLight = light.matches));
  $effect(() => {
    const root = document.documentElement;
    const theme = settings.theme === "system" ? (systemLight ? "light" : "dark") : settings.theme;
    root.dataset.theme = theme;
    root.toggleAttribute("data-four-colours", settings.fourColours);
    requestAnimationFrame(() => {
      const cloth = getComputedStyle(root).getPropertyValue("--cloth");
      document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
    });
  });
  $effect(() => keepSettings(settings));
}
