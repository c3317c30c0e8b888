/** A piece of a text with its place: `end` is exclusive, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’._-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const ABBREVIATION = /(?:\b(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|approx|no|fig|inc|ltd)|(?:^|\s)[\p{L}])$/iu;

/** The words of a text with their places; joined forms (don't, v2.1, step-by-step) are one word. */
export function words(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(WORD)) {
    found.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return found;
}

/** Number of words, counted as `words` finds them. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Number of user-perceived characters: code points, with combining marks counted with their letter. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const character of text) if (!/\p{M}/u.test(character)) count += 1;
  return count;
}

/** Sentences with their places, trimmed. A full stop inside a number, an address or after an abbreviation does not end one; a line break does. */
export function sentences(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && /\s/.test(text[from] as string)) from += 1;
    while (to > from && /\s/.test(text[to - 1] as string)) to -= 1;
    if (to > from) found.push({ start: from, end: to, text: text.slice(from, to) });
    start = end;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === "\n") close(index + 1);
    else if (/[.!?؟؛…]/.test(character)) {
      let end = index + 1;
      while (end < text.length && /[.!?؟…"'”’»)\]]/.test(text[end] as string)) end += 1;
      const next = text[end];
      const endsSentence = next === undefined || /\s/.test(next);
      if (endsSentence && !(character === "." && ABBREVIATION.test(text.slice(Math.max(start, index - 8), index))))
        close(end);
      index = end - 1;
    }
  }
  close(text.length);
  return found;
}

/** Paragraphs (blocks between blank lines) with their places, trimmed. */
export function paragraphs(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)) {
    const lead = match[0].length - match[0].trimStart().length;
    const trimmed = match[0].trim();
    if (trimmed) found.push({ start: match.index + lead, end: match.index + lead + trimmed.length, text: trimmed });
  }
  return found;
}
