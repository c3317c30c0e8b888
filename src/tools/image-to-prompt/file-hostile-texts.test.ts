import { expect, test } from "vitest";
import { jpeg, png, pngChunk, pngText, tiff } from "#tests/support/picture-bytes.ts";
import { readFilePrompt } from "./run/file-prompt.ts";

const read = (bytes: Buffer) => readFilePrompt(new Uint8Array(bytes));

test("where nothing was found, the places are named", async () => {
  const file = png(pngText("Title", "bridge"), pngChunk("eXIf", tiff({ 0x10f: "Alder" })));
  expect(await read(file)).toMatchObject({ embedded: null, lookedAt: ["Title", "EXIF"] });
});

test("texts made to cost time are read in a short one", async () => {
  const zeros = "\0".repeat(100_000);
  const spaces = " ".repeat(100_000);
  const hostile = [
    `{"a":"${'\\"'.repeat(100_000)}`,
    `a${zeros}b`,
    `{${spaces}x`,
    `Steps: 1, Seed: ${"a b ".repeat(30_000)}`,
    "<a:UserComment>".repeat(10_000),
    "<dc:description><rdf:li".repeat(30_000),
  ];
  const started = performance.now();
  for (const text of hostile) {
    await read(png(pngText("parameters", text), pngText("Comment", text), pngText("XML:com.adobe.xmp", text)));
    await read(jpeg([0xfe, Buffer.from(text.slice(0, 65_000))]));
  }
  expect(performance.now() - started).toBeLessThan(3000);
});
