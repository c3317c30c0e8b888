import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packModel, unpackModel } from "./model-file.ts";
import { modelOf } from "./models.ts";

const model = {
  madeBy: "npm run train -- nothing",
  figures: { right: 0.5 },
  values: {
    ids: ["", "رسالة"],
    tables: [{ low: Int8Array.of(-128, 0, 127) }, { high: Uint8Array.of(255, 1) }],
    least: -0.25,
  },
};

describe("a model as a file", () => {
  test("holds values, tables and figures", () => {
    expect(unpackModel(packModel(model))).toEqual(model);
  });

  test("can lie anywhere in a longer piece of memory", () => {
    const bytes = packModel(model);
    const longer = new Uint8Array(bytes.length + 7);
    longer.set(bytes, 3);
    expect(unpackModel(longer.subarray(3, 3 + bytes.length))).toEqual(model);
  });

  test("is refused where it is cut short", () => {
    expect(() => unpackModel(packModel(model).subarray(0, -1))).toThrow("cut short");
  });

  const names = readdirSync("models").filter((file) => file.endsWith(".bin"));
  test.each(names)("%s says what wrote it and how good it is, and packs to the same bytes", (file) => {
    const bytes = new Uint8Array(readFileSync(`models/${file}`));
    const { madeBy, figures, values } = unpackModel<object>(bytes);
    expect(madeBy).toMatch(/^npm run train -- [a-z]+$/);
    expect(Object.keys(figures).length).toBeGreaterThan(0);
    expect(Buffer.from(packModel({ madeBy, figures, values })).equals(bytes)).toBe(true);
  });
});

test("a model is read once", () => {
  expect(modelOf("marks")).toBe(modelOf("marks"));
});
