const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };

/** The text of `exif:UserComment`, where Draw Things keeps its JSON; empty without one. */
export function xmpUserComment(xmp: string): string {
  const item = /<exif:UserComment>[\s\S]{0,200}?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/u.exec(xmp);
  return item ? unescaped(item[1] ?? "") : "";
}

/** The text of `dc:description`; empty without one. */
export function xmpDescription(xmp: string): string {
  const item = /<dc:description>[\s\S]{0,200}?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/u.exec(xmp);
  return item ? unescaped(item[1] ?? "") : "";
}

/** True where the file itself says that a model drew it (IPTC's digital source type, or Google's credit line). */
export function declaresAi(text: string): boolean {
  return /trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|Made with Google AI/iu.test(text);
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
