import type { z } from "zod";
import type { Envelope } from "#tools/tool.ts";
import { DOUBTFUL } from "#tools/workspace/files/doubtful-places.ts";
import type { imageToText } from "./tool.ts";

export type ImageToTextResult = z.output<typeof imageToText.result>;
export type Block = ImageToTextResult["blocks"][number];

/** The form as the page keeps it, and the last result with the reader's corrections. The picture itself is kept nowhere. */
export interface ImageToTextDraft {
  textLanguage: string;
  mode: string;
  diacritics: string;
  digits: string;
  joinLines: boolean;
  engine: string;
  kept: { envelope: Envelope<ImageToTextResult>; text: string } | null;
}

export const EMPTY_DRAFT: ImageToTextDraft = {
  textLanguage: "auto",
  mode: "plain",
  diacritics: "keep",
  digits: "keep",
  joinLines: true,
  engine: "auto",
  kept: null,
};
export const DRAFT_NAME = "image-to-text";

export function inputOf({ kept: _kept, ...options }: ImageToTextDraft): object {
  return options;
}

/** What stays through a reload: of the words only the doubtful ones, which the page underlines. */
export function keptOf(envelope: Envelope<ImageToTextResult>): Envelope<ImageToTextResult> {
  const { result } = envelope;
  return { ...envelope, result: { ...result, words: result.words.filter((word) => word.confidence < DOUBTFUL) } };
}

/** Where a block is in the text, or null once it was rewritten. */
export function placeOf(text: string, block: Block): { start: number; end: number } | null {
  const start = block.text === "" ? -1 : text.indexOf(block.text);
  return start < 0 ? null : { start, end: start + block.text.length };
}

/** The block that a place in the text lies in, or null. */
export function blockAt(text: string, blocks: readonly Block[], at: number): number | null {
  const found = blocks.findIndex((block) => {
    const place = block.weak ? null : placeOf(text, block);
    return place !== null && at >= place.start && at <= place.end;
  });
  return found < 0 ? null : found;
}

/** Tables as comma-separated values, a blank line between two; quotes as RFC 4180 has them. */
export function csvOf(tables: readonly (readonly (readonly string[])[])[]): string {
  const cell = (value: string) => (/[",\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return tables.map((table) => table.map((row) => row.map(cell).join(",")).join("\r\n")).join("\r\n\r\n");
}
