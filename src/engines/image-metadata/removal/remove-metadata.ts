import type { Rewritten } from "./rewritten.ts";
import { startsWith } from "#engines/image-metadata/byte-text.ts";
import { rewriteJpeg } from "./jpeg.ts";
import { rewritePng } from "./png.ts";
import { rewriteWebp } from "./webp.ts";

/**
 * A JPEG, PNG or WebP without EXIF, XMP, IPTC, texts and provenance manifest: the container is written again, the coded pixels are
 * copied byte by byte. The colour profile stays, and of EXIF the orientation of a turned picture. What a program hid in the
 * pixels themselves stays as well. Null for other formats and for damaged files.
 */
export function removeMetadata(bytes: Uint8Array): Rewritten | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return rewriteJpeg(bytes);
  if (startsWith(bytes, "PNG\r\n", 1)) return rewritePng(bytes);
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return rewriteWebp(bytes);
  return null;
}
