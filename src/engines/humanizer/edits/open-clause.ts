/** What takes the place of the first characters of a rest that becomes a sentence: `taken` of them give way to `put`. */
export interface Opened {
  taken: number;
  put: string;
}

/** An English rest with a capital; null for one that would lean on what went or is no clause. */
export function openedAfter(rest: string, startsWithName: boolean): Opened | null {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(rest)?.[0];
  if (first === undefined) return /^["“(]/.test(rest) ? { taken: 0, put: "" } : null;
  if (/^(?:and|or|but|so|which|who|whose|whom|nor|than|of|to)$/i.test(first)) return null;
  const keepsCase = startsWithName || /^\p{L}*\p{Lu}/u.test(first) || /^\p{N}/u.test(first) || /\d/.test(first);
  return keepsCase ? { taken: 0, put: "" } : { taken: 1, put: rest.charAt(0).toUpperCase() };
}
