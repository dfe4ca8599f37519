/** The page's own words, those of each game in a file of their own; only the chosen language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

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

let bundle = $state.raw(new FluentBundle("en"));
let language = $state("en");

/** The language now on the page. */
export const currentLanguage = () => language;

/** The first language of `wished` that there is, or English. */
export function bestLanguage(wished: readonly string[]): string {
  return wished.map((tag) => tag.split("-")[0]!).find((tag) => byLanguage.has(tag)) ?? "en";
}

/** Loads a language's words and shows them. */
export async function speak(wished: string): Promise<void> {
  const texts = await Promise.all(byLanguage.get(wished)!.map((load) => load()));
  const next = new FluentBundle(wished, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  language = wished;
  document.documentElement.lang = wished;
}

/** The message `id` with its arguments put in; the id itself where a language lacks it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

/** A language's name in that language. */
export const languageName = (tag: string) =>
  new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

/** Several names in one sentence: "Anna, Ben and Chloé". */
export const list = (names: readonly string[]) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
