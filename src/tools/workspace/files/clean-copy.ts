import type { ImageContainer } from "#engines/image-metadata/containers.ts";
import type { MetadataKind } from "#engines/image-metadata/removal/kinds-of-metadata.ts";

/** What of a file is not its picture: the kinds that have a name, what hangs behind the picture, and anything else. */
export type RemovedKind = MetadataKind | "more" | "other";

export interface CleanCopy {
  bytes: Uint8Array<ArrayBuffer>;
  /** Empty where the file carried nothing, and then the copy is the file itself. */
  removed: RemovedKind[];
}

/** Packed texts that are looked into so that their kind can be named; all of them are removed. */
const MOST_PACKED = 20;
const MOST_PACKED_BYTES = 256 * 1024;

/**
 * A picture's file without place, camera and other data, and which of them it had; null for formats that are not rewritten and
 * damaged files.
 */
export async function cleanCopyOf(given: Uint8Array): Promise<CleanCopy | null> {
  const [{ removeMetadata }, { kindsOfMetadata }, containers] = await Promise.all([
    import("#engines/image-metadata/removal/remove-metadata.ts"),
    import("#engines/image-metadata/removal/kinds-of-metadata.ts"),
    import("#engines/image-metadata/containers.ts"),
  ]);
  const rewritten = removeMetadata(given);
  if (!rewritten) return null;
  const bytes = new Uint8Array(rewritten.bytes);
  if (isSame(bytes, given)) return { bytes, removed: [] };
  const found = containers.readContainer(given);
  for (const chunk of packedOf(found)) {
    const inflated = await inflate(chunk.data);
    if (inflated) containers.addInflated(found, chunk, inflated);
  }
  const named: RemovedKind[] = [...kindsOfMetadata(found), ...(rewritten.hasMore ? ["more" as const] : [])];
  return { bytes, removed: named.length > 0 ? named : ["other"] };
}

/** The copy's name: the file's own with a word before its ending. */
export function cleanNameOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${name.slice(0, dot)}-clean${name.slice(dot)}` : `${name}-clean`;
}

function packedOf({ packed }: ImageContainer): ImageContainer["packed"] {
  return packed.slice(0, MOST_PACKED).filter(({ data }) => data.length <= MOST_PACKED_BYTES);
}

async function inflate(data: Uint8Array): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
