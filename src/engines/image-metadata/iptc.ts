import { asText, startsWith, trimmed } from "./byte-text.ts";

const PHOTOSHOP = "Photoshop 3.0\0";
const IPTC_RESOURCE = 0x0404;
const MOST_RECORDS = 200;

/** The IPTC records among Photoshop's resources: a mark, a number, a padded name, a length, the data. */
export function photoshopCaptions(data: Uint8Array): Map<string, string> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = startsWith(data, PHOTOSHOP) ? PHOTOSHOP.length : 0;
  while (at + 12 <= data.length && startsWith(data, "8BIM", at)) {
    const name = (data[at + 6] ?? 0) + 1;
    const size = at + 6 + name + (name % 2);
    if (size + 4 > data.length) break;
    const length = view.getUint32(size);
    const body = data.subarray(size + 4, size + 4 + length);
    if (view.getUint16(at + 4) === IPTC_RESOURCE) return iptcRecords(body);
    at = size + 4 + length + (length % 2);
  }
  return new Map();
}

/** Records by their numbers, such as "2:120" for the caption; of several with one number the first. */
export function iptcRecords(data: Uint8Array): Map<string, string> {
  const records = new Map<string, string>();
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c && records.size < MOST_RECORDS;) {
    const length = view.getUint16(at + 3);
    // A length with its first bit set is that of a longer length, which no caption needs.
    if (length & 0x8000 || at + 5 + length > data.length) break;
    const name = `${data[at + 1]}:${data[at + 2]}`;
    if (!records.has(name)) records.set(name, trimmed(asText(data.subarray(at + 5, at + 5 + length))));
    at += 5 + length;
  }
  return records;
}
