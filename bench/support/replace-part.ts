import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { EnginePart } from "./engine-parts.ts";

type Place = Pick<EnginePart, "name" | "instead">;

/** From now on a file is loaded with a stand-in for one of its parts: for its own calls and for those of others. */
export function replacePart({ file, ...place }: Place & Pick<EnginePart, "file">): void {
  const url = pathToFileURL(resolve(file)).href;
  registerHooks({
    load(asked, context, nextLoad) {
      const loaded = nextLoad(asked, context);
      return asked === url ? { ...loaded, source: withStandIn(String(loaded.source), place) } : loaded;
    },
  });
}

/** The source with the stand-in put in place at its end: a declared function and a `let` can be given another value. */
export function withStandIn(source: string, { name, instead }: Place): string {
  const asLet = source.replace(new RegExp(`^((?:export )?)const (?=${name}\\b)`, "m"), "$1let ");
  return `${asLet}\n{ const kept = ${name}; ${name} = ${instead}; }\n`;
}

/** Whether a source declares the name at its top. */
export function declares(source: string, name: string): boolean {
  return new RegExp(`^(?:export )?(?:async )?(?:function\\*?|const|let) ${name}\\b`, "m").test(source);
}
