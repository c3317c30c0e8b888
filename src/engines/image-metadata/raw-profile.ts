import { startsWith, utf8 } from "./byte-text.ts";
import { iptcRecords, photoshopCaptions } from "./iptc.ts";

interface Found {
  exif: Uint8Array | null;
  xmp: string;
  iptc: Map<string, string>;
}

const KEYWORD = "Raw profile type ";
const XMP_HEAD = "http://ns.adobe.com/xap/1.0/\0";

export function isRawProfile(keyword: string): boolean {
  return keyword.startsWith(KEYWORD);
}

/** A block of another format in a PNG's text: its name, its length in bytes, then the bytes in hexadecimal. */
export function addRawProfile(keyword: string, text: string, found: Found): void {
  const parts = /^\s*\S+\s+(\d+)\s+([\da-f\s]+)/iu.exec(text);
  const digits = (parts?.[2] ?? "").replace(/\s/gu, "").slice(0, 2 * Number(parts?.[1] ?? 0));
  const data = Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
  const kind = keyword.slice(KEYWORD.length).toLowerCase();
  if (startsWith(data, XMP_HEAD)) found.xmp += utf8(data.subarray(XMP_HEAD.length));
  else if (kind === "xmp") found.xmp += utf8(data);
  else if (kind === "exif" || kind === "app1") found.exif ??= startsWith(data, "Exif\0\0") ? data.subarray(6) : data;
  else if (kind === "iptc" || kind === "8bim") {
    const records = data[0] === 0x1c ? iptcRecords(data) : photoshopCaptions(data);
    for (const [name, value] of records) found.iptc.set(name, value);
  }
}
