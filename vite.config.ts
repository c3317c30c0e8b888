import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { dataAsFiles } from "./scripts/build/data-as-files.ts";
import { leaveOutUnused } from "./scripts/build/leave-out-unused.ts";

/**
 * Tells the bundler that the router's components and contexts are made without side effects, so that those that no page uses
 * (its links, forms, prefetching) are left out, and that nobody watches it at work. Nothing that runs changes.
 */
const leaveOutUnusedRouterParts: Plugin = {
  name: "leave-out-unused-router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replaceAll("init.instrumentations", "undefined")
        .replace(/ = (React\$1\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1"),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leaveOutUnusedRouterParts, leaveOutUnused, dataAsFiles],
  // The built server carries its packages: one file is found and read sooner than a thousand. The drivers stay outside,
  // since they load files of their own.
  ssr: command === "build" ? { noExternal: true, external: ["@electric-sql/pglite", "pg"] } : {},
  environments: {
    // V8 keeps the text of what it loaded for good, so comments, spaces and the names of variables go; those of functions
    // and classes stay, for stack traces (see also `dataAsFiles`).
    ssr: {
      build: {
        rollupOptions: {
          input: "./src/server.ts",
          output: {
            comments: false,
            minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
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
                  test: /src\/(?:entry\.client|root)\.|node_modules\/(?:react|react-dom|scheduler|react-router|icu-minify)\/|src\/(?:browser|i18n|pages\/shell)\/(?!auth\/|recent\/|page-search|folded|lettering-address|commands\/(?:command-menu|find-commands|key-list)|meta\/structured-data|layouts\/unknown-path)|src\/ui\/(?:alert|button|card|class-names|link)\.|src\/ui\/text\/|src\/ui\/fields\/(?:field|select|text-area)\.|src\/ui\/marks\/(?:badge|icon|skeleton|spinner|star|tool-mark)\.|src\/ui\/overlays\/toast\.|src\/tools\/browser\/(?:kept-draft|run-address|save-text)\./,
                },
                { name: "fields", test: /src\/ui\/fields\// },
                { name: "auth", test: /src\/pages\/shell\/auth\// },
                // A tool's form; what it shows after a press comes later (`src/tools/workspace/later.tsx`).
                {
                  name: "workspace",
                  test: /src\/tools\/workspace\/(?:workspace|later|run-bar|request-box|folded-options|written-text)\.|src\/tools\/browser\/(?!tool-run\/|use-event-stream|save-text|kept-draft|run-address)/,
                },
                {
                  name: "generator",
                  test: /src\/tools\/prompt-generate\/(?:form|options|draft|use-generator|use-kept-run)\.|src\/pages\/newsletter\/newsletter-form\./,
                },
                // A field that takes documents, or that underlines.
                { name: "documents", test: /src\/tools\/workspace\/(?:files\/file-text|marked-text-area)\./ },
                {
                  name: "controls",
                  test: /src\/ui\/(?:[a-z]+\/)?(?:menu|tabs|copy-button|dialog|empty-state|pagination|table)\.|src\/pages\/account\/sign-out-button/,
                },
                {
                  name: "result",
                  test: /src\/tools\/workspace\/(?!files\/(?:file-drop|doubtful-places)|fill-placeholders)(?:(?:diff|files|share)\/)?[\w-]+\.|src\/tools\/browser\/|node_modules\/eventsource-parser\//,
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
