import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const FORMAT_MESSAGE = fileURLToPath(new URL("src/i18n/format-message.ts", import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled on the server at start; page and server carry the small formatter only.
    alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT_MESSAGE }],
  },
  // The built server carries its packages: one file is found and read sooner than a thousand. The drivers stay outside,
  // since they load files of their own.
  ssr:
    command === "build" ? { noExternal: true, external: ["@electric-sql/pglite", "pg"] } : { noExternal: ["use-intl"] },
  environments: {
    // V8 keeps the text of what it loaded for good, two bytes a letter where one is Arabic: comments and spaces go, names stay.
    ssr: {
      build: {
        rollupOptions: {
          input: "./src/server.ts",
          output: { comments: false, minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
    // Few files a page: what every page needs in two, what the sign-in pages share in one, what tools and lists share in
    // one. A group takes what its files import along, so the order matters: the first that wants a file has it. The entry
    // may stand with the framework: what it starts waits for the next task, when all modules of the page have run.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /src\/entry\.client\.|node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\//,
                },
                {
                  name: "shell",
                  test: /src\/(?:browser|i18n|pages\/shell)\/(?!auth\/|commands\/(?:command-menu|find-commands|key-list)|structured-data|.*-layout|unknown-path)|src\/ui\/(?:alert|auto-dir-text|badge|button|card|checkbox|class-names|field|icon|page-title|skeleton|spinner|star|select|text-area|text-direction|text-input|toast)\.|src\/tools\/browser\/(?:kept-draft|run-address|save-text)\./,
                },
                { name: "auth", test: /src\/pages\/shell\/auth\// },
                // A tool's form; what it shows after a press comes later (`src/tools/bench/later.tsx`).
                {
                  name: "bench",
                  test: /src\/tools\/bench\/(?:bench|later|run-bar|request-box|folded-options|marked-text-area)\.|src\/tools\/browser\/(?!follow-run|use-event-stream|save-text|kept-draft|run-address)|src\/tools\/prompt-(?:generate\/form|checker\/draft)\./,
                },
                {
                  name: "controls",
                  test: /src\/ui\/(?:menu|tabs|copy-button|dialog|empty-state|pagination|table)\.|src\/pages\/account\/sign-out-button/,
                },
                {
                  name: "result",
                  test: /src\/tools\/bench\/(?!file-drop|fill-placeholders)[\w-]+\.|src\/tools\/browser\/|node_modules\/eventsource-parser\//,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ["**/data/**", "**/shots/**"] } },
}));
