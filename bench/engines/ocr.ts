import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { composePage } from "#engines/ocr/compose.ts";
import { createPorts, type OpenPorts } from "#workers/ports.ts";
import { drawDigitPages, drawPages, type DrawnPage } from "../ocr/pages.ts";
import { characterErrors } from "../ocr/score.ts";

const execute = promisify(execFile);

interface Page {
  file: string;
  category: string;
  lang: string;
  text: string;
  image: Buffer;
}

interface Read {
  page: Page;
  text: string;
  ms: number;
  native: { text: string; ms: number } | null;
}

/**
 * Reading text from images, through the product's own threads, beside the `tesseract` command where it is installed.
 * Without `--data` only pages drawn here; with it the images of that folder (`truth.jsonl`) as well.
 */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const ports = createPorts();
  try {
    const given = options.data ? await readAll(ports, givenPages(options.data)) : [];
    const drawn = await readAll(ports, await drawPages());
    const digits = await digitStrings(ports);
    const all = [...given, ...drawn];
    const groups = [
      ...groupsOf(given, (read) => (isTuning(read) ? "images, odd numbers (tuned on)" : "images, even numbers")),
      ...groupsOf(given, () => "images, all"),
      ...groupsOf(given, (read) => `  ${read.page.category}`),
      ...groupsOf(drawn, () => "pages drawn here, all"),
      ...groupsOf(drawn, (read) => `  drawn: ${read.page.category}`),
    ];
    return {
      table: [HEAD, ...groups.map(([name, reads]) => row(name, reads)), ["digit strings", ...digitRow(digits)]],
      json: {
        groups: Object.fromEntries(groups.map(([name, reads]) => [name.trim(), figures(reads)])),
        digits,
        images: all.length,
      },
    };
  } finally {
    await ports.close();
  }
}

const HEAD = [
  "group",
  "images",
  "CER %",
  "without marks %",
  "ms",
  "native CER %",
  "without marks %",
  "native ms",
  "ratio of time",
];

function givenPages(folder: string): Page[] {
  const lines = readFileSync(join(folder, "truth.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const page = JSON.parse(line) as Omit<Page, "image">;
    return { ...page, image: readFileSync(join(folder, page.file)) };
  });
}

function isTuning({ page }: Read): boolean {
  return Number(/-(\d+)\./.exec(page.file)?.[1]) % 2 === 1;
}

async function readAll(ports: OpenPorts, pages: readonly (Page | DrawnPage)[]): Promise<Read[]> {
  await readText(ports, (pages[0] as Page).image);
  const reads: Read[] = [];
  for (const page of pages) {
    const started = performance.now();
    const text = await readText(ports, page.image);
    const ms = performance.now() - started;
    reads.push({ page, text, ms, native: await nativeRead(page.image, page.lang) });
  }
  return reads;
}

async function readText(ports: OpenPorts, bytes: Uint8Array): Promise<string> {
  const image = await ports.pixels.decode(bytes, { channels: 1, maxSide: 4000 });
  const reading = await ports.ocr.read(image, { language: "auto" });
  return composePage(reading, { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true }).text;
}

let hasNative: boolean | null = null;

/** The `tesseract` command with its defaults, as somebody without this product would use it; null where it is missing. */
async function nativeRead(image: Buffer, lang: string): Promise<Read["native"]> {
  hasNative ??= await execute("tesseract", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!hasNative) return null;
  const folder = mkdtempSync(join(tmpdir(), "siyagha-bench-"));
  try {
    const file = join(folder, "image");
    writeFileSync(file, image);
    const languages = lang === "en" ? "eng" : "ara+eng";
    const started = performance.now();
    const { stdout } = await execute("tesseract", [file, "-", "-l", languages], {
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    });
    return { text: stdout, ms: performance.now() - started };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function groupsOf(reads: readonly Read[], nameOf: (read: Read) => string): [string, Read[]][] {
  return Object.entries(Object.groupBy(reads, nameOf)).map(([name, group]) => [name, group ?? []]);
}

function figures(reads: readonly Read[]) {
  const pairs = reads.map((read) => ({ truth: read.page.text, read: read.text }));
  const native = reads.flatMap((read) => (read.native ? [{ truth: read.page.text, read: read.native.text }] : []));
  const ms = mean(reads.map((read) => read.ms));
  const nativeMs = mean(reads.flatMap((read) => (read.native ? [read.native.ms] : [])));
  const hasBoth = native.length > 0;
  return {
    images: reads.length,
    cer: characterErrors(pairs, "with"),
    cerWithoutMarks: characterErrors(pairs, "without"),
    ms,
    nativeCer: hasBoth ? characterErrors(native, "with") : null,
    nativeCerWithoutMarks: hasBoth ? characterErrors(native, "without") : null,
    nativeMs: hasBoth ? nativeMs : null,
    timeRatio: hasBoth ? ms / nativeMs : null,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function row(name: string, reads: readonly Read[]): string[] {
  const { images, ...rest } = figures(reads);
  return [
    name,
    String(images),
    ...Object.values(rest).map((value, at) => value?.toFixed(at === 2 || at === 5 ? 0 : 2) ?? "–"),
  ];
}

/** Numbers in Arabic-Indic digits on drawn lines, read through the whole page reader. */
async function digitStrings(ports: OpenPorts): Promise<{ right: number; of: number; byFont: Record<string, string> }> {
  const pages = await drawDigitPages();
  const fonts: Record<string, [number, number]> = {};
  for (const page of pages) {
    const words = (await readText(ports, page.image)).split(/\s+/u);
    const right = page.numbers.filter((number) => words.includes(number)).length;
    const font = page.file.split("-")[1] as string;
    const [before, all] = fonts[font] ?? [0, 0];
    fonts[font] = [before + right, all + page.numbers.length];
  }
  const sum = (at: 0 | 1) => Object.values(fonts).reduce((total, counts) => total + counts[at], 0);
  return {
    right: sum(0),
    of: sum(1),
    byFont: Object.fromEntries(Object.entries(fonts).map(([font, [right, all]]) => [font, `${right}/${all}`])),
  };
}

function digitRow({ right, of, byFont }: { right: number; of: number; byFont: Record<string, string> }): string[] {
  return [
    `${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`,
    Object.entries(byFont)
      .map(([font, share]) => `${font} ${share}`)
      .join(", "),
  ];
}
