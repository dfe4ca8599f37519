import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // noUncheckedIndexedAccess asks for it where an index is known
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's routes, which this page does not have
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing draws need not be reactive
    },
  },
);
