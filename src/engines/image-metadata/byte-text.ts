const LATIN1 = new TextDecoder("latin1");
const UTF8 = new TextDecoder("utf-8");
const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true });
/** The eight bytes before a text of EXIF, which name its encoding. */
const CODES = ["UNICODE\0", "ASCII\0\0\0", "JIS\0\0\0\0\0", "\0\0\0\0\0\0\0\0"] as const;
/** Control characters that no text holds, but the high halves of UTF-16 do. */
const CONTROLS = /[\u0001-\u0008\u000E-\u001F]/u;
/** As much of a text as shows its byte order. */
const PROBE = 4096;

export function latin1(bytes: Uint8Array): string {
  return LATIN1.decode(bytes);
}

export function utf8(bytes: Uint8Array): string {
  return UTF8.decode(bytes);
}

/** UTF-8 where the bytes are valid as such, whatever a format's standard says of them, else Latin-1. */
export function asText(bytes: Uint8Array): string {
  return asUtf8(bytes) ?? LATIN1.decode(bytes);
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/** Characters of one byte each. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
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

/**
 * EXIF's UserComment: an eight-byte code, which some programs leave away, then the text. The code is a claim only:
 * programs write UTF-8 behind "UNICODE" and UTF-16 behind nothing.
 */
export function userComment(bytes: Uint8Array): string {
  const code = CODES.find((head) => startsWith(bytes, head));
  const body = code ? bytes.subarray(8) : bytes;
  if (code === "JIS\0\0\0\0\0") return trimmed(new TextDecoder("iso-2022-jp").decode(body));
  return trimmed(anyText(body));
}

/** Text of unknown encoding: UTF-16 where its zeros or its control characters show it, else UTF-8, else Latin-1. */
export function anyText(bytes: Uint8Array): string {
  const body = withoutEnd(bytes);
  const hasMark = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  if (hasMark || body.includes(0)) return utf16(body, bytes);
  const text = asUtf8(body);
  if (text !== null && !CONTROLS.test(text)) return text;
  return bytes.length % 2 === 0 && CONTROLS.test(LATIN1.decode(body)) ? utf16(body, bytes) : LATIN1.decode(body);
}

/** The zeros that fill a field are no text; one of them may be half of the last letter of UTF-16. */
function withoutEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * The byte order of UTF-16 is what the bytes say, whatever the file claims: programs disagree with their own byte order
 * marks. Plain letters have zeros as their high halves; other scripts have few different high halves and many low ones.
 */
function utf16(body: Uint8Array, whole: Uint8Array): string {
  const bytes = body.length % 2 === 0 ? body : whole.subarray(0, body.length + 1);
  const [even, odd] = [halves(bytes, 0), halves(bytes, 1)];
  const isMarkedLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isLittle =
    even.zeros !== odd.zeros
      ? odd.zeros > even.zeros
      : even.kinds === odd.kinds
        ? isMarkedLittle
        : odd.kinds < even.kinds;
  return new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes);
}

function halves(bytes: Uint8Array, parity: 0 | 1): { zeros: number; kinds: number } {
  const kinds = new Set<number>();
  let zeros = 0;
  for (let at = parity; at < Math.min(bytes.length, PROBE); at += 2) {
    kinds.add(bytes[at] as number);
    if (bytes[at] === 0) zeros += 1;
  }
  return { zeros, kinds: kinds.size };
}

/** Without a byte order mark, the zeros that end a field, and space around. */
export function trimmed(text: string): string {
  return withoutZeros(text.startsWith("\uFEFF") ? text.slice(1) : text).trim();
}

/** A loop, since a pattern would try again from each of many zeros. */
export function withoutZeros(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1;
  return text.slice(0, end);
}
