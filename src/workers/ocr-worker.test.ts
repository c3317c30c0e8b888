import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { composePage } from "#engines/ocr/compose.ts";
import { createPorts } from "./ports.ts";

const ports = createPorts();
afterAll(() => ports.close());

async function drawn(text: string, direction: "rtl" | "ltr", font = "DejaVu Sans"): Promise<Uint8Array> {
  const x = direction === "rtl" ? 560 : 40;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" ` +
    `fill="#fff"/><text x="${x}" y="70" direction="${direction}" font-family="${font}" font-size="32">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function read(bytes: Uint8Array): Promise<string> {
  const image = await ports.pixels.decode(bytes, { channels: 1 });
  const page = await ports.ocr.read(image, { language: "auto" });
  return composePage(page, { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true }).text;
}

describe("reading text in a thread", () => {
  test("English and Arabic are read, Arabic-Indic digits as well", { timeout: 60_000 }, async () => {
    expect(await read(await drawn("Fresh bread daily", "ltr"))).toBe("Fresh bread daily");
    expect(await read(await drawn("رقم الطلب ٤٧٣٢٨", "rtl"))).toBe("رقم الطلب ٤٧٣٢٨");
  });

  test.each([
    "نسبة الحضور 87.5% اليوم",
    "ارتفعت الأسعار بنسبة ٤٥٪ هذا العام",
    "الضريبة (16%) على الفاتورة",
    "الضريبة (١٦٪) والخصم (٥٪)",
    "٢٠٢٤",
  ])("percent signs, brackets and a number alone are read as they are: %s", { timeout: 60_000 }, async (text) => {
    expect(await read(await drawn(text, "rtl"))).toBe(text);
  });

  test.each([90, 180, 270])("a page turned by %i degrees is turned back", { timeout: 60_000 }, async (degrees) => {
    const lines = ["تفتح المكتبة أبوابها صباح الأحد", "وتبقى القاعة مفتوحة للقراء", "حتى السابعة مساء"];
    const pictures = await Promise.all(lines.map((line) => drawn(line, "rtl")));
    const sheet = sharp({ create: { width: 600, height: 360, channels: 3, background: "#fff" } });
    const rows = pictures.map((each, at) => ({ input: Buffer.from(each), left: 0, top: 120 * at }));
    const upright = await sheet.composite(rows).png().toBuffer();
    const lying = await sharp(upright).rotate(degrees).png().toBuffer();
    expect(await read(lying)).toBe(await read(upright));
  });

  test.each(["#fff", "#111"])("letters of the colour %s on nothing are read", { timeout: 60_000 }, async (fill) => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><text x="40" y="70" ` +
      `font-family="DejaVu Sans" font-size="32" fill="${fill}">Fresh bread daily</text></svg>`;
    expect(await read(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()))).toBe("Fresh bread daily");
  });

  test("a document is read the same before and after another", { timeout: 60_000 }, async () => {
    const first = await drawn("محطة القطار الجديدة", "rtl");
    const before = await read(first);
    await read(await drawn("Completely other words here", "ltr"));
    expect(await read(first)).toBe(before);
  });

  test("pixels that do not fit their size are refused, and the next image is read", { timeout: 60_000 }, async () => {
    const broken = { width: 100, height: 100, channels: 1 as const, data: new Uint8Array(5) };
    await expect(ports.ocr.read(broken, { language: "auto" })).rejects.toMatchObject({ code: "invalid_input" });
    expect(await read(await drawn("Still at work", "ltr"))).toBe("Still at work");
  });

  test("an image without text gives no text", { timeout: 60_000 }, async () => {
    const data = new Uint8Array(40_000).fill(255);
    const page = await ports.ocr.read({ width: 200, height: 200, channels: 1, data }, { language: "auto" });
    expect(page.lines).toEqual([]);
  });

  test("progress rises while a page is read", { timeout: 60_000 }, async () => {
    const steps: number[] = [];
    const image = await ports.pixels.decode(await drawn("Fresh bread daily", "ltr"), { channels: 1 });
    await ports.ocr.read(image, { language: "en", onProgress: (value) => steps.push(value) });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});

async function grid(rows: readonly (readonly string[])[], direction: "rtl" | "ltr"): Promise<Uint8Array> {
  const [width, step] = [200, 60];
  const across = (rows[0] as readonly string[]).length;
  const lines = [
    ...Array.from({ length: rows.length + 1 }, (_, at) => `M40 ${40 + at * step}h${across * width}`),
    ...Array.from({ length: across + 1 }, (_, at) => `M${40 + at * width} 40v${rows.length * step}`),
  ];
  const texts = rows.flatMap((row, y) =>
    row.map((text, at) => {
      const x = direction === "rtl" ? 40 + (across - at) * width - 12 : 52 + at * width;
      return `<text x="${x}" y="${79 + y * step}" direction="${direction}" font-family="DejaVu Sans" font-size="26">${text}</text>`;
    }),
  );
  const size = `width="${across * width + 80}" height="${rows.length * step + 80}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><path ` +
    `d="${lines.join("")}" stroke="#333"/>${texts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe("a table with a drawn grid", { timeout: 60_000 }, () => {
  test.each([
    [
      "rtl" as const,
      [
        ["الصنف", "الكمية", "السعر"],
        ["خبز طازج", "٢", "١٫٥٠"],
        ["حليب", "٤", "٢٢٫٧٥"],
      ],
    ],
    [
      "ltr" as const,
      [
        ["Item", "Qty", "Price"],
        ["Fresh bread", "2", "1.50"],
        ["Milk", "10", "38.00"],
      ],
    ],
  ])("is read cell by cell (%s)", async (direction, rows) => {
    const image = await ports.pixels.decode(await grid(rows, direction), { channels: 1 });
    const page = await ports.ocr.read(image, { language: "auto" });
    const wishes = { mode: "markdown", diacritics: "keep", digits: "keep", joinLines: true } as const;
    const { tables, text } = composePage(page, wishes);
    expect(tables).toEqual([rows]);
    expect(text.split("\n")[2]).toBe(`| ${(rows[1] as string[]).join(" | ")} |`);
  });
});

test("print beside the middle of a table does not part its rows", { timeout: 60_000 }, async () => {
  const rows = [
    ["Item", "Price"],
    ["Fresh bread", "1.50"],
    ["White cheese", "38.00"],
  ];
  const note =
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><text x="10" y="36" ` +
    `font-family="DejaVu Sans" font-size="26">Paid in full</text></svg>`;
  const table = sharp(await grid(rows, "ltr")).flatten({ background: "#fff" });
  const wide = await table.extend({ right: 260, background: "#fff" }).png().toBuffer();
  const both = await sharp(wide)
    .composite([{ input: Buffer.from(note), left: 480, top: 100 }])
    .png()
    .toBuffer();
  const image = await ports.pixels.decode(new Uint8Array(both), { channels: 1 });
  const page = await ports.ocr.read(image, { language: "en" });
  const { tables, text } = composePage(page, { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true });
  expect(tables).toEqual([rows]);
  expect(text).toContain("Paid in full");
});

test.each([
  [
    "rtl" as const,
    [
      "تفتح الأسواق أبوابها قبل الشروق",
      "ويصل الباعة من القرى المجاورة",
      "وفي الزقاق يجلس صانع السلال",
      "يقص القصب ويرتبه حسب الطول",
    ],
    ["وفي آخر النهار تغلق المحلات", "ويبقى بائع الشاي وحده هناك", "ينتظر المارة قرب البوابة", "ويقول إن الليل طويل جدا"],
  ],
  [
    "ltr" as const,
    [
      "The market opens before sunrise",
      "and the traders come from villages",
      "with carts of fruit and olives",
      "that were picked the day before",
    ],
    [
      "In the evening the shops close",
      "and only the tea seller is left",
      "who waits beside the old gate",
      "and says that nights are long",
    ],
  ],
])(
  "columns that are not level are read one after the other (%s)",
  { timeout: 60_000 },
  async (direction, first, second) => {
    const column = (lines: readonly string[], side: "left" | "right", y: number) => {
      const x = direction === "rtl" ? (side === "right" ? 1060 : 500) : side === "right" ? 600 : 40;
      return lines.map(
        (line, at) =>
          `<text x="${x}" y="${y + at * 46}" direction="${direction}" font-family="DejaVu Sans" font-size="25">${line}</text>`,
      );
    };
    const [one, other] = direction === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
    const size = `width="1100" height="260"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/>${[...column(first, one, 60), ...column(second, other, 79)].join("")}</svg>`;
    const words = (await read(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()))).split(/\s+/u);
    expect(words.join(" ")).toBe([...first, ...second].join(" "));
  },
);

test("words under a stamp are doubtful, those beside it are not", { timeout: 60_000 }, async () => {
  const lines = ["The reading room opens at nine", "and stays open until the evening", "for all who bring their card"];
  const texts = lines.map(
    (line, at) => `<text x="40" y="${70 + at * 60}" font-family="DejaVu Sans" font-size="30">${line}</text>`,
  );
  const ring =
    `<circle cx="100" cy="190" r="66" fill="none" stroke="#223fc0" stroke-width="9"/><circle cx="100" ` +
    `cy="190" r="40" fill="none" stroke="#223fc0" stroke-width="9"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="280"><rect width="640" height="280" ` +
    `fill="#fff"/>${texts.join("")}${ring}</svg>`;
  const image = await ports.pixels.decode(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()), {
    channels: 1,
  });
  const page = await ports.ocr.read(image, { language: "auto" });
  const words = page.lines.filter((line) => !line.isWeak).flatMap((line) => line.cells.flat());
  const sure = words.filter((word) => word.confidence >= 60).map((word) => word.text);
  expect(sure.slice(0, 6)).toEqual((lines[0] as string).split(" "));
  expect(sure).toContain("evening");
  expect(sure).not.toContain("for");
  expect(words.some((word) => word.confidence < 60 && word.box.x0 < 160 && word.box.y1 > 140)).toBe(true);
});

test("the bubbles of a chat are blocks of their own", { timeout: 60_000 }, async () => {
  const bubble = (x: number, y: number, fill: string, text: string) =>
    `<rect x="${x}" y="${y}" width="300" height="80" rx="10" ` +
    `fill="${fill}"/><text x="${x + 20}" y="${y + 48}" font-family="DejaVu Sans" font-size="24" fill="#eee">${text}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="260"><rect width="700" height="260" ` +
    `fill="#101820"/>${bubble(20, 20, "#203040", "Are you coming")}${bubble(380, 140, "#06604c", "Yes of course")}</svg>`;
  const image = await ports.pixels.decode(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()), {
    channels: 1,
  });
  const page = await ports.ocr.read(image, { language: "auto" });
  const { blocks } = composePage(page, { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true });
  expect(blocks.map((block) => block.text)).toEqual(["Are you coming", "Yes of course"]);
});

test("the recogniser asks nothing of any network", { timeout: 60_000 }, async () => {
  // Taken in by the process and by every thread it starts.
  const guard = `
    import { writeSync } from "node:fs"; import net from "node:net"; import dns from "node:dns";
    const caught = (name) => () => { writeSync(1, "NETWORK " + name); process.exit(3); };
    net.Socket.prototype.connect = caught("connect"); dns.lookup = caught("lookup"); globalThis.fetch = caught("fetch");`;
  const script = `(async () => {
    const { Recogniser } = await import("./src/workers/recogniser.ts");
    const { languageFolder } = await import("./src/workers/language-data.ts");
    const recogniser = new Recogniser(languageFolder());
    const image = { width: 64, height: 64, pixels: new Uint8Array(4096).fill(255) };
    for (const language of ["ara", "eng", "ara+eng"]) await recogniser.recognise({ image, language, shape: "block" });
    await recogniser.close();
    process.stdout.write("READ");
  })()`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(guard)}`, "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe("READ");
});
