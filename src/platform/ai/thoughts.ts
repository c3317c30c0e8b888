/** How a model marks what it thinks where its server passes that on as text: where it begins, and where it ends. */
const MARKS: readonly (readonly [begin: string, end: string])[] = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis<|message|>", "<|channel|>final<|message|>"],
];

/**
 * Leaves what a model thought before its answer out of a text that comes in pieces. Only at the very beginning: marks
 * inside an answer are the answer's.
 */
export class ThoughtFilter {
  #held = "";
  #end: string | null = null;
  #isAnswer = false;

  /** The answer's part of this piece, which may be nothing. */
  read(piece: string): string {
    if (this.#isAnswer) return piece;
    this.#held += piece;
    if (this.#end === null) {
      const text = this.#held.trimStart();
      const mark = MARKS.find(([begin]) => text.startsWith(begin));
      if (!mark) return MARKS.some(([begin]) => begin.startsWith(text)) ? "" : this.#answer(this.#held);
      [, this.#end] = mark;
    }
    const at = this.#held.indexOf(this.#end);
    if (at !== -1) return this.#answer(this.#held.slice(at + this.#end.length));
    // Of a thought nothing is kept but what may be the beginning of its end.
    this.#held = this.#held.slice(-this.#end.length);
    return "";
  }

  /** What was held back to see whether it is a mark, once nothing more comes. */
  end(): string {
    return this.#end === null && !this.#isAnswer ? this.#answer(this.#held) : "";
  }

  #answer(text: string): string {
    this.#isAnswer = true;
    this.#held = "";
    return text;
  }
}
