import { Script } from "node:vm";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ENGINE_PARTS } from "./engine-parts.ts";
import { declares, withStandIn } from "./replace-part.ts";

describe("the parts of engines that can be taken out", () => {
  test.each(ENGINE_PARTS.map((part) => [part.engine, part.part, part] as const))(
    "%s: %s is there",
    (_engine, _part, part) => {
      expect(declares(readFileSync(part.file, "utf8"), part.name)).toBe(true);
    },
  );

  test("each has a name of its own and a stand-in that can be read", () => {
    expect(new Set(ENGINE_PARTS.map(({ engine, part }) => `${engine} ${part}`)).size).toBe(ENGINE_PARTS.length);
    expect(ENGINE_PARTS.flatMap(({ instead }) => (isReadable(instead) ? [] : [instead]))).toEqual([]);
  });
});

function isReadable(code: string): boolean {
  try {
    return new Script(`(${code})`) instanceof Script;
  } catch {
    return false;
  }
}

/** What a module says, once its source has its stand-in. */
async function load(source: string, place: { name: string; instead: string }): Promise<Record<string, () => string>> {
  const code = encodeURIComponent(withStandIn(source, place));
  return (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as Record<string, () => string>;
}

describe("a part is replaced", () => {
  const own = 'export function word() { return "own"; }\nexport const said = () => word();';

  test("for those who import it and inside its own file", async () => {
    const { word, said } = await load(own, { name: "word", instead: '() => "other"' });
    expect([word?.(), said?.()]).toEqual(["other", "other"]);
  });

  test("by what may call it", async () => {
    const { said } = await load(own, { name: "said", instead: '() => kept() + " and more"' });
    expect(said?.()).toBe("own and more");
  });

  test("only where it is declared at the top", () => {
    expect(declares(own, "word")).toBe(true);
    expect(declares("  const word = 1;\nfunction words() {}", "word")).toBe(false);
  });
});
