/** The page's own words, in the chosen language; only that language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textOf } from "./languages";

export { languages } from "./languages";

let bundle = $state.raw(new FluentBundle("en"));
let language = $state("en");

/** The language now on the page. */
export const currentLanguage = () => language;

/** Loads a language's words and shows them. */
export async function speak(wished: string): Promise<void> {
  const text = await textOf(wished);
  const next = new FluentBundle(wished, { useIsolating: false });
  next.addResource(new FluentResource(text));
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
export const languageName = (tag: string) => t(`language-${tag}`);

/** Several names in one sentence: "Anna, Ben and Chloé". */
export const list = (names: readonly string[]) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
