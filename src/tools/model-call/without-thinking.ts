/**
 * Ends of what a model thinks aloud before its answer: tags of several families, and the channel of Harmony for the answer.
 * An opening may be missing: some servers put it into the prompt.
 */
const ENDS = [
  /<\/\s*(?:think|thinking|thought|reasoning|seed:think)\s*>/giu,
  /\[\/THINK\]/gu,
  /◁\/think▷/gu,
  /<\|end_of_thought\|>/gu,
  /<\|channel\|>\s*final\s*(?:<\|constrain\|>\s*\w+\s*)?<\|message\|>/gu,
] as const;

const OPENING = new RegExp(
  String.raw`^\s*(?:${[
    String.raw`<\s*(?:think|thinking|thought|reasoning|seed:think)\s*>`,
    String.raw`\[THINK\]|◁think▷|<\|begin_of_thought\|>`,
    String.raw`(?:<\|start\|>\s*assistant\s*)?<\|channel\|>\s*(?:analysis|commentary)`,
  ].join("|")})`,
  "iu",
);

/** What closes a message of Harmony after its text. */
const CLOSING = /<\|(?:return|end|call)\|>\s*$/u;

/** Where the answer begins: after the last end of thinking; 0 where none is seen. `from` saves looking at what was looked at. */
export function endOfThinking(text: string, from = 0): number {
  let last = 0;
  for (const pattern of ENDS)
    for (const match of text.slice(from).matchAll(pattern)) last = Math.max(last, from + match.index + match[0].length);
  return last;
}

/**
 * A model's answer without its thinking: everything up to the last end of it is dropped. Empty where thinking began and never
 * ended. A text of the person's own may name such a tag, so `isAnswer` says whether what is left can be the answer; where it
 * is not, the whole text is.
 */
export function withoutThinking(
  text: string,
  isAnswer: (rest: string) => boolean = (rest) => rest.trim() !== "",
): string {
  const end = endOfThinking(text);
  if (end === 0) return OPENING.test(text) ? "" : text;
  const rest = text.slice(end).replace(CLOSING, "").trim();
  return isAnswer(rest) || OPENING.test(text) ? rest : text;
}
