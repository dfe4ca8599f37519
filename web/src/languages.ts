/** The languages of the page; the words of each, those of the games included, are one file of the build. */
import { keptSettings } from "./chosen";

const files = import.meta.glob<string>("../../src/kibitz/locales/*/web*.ftl", {
  query: "?raw",
  import: "default",
});
const byLanguage = new Map<string, (() => Promise<string>)[]>();
for (const [path, load] of Object.entries(files)) {
  const language = path.split("/").at(-2)!;
  byLanguage.set(language, [...(byLanguage.get(language) ?? []), load]);
}

export const languages = [...byLanguage.keys()].sort();

/** The page's words in a language, as Fluent. A file that was asked for already is not asked for again. */
export async function textOf(language: string): Promise<string> {
  const texts = await Promise.all(byLanguage.get(language)!.map((load) => load()));
  return texts.join("\n");
}

/** The first language of `wished` that there is, or English. */
export function bestLanguage(wished: readonly string[]): string {
  return wished.map((tag) => tag.split("-")[0]!).find((tag) => byLanguage.has(tag)) ?? "en";
}

/** The language to begin with: the one that was chosen here, or the one that the browser asks for. */
export function firstLanguage(): string {
  const chosen = keptSettings().language;
  return bestLanguage(chosen ? [chosen, ...navigator.languages] : navigator.languages);
}
