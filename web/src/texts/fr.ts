/** The page's words in this language, those of all games, as one file of the build. */
const files = import.meta.glob<string>("../../../src/kibitz/locales/fr/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
