/** What the page of lettering begins with when a link leads there. */
export interface LetteringStart {
  /** The words, with their line breaks. */
  text: string;
  /** Of a plate as "4:5"; empty where none is known. */
  ratio: string;
}

/** More than fits on a picture; an address that carries more is cut. */
export const LETTERING_TEXT_LIMIT = 500;

/** The page's path without language. The words are behind "#", which browsers keep to themselves: no server sees them. */
export function letteringPath({ text, ratio }: LetteringStart): string {
  return `/lettering#${new URLSearchParams({ t: text, ...(ratio ? { r: ratio } : {}) }).toString()}`;
}

/** Reads `location.hash`; null where it carries neither words nor a ratio. */
export function readLetteringHash(hash: string): LetteringStart | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const text = (fields.get("t") ?? "").slice(0, LETTERING_TEXT_LIMIT);
  const ratio = fields.get("r") ?? "";
  return text || ratio ? { text, ratio } : null;
}
