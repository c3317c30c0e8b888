import { addInflated, readContainer } from "#engines/image-metadata/containers.ts";
import { type EmbeddedPrompt, objectOf, parseObject, stringOf } from "#engines/image-metadata/embedded-prompt.ts";
import { readNovelAi } from "#engines/image-metadata/json-formats.ts";
import { type ImageMetadata, readImageMetadata } from "#engines/image-metadata/read-image-metadata.ts";
import { readStealth } from "#engines/image-metadata/stealth.ts";
import type { Pixels } from "#tools/ports.ts";

/** Pictures that programs draw are smaller; larger ones would fill memory for nothing. */
const MOST_HIDDEN_PIXELS = 4_200_000;
/** No prompt is longer; what unpacks to more was made to fill memory. */
const MOST_INFLATED = 4 * 1024 * 1024;
const MOST_CHUNKS = 50;

/** What an image file says of itself, packed chunks included. Damaged chunks are passed over. */
export async function readFilePrompt(bytes: Uint8Array): Promise<ImageMetadata> {
  const container = readContainer(bytes);
  for (const chunk of container.packed.slice(0, MOST_CHUNKS)) {
    const inflated = await inflate(chunk.data, "deflate");
    if (inflated) addInflated(container, chunk, inflated);
  }
  return readImageMetadata(container);
}

/** The unpacked bytes; null for damaged ones and for more than 4 MB. */
export async function inflate(data: Uint8Array, format: "deflate" | "gzip"): Promise<Uint8Array | null> {
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

/** NovelAI's copy in the alpha channel, where the file's chunks were stripped. */
export async function readHiddenPrompt(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  pixels: Pixels,
  signal: AbortSignal,
): Promise<EmbeddedPrompt | null> {
  if (width * height > MOST_HIDDEN_PIXELS) return null;
  const hidden = readStealth(await pixels.decode(bytes, { channels: 4, signal }));
  const plain = hidden?.isPacked ? await inflate(hidden.data, "gzip") : hidden?.data;
  const json = plain ? parseObject(new TextDecoder().decode(plain)) : null;
  const comment = json && (objectOf(json["Comment"]) ?? parseObject(stringOf(json["Comment"])));
  if (!json || !comment) return null;
  return readNovelAi(comment, { description: stringOf(json["Description"]), source: stringOf(json["Source"]) });
}
