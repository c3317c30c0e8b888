/** A field's words with a likely answer after them. */
export function joined(words: string, answer: string, separator: string): string {
  const before = words.trim();
  return before === "" ? answer : `${before.replace(/[.،,]+$/u, "")}${separator}${answer}`;
}

/** A field's words without a likely answer that is among them, nor the sign that parted it from its neighbour. */
export function without(words: string, answer: string): string {
  const at = words.indexOf(answer);
  if (at === -1) return words;
  const [before, after] = [words.slice(0, at), words.slice(at + answer.length)];
  return before.trim() === "" ? after.replace(/^[\s.،,]+/u, "") : before.replace(/[\s،,]+$/u, "") + after;
}
