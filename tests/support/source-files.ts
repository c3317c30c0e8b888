import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** Paths of the files below a folder that match, in order. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(path))
    .toSorted();
}

export interface ImportFact {
  /** A path in the project ("src/ui/button.tsx") or a package specifier ("zod", "node:fs"). */
  target: string;
  isOwn: boolean;
  isDynamic: boolean;
  isTypeOnly: boolean;
}

/** What a file imports, as the parser that also builds the product reads it. */
export function importsOf(path: string): ImportFact[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const fixed = [
    ...module.staticImports.map((found) => ({
      specifier: found.moduleRequest.value,
      isTypeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) =>
        entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
      ),
    ),
  ].map((found) => ({ ...found, isDynamic: false }));
  const source = readFileSync(path, "utf8");
  const lazy = module.dynamicImports.map((found) => ({
    specifier: source.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    isTypeOnly: false,
    isDynamic: true,
  }));
  return [...fixed, ...lazy]
    .filter(({ specifier }) => !specifier.startsWith("./+types") && !specifier.startsWith("virtual:"))
    .map(({ specifier, ...rest }) => {
      const target = ownPath(path, specifier);
      return { target: target ?? specifier, isOwn: target !== null, ...rest };
    });
}

/** A relative or `#` specifier (package.json, "imports") as a path in the project; null for a package. */
function ownPath(importer: string, specifier: string): string | null {
  if (/^#(?:models|tests|bench|training|scripts)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? normalize(join(dirname(importer), specifier)) : null;
}
