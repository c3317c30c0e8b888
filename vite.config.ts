import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled on the server at start; page and server carry the small formatter only.
    alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }],
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
                  test: /src\/(?:browser|i18n|pages\/shell)\/(?!auth\/|.*-layout|unknown-path)|src\/ui\/(?:alert|auto-dir-text|badge|button|card|checkbox|class-names|empty-state|field|icon|page-title|skeleton|spinner|star|table|text-direction|text-input|toast)\./,
                },
                { name: "auth", test: /src\/pages\/shell\/auth\// },
                {
                  name: "bench",
                  test: /src\/ui\/(?:menu|tabs|text-area|select|copy-button|dialog|pagination)\.|src\/tools\/(?:bench|browser)\/|src\/tools\/prompt-(?:generate\/form|checker\/draft)\.|src\/pages\/account\/sign-out-button|node_modules\/eventsource-parser\//,
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
