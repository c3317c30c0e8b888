import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "#engines/text/clean.ts";
import { MainTextReader } from "./main-text-reader.ts";

function readAll(json: string, size: number): string {
  const reader = new MainTextReader("prompt");
  let text = "";
  for (let at = 0; at < json.length; at += size) text += reader.read(json.slice(at, at + size));
  return text;
}

describe("MainTextReader", () => {
  test("shows the main text while it is written, and nothing else", () => {
    const reader = new MainTextReader("prompt");
    expect(reader.read('```json\n{"pro')).toBe("");
    expect(reader.read('mpt": "اكتب')).toBe("اكتب");
    expect(reader.read(" رسالة\\n")).toBe(" رسالة\n");
    expect(reader.read('قصيرة", "title": "عنوان"}')).toBe("قصيرة");
    expect(reader.read("\n```")).toBe("");
  });

  test("waits for an escape that is cut, and for the other half of a character", () => {
    const reader = new MainTextReader("prompt");
    expect(reader.read('{"prompt": "a\\')).toBe("a");
    expect(reader.read('"b\\u06')).toBe('"b');
    expect(reader.read("39 \\ud83c")).toBe("ع ".replace("ع", "\u0639"));
    expect(reader.read('\\udf3f"}')).toBe("\u{1F33F}");
  });

  test("a key of that name deeper down is another matter", () => {
    expect(
      readAll('{"title": "prompt", "meta": {"prompt": "no"}, "list": [{"prompt": "no"}], "prompt": "yes"}', 4),
    ).toBe("yes");
  });

  test("however the answer is cut into pieces, the text is the same", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string(),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (prompt, title, size, isFirst) => {
          const json = JSON.stringify(isFirst ? { prompt, title, n: 1 } : { n: [1, "x"], title, prompt });
          expect(readAll(json, size)).toBe(cleanText(prompt.replaceAll("\r", "")).replace(/[\b\f]/g, ""));
        },
      ),
    );
  });
});
