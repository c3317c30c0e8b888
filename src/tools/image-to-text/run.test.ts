import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { fileTypeOf } from "#tools/file-type.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import { finishBuiltIn, runBuiltIn } from "#tools/pipeline/built-in/run-built-in.ts";
import type { InputFile, Progress } from "#tools/tool.ts";
import { pdfOf, scanOf, scanPdfOf } from "#tests/support/documents.ts";
import { createPorts } from "#workers/ports.ts";
import type { ImageToTextResult } from "./run/file-reading.ts";
import { OWN_PICTURES } from "./run/own-picture.ts";
import { imageToTextRunner } from "./run.ts";
import { imageToText } from "./tool.ts";

const ports = createPorts();
afterAll(() => ports.close());

function fileOf(bytes: Uint8Array, name = "file"): InputFile {
  return { name, type: fileTypeOf(bytes) ?? "text/plain", bytes, sha256: "" };
}

async function picture(lines: readonly string[], direction: "rtl" | "ltr", size = 30): Promise<Uint8Array> {
  const height = (lines.length + 1) * size * 2;
  const texts = lines.map((line, at) => {
    const x = direction === "rtl" ? 660 : 40;
    return (
      `<text x="${x}" y="${(at + 1) * size * 2}" direction="${direction}" font-family="DejaVu Sans" ` +
      `font-size="${size}">${line}</text>`
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" ` +
    `height="${height}"><rect width="700" height="${height}" fill="#fff"/>${texts.join("")}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
}

/** A page that a browser printed. */
function printed(font: string): Uint8Array {
  return new Uint8Array(readFileSync(`tests/support/pdf-pages/chromium-${font}.pdf`));
}

async function run(bytes: Uint8Array, options: object = {}, onProgress: (step: Progress) => void = () => {}) {
  const input = { ...imageToText.input.parse(options), file: fileOf(bytes) };
  const engine = imageToTextRunner.builtIn as NonNullable<typeof imageToTextRunner.builtIn>;
  const context = { lang: "en" as const, signal: new AbortController().signal, ports };
  const outcome = await finishBuiltIn<ImageToTextResult>(runBuiltIn(engine, input, context), onProgress);
  if (!outcome) throw new Error("the run was stopped");
  return outcome;
}

async function read(...given: Parameters<typeof run>) {
  return (await run(...given)).result;
}

describe("an image", { timeout: 60_000 }, () => {
  test.each(["notice", "notice-centred"])(
    "of four lines of Amiri keeps its lines and its telephone number: %s",
    async (name) => {
      const { text } = await read(new Uint8Array(readFileSync(`tests/support/pictures/amiri-${name}.png`)));
      const lines = text.split("\n");
      expect(lines).toHaveLength(4);
      expect(lines[1]).toContain("١٥٠");
      expect(lines[3]).toBe("هاتف ٠٥٥١٢٣٤٥٦٧");
    },
  );

  test("gives text, blocks and words with their places on the picture", async () => {
    const result = await read(await picture(["Fresh bread daily"], "ltr"));
    expect(result.text).toBe("Fresh bread daily");
    expect(result).toMatchObject({ language: "en", pages: 1, sheets: [{ width: 700, height: 120 }] });
    expect(result.words.map((word) => word.text)).toEqual(["Fresh", "bread", "daily"]);
    const [box] = result.blocks.map((block) => block.box);
    expect(box?.x).toBeGreaterThan(30);
    expect(box?.x).toBeLessThan(50);
  });

  test("Arabic digits are kept, or written as asked", async () => {
    const image = await picture(["المجموع ٤٧٫٢٥"], "rtl");
    expect((await read(image)).text).toBe("المجموع ٤٧٫٢٥");
    expect((await read(image, { digits: "latin" })).text).toBe("المجموع 47.25");
  });

  test("without text it is refused, so that nothing is charged", async () => {
    const blank = new Uint8Array(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    );
    await expect(read(blank)).rejects.toMatchObject({ code: "invalid_input", fields: { file: "no_text_found" } });
  });
});

describe("a scanned page in a PDF", { timeout: 60_000 }, () => {
  const arabic = ["شهادة خبرة من شركة", "عملت لديها مهندسة موقع"];
  const scan = async (line: Parameters<typeof scanOf>[1], lines: readonly string[], direction: "rtl" | "ltr") => {
    const bytes = await picture(lines, direction);
    return scanOf({ bytes, width: 700, height: (lines.length + 1) * 60 }, line);
  };

  test("is read beside the line that a scanning program wrote over it, in their order", async () => {
    const top = await read(await scan({ text: "Scanned with CamScanner", y: 165 }, arabic, "rtl"));
    expect(top.text.split(/\n+/u)).toEqual(["Scanned with CamScanner", arabic.join(" ")]);
    expect(top.blocks.map((block) => [block.lang, block.box === null])).toEqual([
      ["en", true],
      ["ar", false],
    ]);
    expect(top.words.map((word) => word.block)).toEqual(Array.from({ length: 8 }, () => 1));
    const foot = await read(await scan({ text: "Scanned with CamScanner", y: 5 }, arabic, "rtl"));
    expect(foot.text.split(/\n+/u)).toEqual([arabic.join(" "), "Scanned with CamScanner"]);
  });

  test("is read where its hidden text is of another script", async () => {
    const hidden = { text: "Wled olp jnaad lwlh qyvc", y: 100, mode: 3 as const };
    expect((await read(await scan(hidden, arabic, "rtl"))).text).toBe(arabic.join(" "));
  });

  test("gives its hidden text where the picture agrees in script", async () => {
    const hidden = { text: "Fresh bread every day", y: 100, mode: 3 as const };
    expect((await read(await scan(hidden, ["Fresh bread", "every day"], "ltr"))).text).toBe("Fresh bread every day");
  });
});

describe("a PDF", { timeout: 60_000 }, () => {
  test("writes digits as asked", async () => {
    const pages = pdfOf(["The price of it is 47.25"]);
    expect((await read(pages, { digits: "arabic" })).text).toBe("The price of it is 47.25");
    expect((await read(printed("readex-pro"), { digits: "latin" })).text).toContain(
      "التسليم يوم 23/08/2025 بسعر 7.25 للمتر",
    );
  });

  test("whose letters cannot be put in order is read as a picture, figures that the two have differently in doubt", async () => {
    const { blocks, words } = await read(printed("reem-kufi"));
    expect(blocks[0]?.box).not.toBeNull();
    const layer = ["23", "25", "2025", "48213", "3", "975", "40", "15", "20", "50", "765", "4321", "04", "555", "7788"];
    const odd = words.filter(({ text }) =>
      (text.match(/[0-9]+/gu) ?? []).some((number) => !layer.includes(number) && number.length > 3 && number !== "971"),
    );
    expect(odd.length).toBeGreaterThan(0);
    expect(odd.filter((word) => word.confidence > 0.4)).toEqual([]);
  });

  test("gives the text that it carries, page by page, and says which page it is at", async () => {
    const labels = new Set<string>();
    const result = await read(pdfOf(["The first page of it", "The second page of it"]), {}, ({ label }) =>
      labels.add(label),
    );
    expect(result.text).toBe("The first page of it\n\nThe second page of it");
    expect(result.blocks.map((block) => [block.page, block.box])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect([...labels]).toEqual(["Reading page 1 of 2", "Reading page 2 of 2"]);
  });

  test("a page without sound text is read as a picture", async () => {
    const result = await read(pdfOf(["Short"]));
    expect(result.text).toBe("Short");
    expect(result.blocks[0]?.box).not.toBeNull();
  });

  test("with more than ten pages it is refused", async () => {
    const pages = Array.from({ length: 11 }, (_, at) => `Page number ${at} of many`);
    await expect(read(pdfOf(pages))).rejects.toMatchObject({ fields: { file: "too_many_pages 10" } });
  });
});

describe("a scan in a PDF", { timeout: 60_000 }, () => {
  const lines = ["The reading room opens at nine", "and stays open until the evening", "for all who bring their card"];
  const scan = async () => ({ bytes: await picture(lines, "ltr"), width: 700, height: 240 });

  test("under a scanner's line is read from its picture, with places", async () => {
    const result = await read(scanPdfOf(await scan(), [700, 240], "Scanned with PaperBox"));
    expect(result.text).toContain(lines.join(" "));
    expect(result.blocks[0]?.box).not.toBeNull();
  });

  test("of nothing but decoration leaves the page its own text", async () => {
    const bytes = await sharp({ create: { width: 700, height: 240, channels: 3, background: "#cde" } })
      .jpeg()
      .toBuffer();
    const result = await read(scanPdfOf({ bytes, width: 700, height: 240 }, [700, 240], "Scanned with PaperBox"));
    expect(result).toMatchObject({ text: "Scanned with PaperBox", blocks: [{ box: null }] });
  });

  test("that was stretched over its page is read in its own shape", async () => {
    const tall = await sharp(await picture(lines, "ltr"))
      .resize({ width: 700, height: 640, fit: "contain", background: "#fff" })
      .jpeg()
      .toBuffer();
    const result = await read(scanPdfOf({ bytes: tall, width: 700, height: 640 }, [700, 240]));
    expect(result).toMatchObject({ text: lines.join(" "), sheets: [{ width: 700, height: 640 }] });
  });
});

describe("warnings", { timeout: 60_000 }, () => {
  const lines = ["The reading room opens at nine", "and stays open until the evening", "for all who bring their card"];
  const codes = (found: { warnings: readonly { code: string }[] }) => found.warnings.map(({ code }) => code);

  /** Lines of print with a row of crossed blots below, as of words struck out. */
  async function struckOut(): Promise<Uint8Array> {
    const blots = Array.from({ length: 6 }, (_, at) => {
      const x = 60 + 46 * at;
      return `M${x} 210l34 36m0 -36l-34 36m17 -40v44m-21 -22h42m-36 -12l30 24m0 -24l-30 24`;
    });
    const ink =
      `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="300"><path ` +
      `d="${blots.join("")}" stroke="#000" stroke-width="5"/></svg>`;
    const print = await sharp(await picture(lines, "ltr"))
      .extend({ bottom: 60, background: "#fff" })
      .toBuffer();
    return new Uint8Array(
      await sharp(print)
        .composite([{ input: Buffer.from(ink) }])
        .png()
        .toBuffer(),
    );
  }

  test("name ink that was seen and not read, with its mark in the text and no certainty", async () => {
    const outcome = await run(await struckOut());
    expect(outcome.result.text.split("\n").at(-1)).toBe("[…]");
    const mark = outcome.result.words.find((word) => word.text === "[…]");
    expect(mark?.confidence).toBe(0);
    expect(mark?.box.y).toBeGreaterThan(195);
    expect(mark?.box.y).toBeLessThan(215);
    expect(codes(outcome)).toContain("unread");
  });

  test("name sentences side by side that may be columns", async () => {
    const rows = ["The first bread is hot", "The second bread is new", "The third bread is old"];
    const texts = rows.map((row, at) => {
      const text = (x: number) =>
        `<text x="${x}" y="${60 + at * 60}" font-family="DejaVu Sans" font-size="26">${row}</text>`;
      return text(40) + text(600);
    });
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="240"><rect width="1000" ` +
      `height="240" fill="#fff"/>${texts.join("")}</svg>`;
    const outcome = await run(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
    expect(outcome.warnings.filter(({ code }) => code === "unclear_columns")).toEqual([
      { code: "unclear_columns", message: expect.stringContaining("may be set in columns") as string },
    ]);
  });

  test("are silent about a page that was read whole", async () => {
    expect(codes(await run(await picture(lines, "ltr")))).toEqual([]);
  });
});

describe("the cost", () => {
  /** A reading of ten words of which so many are doubtful. */
  async function costOf(doubtful: number) {
    const words = Array.from({ length: 10 }, (_, at) => {
      const box = { x0: at * 50, y0: 0, x1: at * 50 + 40, y1: 20 };
      return { text: "bread", confidence: at < doubtful ? 50 : 95, box };
    });
    const box = { x0: 0, y0: 0, x1: 490, y1: 20 };
    const line = { cells: [words], box, confidence: 90, isWeak: false };
    const page = { lines: [line], direction: "ltr", turn: 0, tilt: 0, width: 500, height: 20 };
    const ocr = { read: () => Promise.resolve(page) };
    const input = { ...imageToText.input.parse({}), file: fileOf(await picture(["bread"], "ltr")) };
    const engine = imageToTextRunner.builtIn as NonNullable<typeof imageToTextRunner.builtIn>;
    const context = { lang: "en" as const, signal: new AbortController().signal, ports: { ...ports, ocr } as never };
    const outcome = await finishBuiltIn<ImageToTextResult>(runBuiltIn(engine, input, context), () => {});
    return { isFree: outcome?.isFree, codes: outcome?.warnings.map(({ code }) => code) };
  }

  test("nothing where more than a third of the words are doubtful, and it is said", async () => {
    expect(await costOf(2)).toEqual({ isFree: false, codes: [] });
    expect(await costOf(3)).toEqual({ isFree: false, codes: ["some_doubtful"] });
    expect(await costOf(4)).toEqual({ isFree: true, codes: ["many_doubtful"] });
  });

  test("nothing for our own pictures, whose bytes are known, and no model is asked", async () => {
    for (const [name, sha256] of Object.entries(OWN_PICTURES)) {
      const bytes = new Uint8Array(readFileSync(`public/examples/${name}`));
      const file = await readInputFile(name, bytes, imageToText.file);
      expect(file.sha256).toBe(sha256);
      const input = { ...imageToText.input.parse({}), file };
      expect(imageToTextRunner.addsNothing?.(input)).toBe(true);
      expect(imageToTextRunner.engineFor?.(input)).toBe("builtin");
    }
    const other = { ...imageToText.input.parse({}), file: fileOf(await picture(["bread"], "ltr")) };
    expect(imageToTextRunner.addsNothing?.(other)).toBe(false);
    expect(imageToTextRunner.engineFor?.(other)).toBe("auto");
  });
});

describe("a model that sees", () => {
  const half = imageToTextRunner.viaModel as NonNullable<typeof imageToTextRunner.viaModel>;
  const context = { lang: "ar" as const, signal: new AbortController().signal, ports };

  test(
    "gets the picture without what the camera wrote, and our own reading beside it",
    { timeout: 60_000 },
    async () => {
      const tagged = await sharp(await picture(["Fresh bread daily"], "ltr"))
        .withExif({ IFD0: { Artist: "Somebody" } })
        .toBuffer();
      const input = { ...imageToText.input.parse({}), file: fileOf(new Uint8Array(tagged)) };
      const request = await half.request(input, context);
      expect(request.images).toHaveLength(1);
      const sent = request.images?.[0]?.bytes as Uint8Array;
      const { exif, xmp, iptc, comments, width } = await sharp(sent).metadata();
      expect([exif, xmp, iptc, comments, width]).toEqual([undefined, undefined, undefined, undefined, 700]);
      const reply = { text: "Fresh bread, daily", blocks: [{ text: "Fresh bread, daily", lang: "en", dir: "ltr" }] };
      const read = half.parse(reply, input, { lang: "ar", evidence: request.evidence });
      expect(read).toMatchObject({
        ok: true,
        result: { text: "Fresh bread, daily", confidence: 1, blocks: [{ page: 1 }] },
      });
      expect(read.ok && read.result.blocks[0]?.box).not.toBeNull();
    },
  );

  test("an empty answer is a fault, so that our own reader has its turn", () => {
    const input = { ...imageToText.input.parse({}), file: fileOf(readFileSync("public/icon-192.png")) };
    expect(half.parse({ text: " " }, input, { lang: "ar" })).toMatchObject({ ok: false });
  });
});
