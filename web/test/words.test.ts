import { expect, test } from "vitest";

const texts = import.meta.glob<string>("../../src/kibitz/locales/*/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]!);
const english = Object.entries(texts)
  .filter(([path]) => path.includes("/en/"))
  .flatMap(([, text]) => idsOf(text));

test("every language has the same words in the same files", () => {
  for (const [path, text] of Object.entries(texts)) {
    const there = texts[path.replace(/\/\w+\/(?=web)/, "/en/")]!;
    expect(idsOf(text).sort(), path).toEqual(idsOf(there).sort());
  }
});

test("every language is named in its own words", () => {
  for (const path of Object.keys(texts))
    expect(english).toContain(`language-${path.split("/").at(-2)}`);
});

test("no word is missing", () => {
  for (const [path, source] of Object.entries(sources)) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) {
      expect(english, `${path}: ${id}`).toContain(id);
    }
  }
});

test("no word is unused", () => {
  const all = Object.values(sources).join("\n");
  // Ids may be put together, such as `rank-${rank}`: then some source holds a beginning of them.
  const begun = (id: string) =>
    [...id.matchAll(/-/g)].some(({ index }) => all.includes(`\`${id.slice(0, index + 1)}\${`));
  expect(english.filter((id) => !all.includes(`"${id}"`) && !begun(id))).toEqual([]);
});
