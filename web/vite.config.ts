import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";

const FIRST =
  /index\.html|preload-helper|src\/(main|early|routes|languages|chosen|storage|secrets|api|pages\/landing|games\/register)\.ts/;
const APART =
  /src\/(games\/\w+\/|replay\/|rules\/Rules?\.svelte|pages\/(Replay|Rules|OpenRecord)\.svelte)/;

/** The page's own script and style are asked for by the document, right behind the first script. */
const besideTheFirst: Plugin = {
  name: "beside-the-first",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
        if (file.type !== "chunk" || file.name !== "page") return [];
        const styles = [...(file.viteMetadata?.importedCss ?? [])];
        return [
          ...styles.map((name) => ({
            tag: "link",
            attrs: { rel: "stylesheet", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          })),
          {
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file.fileName}` },
            injectTo: "head",
          },
        ];
      }),
  },
};

/** Whatever is text lies beside itself in both compressions, so that the server compresses nothing of the page. */
const compressed: Plugin = {
  name: "compressed",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(html|js|css|svg)$/.test(name))) {
      const text = readFileSync(join(dir!, name));
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(text, { level: 9 }));
      writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(text));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), besideTheFirst, compressed],
  build: {
    outDir: "../src/kibitz/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every table needs is one file: each file more is another question on a slow line.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            {
              name: "page",
              test: (id) => !APART.test(id) && !/\.ftl|src\/texts\//.test(id),
              priority: 1,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  // `npm run dev` beside a running `kibitz serve`.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
});
