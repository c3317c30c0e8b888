import { describe, expect, test } from "vitest";
import type { PdfSheet } from "./ports.ts";
import { readFileText } from "./file-text.ts";

const PLAIN: PdfSheet = { pictures: 0, textMiddle: 0.5, isHidden: false, isDoubtful: false };

function read(...pages: [string, Partial<PdfSheet>?][]) {
  const pageTexts = pages.map(([text]) => text);
  const sheets = pages.map(([, sheet]) => ({ ...PLAIN, ...sheet }));
  const text = async () => ({ text: pageTexts.join("\n\n"), pages: pages.length, pageTexts, left: [], sheets });
  const page = () => Promise.reject(new Error("not drawn"));
  return readFileText({ bytes: new Uint8Array(), type: "application/pdf" }, { text, page });
}

const WORDS = "A page with words enough to be read";

describe("the text of a PDF", () => {
  test("comes without a word where nothing is in doubt", async () => {
    expect(await read([WORDS], [WORDS])).toEqual({ text: `${WORDS}\n\n${WORDS}`, notes: [] });
  });

  test.each([
    ["pages that are pictures", ["", { pictures: 0.9 }], "picture_pages_left_out"],
    [
      "a picture with a program's line over it",
      ["Scanned with CamScanner", { pictures: 0.95 }],
      "picture_pages_left_out",
    ],
  ] as const)("says that it leaves out %s", async (_name, page, note) => {
    expect(await read([WORDS], [...page])).toEqual({ text: WORDS, notes: [note] });
  });

  test.each([
    [{ pictures: 0.3 }, "objects_left_out"],
    [{ isDoubtful: true }, "doubtful_text"],
    [{ isHidden: true, pictures: 1 }, "hidden_text"],
  ] as const)("comes with a word where the page is %o", async (sheet, note) => {
    expect(await read([WORDS, sheet])).toEqual({ text: WORDS, notes: [note] });
  });

  test("an empty page is nothing to speak of, a file of pictures is refused", async () => {
    expect(await read([WORDS], [""])).toEqual({ text: WORDS, notes: [] });
    await expect(read(["Scanned with CamScanner", { pictures: 0.95 }])).rejects.toMatchObject({
      fields: { file: "pages_are_pictures" },
    });
  });
});
