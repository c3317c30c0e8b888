import type { Plugin } from "vite";

/**
 * Writes what the server loads in ASCII. V8 keeps the text of a loaded file for good, one byte a letter where all of them
 * are ASCII and two where a single one is Arabic.
 */
export function asciiOutput(): Plugin {
  return {
    name: "ascii-output",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escapeLetters(file.code);
    },
  };
}

/** The same program with every letter outside ASCII as `\uXXXX`, which strings, templates, patterns and names all read. */
export function escapeLetters(code: string): string {
  // Only here would the escape itself become part of the text.
  const raw = code.match(/\bString\.raw\s*`[^`]*[^\p{ASCII}][^`]*`/u)?.[0];
  if (raw !== undefined) throw new Error(`A raw template cannot be written in ASCII: ${raw.slice(0, 80)}`);
  return code.replace(/(\\*)([^\p{ASCII}])/gu, (_match, before: string, letter: string) => {
    const units = Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index));
    const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
    // A backslash of the letter's own says nothing, and would take away that of the escape.
    return (before.length % 2 === 0 ? before : before.slice(1)) + escaped;
  });
}
