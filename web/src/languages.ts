/** The languages of the page; the words of each are a file of its own. */
import { keptSettings } from "./chosen";

const files = import.meta.glob<string>("./texts/*.ts", { import: "default" });
const byLanguage = new Map(
  Object.entries(files).map(([path, load]) => [/(\w+)\.ts$/.exec(path)![1]!, load]),
);

export const languages = [...byLanguage.keys()].sort();

/** The page's words in a language, as Fluent. A file that was asked for already is not asked for again. */
export const textOf = (language: string): Promise<string> => byLanguage.get(language)!();

/** The first language of `wished` that there is, or English. */
export function bestLanguage(wished: readonly string[]): string {
  return wished.map((tag) => tag.split("-")[0]!).find((tag) => byLanguage.has(tag)) ?? "en";
}

/** The language to begin with: the one that was chosen here, or the one that the browser asks for. */
export function firstLanguage(): string {
  const chosen = keptSettings().language;
  return bestLanguage(chosen ? [chosen, ...navigator.languages] : navigator.languages);
}
