import type { Plugin } from "vite";

/**
 * Leaves out of the built server what is never used there and whose text V8 would keep: React's packages hold a build for
 * development beside the one that runs and a second server renderer, and zod its messages in fifty languages.
 */
export const leaveOutUnused: Plugin = {
  name: "leave-out-unused",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  enforce: "pre",
  transform: {
    filter: { id: /node_modules\/(?:(?:react|react-dom)\/[\w.-]+|zod\/v4\/locales\/index)\.js$/ },
    handler(code, id) {
      if (id.endsWith("locales/index.js")) return `export { default as en } from "./en.js";`;
      const left = code.replace(CHOICE, (_, production: string) => production);
      return left.replace(/require\('\.\/cjs\/react-dom-server-legacy[\w.-]+'\)/, "{}");
    },
  },
};

const CHOICE = /if \(process\.env\.NODE_ENV === ['"]production['"]\) \{([^}]*)\} else \{[^}]*\}/;
