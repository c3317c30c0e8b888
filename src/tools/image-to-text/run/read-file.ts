import type { FileReading, ImageToTextInput, ImageToTextResult } from "./file-reading.ts";
import { composePage, type TextBlock, wished } from "#engines/ocr/compose.ts";
import { uprightBox } from "#engines/ocr/upright-box.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { PixelImage } from "#tools/ports.ts";
import type { Progress } from "#tools/tool.ts";
import type { RunContext } from "#tools/runner.ts";
import { pageOf, type PagePlan, planOf, type ReadPage } from "./page-plan.ts";
import { withProgress } from "./with-progress.ts";
import { MOST_PAGES } from "#tools/image-to-text/tool.ts";

/** Larger pictures are shrunk: letters of 10 pixels are enough. */
const MOST_SIDE = 4000;
/** A printed page at 200 dots an inch. */
const PDF_SIDE = 2400;

/**
 * Reads an image, or each page of a PDF: its own text where that is sound, else its picture. Throws `invalid_input` for what has
 * no text.
 */
export async function* readFile(
  input: ImageToTextInput,
  context: RunContext,
): AsyncGenerator<Progress, FileReading, undefined> {
  const pages: ReadPage[] = [];
  const plans = await plansOf(input, context);
  for (const [index, plan] of plans.entries()) {
    const label = LABELS[context.lang](index + 1, plans.length);
    const at = (value: number) => ({ value: (index + value) / plans.length, label });
    yield at(0);
    let seen: ReadPage | null = null;
    if (plan.look !== "none") {
      const image = await imageOf(input, { index, isBare: plan.look === "rest" }, context);
      const reading = withProgress((report) => readImage(image, input, { ...context, report }));
      let step = await reading.next();
      for (; !step.done; step = await reading.next()) yield at(step.value);
      seen = step.value;
    }
    pages.push(pageOf(plan, seen));
  }
  const result = joinPages(pages);
  if (result.text.trim() === "") throw new RefusalError("invalid_input", { fields: { file: "no_text_found" } });
  return { result, hasUnclearColumns: pages.some((page) => page.hasUnclearColumns) };
}

/** For each page the text it carries, and how much of it has to be looked at. */
async function plansOf(input: ImageToTextInput, { ports, signal }: RunContext): Promise<PagePlan[]> {
  const { file } = input;
  if (file.type !== "application/pdf") return [{ text: null, look: "whole", textMiddle: 0 }];
  const { pageTexts, sheets } = await ports.documents.text(file, { signal });
  if (pageTexts.length > MOST_PAGES)
    throw new RefusalError("invalid_input", { fields: { file: `too_many_pages ${MOST_PAGES}` } });
  return pageTexts.map((text, at) => planOf(wished(text, input), sheets[at]));
}

async function imageOf(
  { file }: ImageToTextInput,
  { index, isBare }: { index: number; isBare: boolean },
  { ports, signal }: RunContext,
): Promise<PixelImage> {
  if (file.type !== "application/pdf")
    return ports.pixels.decode(file.bytes, { maxSide: MOST_SIDE, channels: 1, signal });
  return (await ports.documents.page(file.bytes, { index, maxSide: PDF_SIDE, isBare, signal })).image;
}

async function readImage(
  image: PixelImage,
  input: ImageToTextInput,
  { ports, signal, report }: RunContext & { report: (value: number) => void },
): Promise<ReadPage> {
  const reading = await ports.ocr.read(image, { language: input.textLanguage, signal, onProgress: report });
  const { blocks, ...page } = composePage(reading, input);
  const placed = (found: TextBlock["box"]) => {
    const box = uprightBox(found, reading);
    return { x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0 };
  };
  return {
    ...page,
    confidence: rounded(page.confidence),
    blocks: blocks.map(({ isWeak, words: _words, box, confidence, ...block }) => {
      return { ...block, confidence: rounded(confidence), box: placed(box), page: 1, weak: isWeak };
    }),
    words: blocks.flatMap((block, at) =>
      block.words.map(({ text, confidence, box }) => ({
        text,
        confidence: rounded(confidence),
        box: placed(box),
        block: at,
      })),
    ),
    sheets: [{ width: reading.width, height: reading.height }],
  };
}

function joinPages(pages: readonly ReadPage[]): ImageToTextResult {
  const text = pages.map((page) => page.text).join("\n\n");
  const letters = pages.reduce((sum, page) => sum + page.text.length, 0);
  let before = 0;
  const words = pages.flatMap((page) => {
    const moved = page.words.map((word) => ({ ...word, block: word.block + before }));
    before += page.blocks.length;
    return moved;
  });
  return {
    text,
    blocks: pages.flatMap((page, index) => page.blocks.map((block) => ({ ...block, page: index + 1 }))),
    words,
    confidence: rounded(
      pages.reduce((sum, page) => sum + page.confidence * page.text.length, 0) / Math.max(1, letters),
    ),
    language: languageOf(pages.flatMap((page) => page.blocks)),
    tables: pages.flatMap((page) => page.tables),
    pages: pages.length,
    sheets: pages.flatMap((page) => page.sheets),
  };
}

function languageOf(blocks: ImageToTextResult["blocks"]): string {
  const found = new Set(blocks.filter((block) => !block.weak && block.lang !== "none").map((block) => block.lang));
  if (found.size > 1) return "mixed";
  return [...found][0] ?? "none";
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const LABELS: Record<Language, (page: number, pages: number) => string> = {
  ar: (page, pages) =>
    pages === 1 ? "نقرأ النص" : `نقرأ الصفحة ${formatNumber("ar", page)} من ${formatNumber("ar", pages)}`,
  en: (page, pages) => (pages === 1 ? "Reading the text" : `Reading page ${page} of ${pages}`),
};
