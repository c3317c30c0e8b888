import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets the built server read the project's JSON as files, which lie beside it anyway for threads and command line. In the program
 * V8 would keep its text for good, beside the values that are made of it.
 */
export const dataAsFiles: Plugin = {
  name: "data-as-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  enforce: "pre",
  load: {
    filter: { id: /\/(?:content|models|src)\/[\w./-]+\.json$/ },
    handler: (id) => ({
      code: `import { readFileSync } from "node:fs";
        export default JSON.parse(readFileSync(${JSON.stringify(relative(process.cwd(), id))}, "utf8"));`,
      moduleType: "js",
    }),
  },
};
