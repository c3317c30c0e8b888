const LATIN1 = new TextDecoder("latin1");
const UTF8 = new TextDecoder("utf-8");
const CODES = [
  ["UNICODE\0", "utf16"],
  ["ASCII\0\0\0", "plain"],
  ["\0\0\0\0\0\0\0\0", "plain"],
] as const;

export function latin1(bytes: Uint8Array): string {
  return LATIN1.decode(bytes);
}

export function utf8(bytes: Uint8Array): string {
  return UTF8.decode(bytes);
}

/** UTF-8 where the bytes are valid as such, else Latin-1. */
export function asText(bytes: Uint8Array): string {
  const text = UTF8.decode(bytes);
  return text.includes("\uFFFD") ? LATIN1.decode(bytes) : text;
}

export function startsWith(bytes: Uint8Array, text: string, from = 0): boolean {
  for (let at = 0; at < text.length; at += 1) if (bytes[from + at] !== text.charCodeAt(at)) return false;
  return true;
}

export function bytesOf(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** EXIF's UserComment: an eight-byte code, which some programs leave away, then the text. */
export function userComment(bytes: Uint8Array): string {
  const code = CODES.find(([head]) => startsWith(bytes, head));
  const body = code ? bytes.subarray(8) : bytes;
  const isWide = code?.[1] === "utf16" || zeroShare(body, 0) > 0.25 || zeroShare(body, 1) > 0.25;
  return trimmed(isWide ? utf16(body) : asText(body));
}

/**
 * The byte order of UTF-16 is what the zeros of plain letters say, whatever the file claims: programs disagree with
 * their own byte order marks. Without such letters the mark decides, then big-endian.
 */
function utf16(bytes: Uint8Array): string {
  const even = zeroShare(bytes, 0);
  const odd = zeroShare(bytes, 1);
  const isLittle = even === odd ? bytes[0] === 0xff && bytes[1] === 0xfe : odd > even;
  return new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes);
}

function zeroShare(bytes: Uint8Array, parity: 0 | 1): number {
  let zeros = 0;
  for (let at = parity; at < bytes.length; at += 2) if (bytes[at] === 0) zeros += 1;
  return zeros / Math.max(1, Math.floor(bytes.length / 2));
}

export function trimmed(text: string): string {
  return text.replace(/^\uFEFF|\0+$/gu, "").trim();
}
