import { resize, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { readPage } from "#engines/ocr/read-page.ts";
import type { PageReading, TextLanguage } from "#engines/ocr/reading.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { PixelImage } from "#tools/ports.ts";
import { languageFolder } from "./language-data.ts";
import { Recogniser } from "./recogniser.ts";
import { serveJobs } from "./serve-jobs.ts";

const MOST_PIXELS = 6_000_000;
const LEAST_SIDE = 8;

const recogniser = new Recogniser(languageFolder());

serveJobs({ read });

/** Reads one page. Nothing of it stays: the recogniser's parameters are those of the page alone. */
async function read(
  { image, language }: { image: PixelImage; language: TextLanguage },
  report: (progress: number) => void,
): Promise<PageReading> {
  const full = grayOf(image);
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (full.width * full.height)));
  if (Math.min(full.width, full.height) * factor < LEAST_SIDE)
    return { lines: [], direction: "ltr", turn: 0, tilt: 0, width: full.width, height: full.height };
  const reader = readPage(factor < 1 ? resize(full, factor) : full, language);
  let step = reader.next();
  for (let done = 0; !step.done; done += 1) {
    // How many passes a page needs shows as it is read: each takes a share of what is left.
    const lines = await recogniser.recognise(step.value, (part) => report(1 - 0.4 ** (done + part)));
    step = reader.next(lines);
  }
  return step.value;
}

/** Luminance as the eye weighs it (Rec. 601). */
function grayOf({ width, height, channels, data }: PixelImage): GrayImage {
  if (data.length !== width * height * channels)
    throw new RefusalError("invalid_input", { fields: { file: "damaged_file" } });
  if (channels === 1) return { width, height, pixels: data };
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += channels) {
    pixels[at] =
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number) + 0.5;
  }
  return { width, height, pixels };
}
