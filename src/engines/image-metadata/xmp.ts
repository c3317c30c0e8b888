const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };
/** More than any packet that a program writes; a longer one is read up to here. */
const LONGEST = 2 * 1024 * 1024;
/** Places of one name that are tried. */
const MOST_TRIES = 8;

/**
 * The text of a property by its name without prefix, such as "UserComment": an attribute or an element, whose first item
 * counts. Empty without one.
 */
export function xmpText(xmp: string, name: string): string {
  const packet = xmp.slice(0, LONGEST);
  let tries = 0;
  for (const opening of packet.matchAll(new RegExp(`[\\s<][\\w-]{1,40}:${name}(?=[\\s=>])`, "gu"))) {
    tries += 1;
    if (tries > MOST_TRIES) break;
    const after = opening.index + opening[0].length;
    const value = opening[0].startsWith("<")
      ? elementAt(packet, after, opening[0].slice(1))
      : attributeAt(packet.slice(after, after + 8), packet, after);
    if (value !== null && value.trim() !== "") return value;
  }
  return "";
}

function attributeAt(head: string, packet: string, after: number): string | null {
  const equals = /^\s*=\s*["']/u.exec(head);
  if (!equals) return null;
  const start = after + equals[0].length;
  const end = packet.indexOf(packet[start - 1] as string, start);
  return end < 0 ? null : unescaped(packet.slice(start, end));
}

/** Plain text, or the first item of a list of texts; anything else inside is no text. */
function elementAt(packet: string, after: number, tag: string): string | null {
  const start = packet.indexOf(">", after) + 1;
  const end = packet.indexOf(`</${tag}`, start);
  if (start === 0 || end < 0 || packet[start - 2] === "/") return null;
  const inner = packet.slice(start, end);
  const item = firstItem(inner) ?? (/<(?!!\[CDATA\[)/u.test(inner) ? null : inner);
  return item === null ? null : plainOf(item);
}

function firstItem(inner: string): string | null {
  const opening = inner.indexOf("<rdf:li");
  const start = opening < 0 ? 0 : inner.indexOf(">", opening) + 1;
  const end = start === 0 ? -1 : inner.indexOf("</rdf:li>", start);
  return end < 0 ? null : inner.slice(start, end);
}

function plainOf(text: string): string {
  const inner = text.trim();
  const isMarked = inner.startsWith("<![CDATA[") && inner.endsWith("]]>");
  return isMarked ? inner.slice(9, -3) : unescaped(text);
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/giu, (whole, decimal, hex, name) => {
    if (decimal) return codePoint(Number(decimal));
    if (hex) return codePoint(Number.parseInt(hex as string, 16));
    return ENTITIES[name as string] ?? (whole as string);
  });
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
