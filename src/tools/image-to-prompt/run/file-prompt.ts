import { readA1111 } from "#engines/image-metadata/prompt-formats/a1111.ts";
import { addInflated, readContainer } from "#engines/image-metadata/containers.ts";
import type { EmbeddedPrompt } from "#engines/image-metadata/embedded-prompt.ts";
import { parseObject } from "#engines/image-metadata/json-values.ts";
import { readNovelAiCopy } from "#engines/image-metadata/prompt-formats/novelai.ts";
import { type ImageMetadata, readImageMetadata } from "#engines/image-metadata/read-image-metadata.ts";
import { readStealth } from "#engines/image-metadata/stealth.ts";
import type { Pixels } from "#tools/ports.ts";

/** Pictures that programs draw are smaller; larger ones would fill memory for nothing. */
const MOST_HIDDEN_PIXELS = 4_200_000;
/** No prompt is longer; what unpacks to more was made to fill memory. */
const MOST_INFLATED = 4 * 1024 * 1024;
const MOST_CHUNKS = 50;
const MOST_INFLATED_TOGETHER = 16 * 1024 * 1024;

/** What an image file says of itself, packed chunks included. Damaged chunks are passed over. */
export async function readFilePrompt(bytes: Uint8Array): Promise<ImageMetadata> {
  const container = readContainer(bytes);
  let total = 0;
  for (const chunk of container.packed.slice(0, MOST_CHUNKS)) {
    const inflated = await inflate(chunk.data, "deflate");
    total += inflated?.length ?? 0;
    if (total > MOST_INFLATED_TOGETHER) break;
    if (inflated) addInflated(container, chunk, inflated);
  }
  return readImageMetadata(container);
}

/** The unpacked bytes; null for damaged ones and for more than 4 MB. */
async function inflate(data: Uint8Array, format: "deflate" | "gzip"): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let total = 0;
  try {
    const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream(format));
    for await (const part of stream) {
      total += part.length;
      if (total > MOST_INFLATED) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Whether a picture's lowest bits are looked at. */
export function isSmallEnough({ width, height }: { width: number; height: number }): boolean {
  return width * height <= MOST_HIDDEN_PIXELS;
}

/** A copy of the prompt in the pixels themselves, where the file's chunks were stripped: NovelAI's, or the WebUI's text. */
export async function readHiddenPrompt(
  bytes: Uint8Array,
  pixels: Pixels,
  signal: AbortSignal,
): Promise<EmbeddedPrompt | null> {
  const hidden = readStealth(await pixels.decode(bytes, { channels: 4, signal }));
  const plain = hidden?.isPacked ? await inflate(hidden.data, "gzip") : hidden?.data;
  if (!plain) return null;
  const text = new TextDecoder().decode(plain);
  const json = parseObject(text);
  return json ? readNovelAiCopy(json) : readA1111(text);
}
