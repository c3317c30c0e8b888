import type { Plugin } from "vite";

/**
 * React's packages hold a build for development beside the one that runs, and a second server renderer that nothing here
 * calls. In the built server V8 would keep the text of all of them: 1 MB that is never used.
 */
export const productionReact: Plugin = {
  name: "production-react",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  enforce: "pre",
  transform: {
    filter: { id: /node_modules\/(?:react|react-dom)\/[\w.-]+\.js$/ },
    handler: (code) => {
      const left = code.replace(CHOICE, (_, production: string) => production);
      return left.replace(/require\('\.\/cjs\/react-dom-server-legacy[\w.-]+'\)/, "{}");
    },
  },
};

const CHOICE = /if \(process\.env\.NODE_ENV === ['"]production['"]\) \{([^}]*)\} else \{[^}]*\}/;
