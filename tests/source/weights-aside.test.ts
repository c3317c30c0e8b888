import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { compileFunction } from "node:vm";
import { expect, test } from "vitest";
import { textsAside } from "#scripts/build/weights-aside.ts";

/** What the program exports when its getters read `texts`. */
function evaluated(program: string, texts: Map<string, string>): unknown {
  const script = stripTypeScriptTypes(program).replace(/^export const \w+ += /m, "return ");
  return compileFunction(script, ["textAside"])((file: string) => texts.get(file));
}

test.each(["humanizer/weights/ar", "ai-detector/weights/en-data", "media/weights/parts"])(
  "%s has the same values when its long texts come from files",
  (path) => {
    const source = readFileSync(`src/engines/${path}.ts`, "utf8");
    const { program, texts } = textsAside(source, "weights");
    expect(texts.size).toBeGreaterThan(0);
    expect(program.length).toBeLessThan(source.length / 10);
    expect(structuredClone(evaluated(program, texts))).toEqual(evaluated(source, new Map()));
  },
);

test("short texts and texts outside ASCII stay where they are", () => {
  const source = `export const X: Y = { short: "abc", long: "${"é".repeat(2000)}" };`;
  expect(textsAside(source, "x")).toEqual({ program: source, texts: new Map() });
});
