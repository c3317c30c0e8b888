import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WEIGHTS = /\/src\/engines\/([\w/-]+)\/weights\/([\w-]+)\.ts$/;
/** A property whose text is so long that a file of its own is worth it. */
const LONG_TEXT = /(\w+):\s*"([^"\\\n]{1000,})"/g;
const FOLDER = "weights";
const READER = "virtual:weights-aside";

/**
 * Puts the long texts of learned weights into files beside the built server, read when an engine opens its tables. In the
 * program V8 would keep each of them for good, once in the program's text and once as a value.
 */
export function weightsAside(): Plugin {
  const files = new Map<string, string>();
  return {
    name: "weights-aside",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "pre",
    resolveId: { filter: { id: new RegExp(`^${READER}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${READER}$`) },
      handler: () =>
        `import { readFileSync } from "node:fs";
         export const textAside = (file) => readFileSync("build/server/${FOLDER}/" + file, "latin1");`,
    },
    transform: {
      filter: { id: WEIGHTS },
      handler(code, id) {
        const [, engine = "", name = ""] = id.match(WEIGHTS) ?? [];
        const { program, texts } = textsAside(code, `${engine}-${name}`.replaceAll("/", "-"));
        for (const [file, text] of texts) files.set(file, text);
        return `import { textAside } from "${READER}";\n${program}`;
      },
    },
    writeBundle({ dir }) {
      const folder = join(dir as string, FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of files) writeFileSync(join(folder, file), text, "latin1");
    },
  };
}

/** The program with each long text as a getter that reads a file, and the texts by the names of their files. */
export function textsAside(code: string, name: string): { program: string; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const program = code.replace(LONG_TEXT, (whole, property: string, text: string) => {
    if (/[^\p{ASCII}]/u.test(text)) return whole;
    const file = `${name}-${texts.size + 1}.txt`;
    texts.set(file, text);
    return `get ${property}() { return textAside("${file}"); }`;
  });
  return { program, texts };
}
