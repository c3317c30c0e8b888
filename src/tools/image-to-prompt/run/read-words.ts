import { composePage } from "#engines/ocr/compose.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { RunContext } from "#tools/runner.ts";
import type { ImageToPromptInput } from "./run-input.ts";

const SIDE = 1600;
/** Textures look like text to a reader; what counts was read with more certainty than a page's words need. */
const SURE = 0.75;
const LEAST_LETTERS = 3;
const MOST_CHARACTERS = 1000;
/** A grainy picture keeps a reader busy for a minute, and the words are the lesser part of the answer. */
const LONGEST_MS = 15_000;

/** The words in the picture, by the product's own reader, block by block; empty where none is sure, or the reader is busy or slow. */
export async function readWords({ file }: ImageToPromptInput, { ports, signal }: RunContext): Promise<string> {
  const limit = AbortSignal.timeout(LONGEST_MS);
  try {
    const image = await ports.pixels.decode(file.bytes, { maxSide: SIDE, channels: 1, signal });
    const reading = await ports.ocr.read(image, { language: "auto", signal: AbortSignal.any([signal, limit]) });
    const { blocks } = composePage(reading, { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true });
    const isSure = ({ text, confidence, isWeak }: (typeof blocks)[number]) =>
      !isWeak && confidence >= SURE && (text.match(/\p{L}|\p{N}/gu)?.length ?? 0) >= LEAST_LETTERS;
    return blocks
      .filter(isSure)
      .map(({ text }) => text)
      .join("\n")
      .slice(0, MOST_CHARACTERS);
  } catch (error) {
    if ((error instanceof RefusalError || limit.aborted) && !signal.aborted) return "";
    throw error;
  }
}
