import { MainTextReader } from "./main-text-reader.ts";
import { endOfThinking } from "./without-thinking.ts";

/** The longest end of thinking, so that one cut between two pieces is found. */
const LONGEST_END = 60;
const BEGINS = /^(?:`{3}(?:json)?\s*)?\{/iu;
const MAY_BEGIN = /^`{1,3}(?:j|js|jso|json)?\s*$/iu;

/**
 * The main text of an answer as it is written, and nothing that a model only thought: text is read where the answer begins
 * with its object, at once or after an end of thinking. An answer that begins with other words is shown when it is whole.
 */
export class AnswerTextReader {
  readonly #reader: MainTextReader;
  #held = "";
  #isReading = false;

  constructor(key: string) {
    this.#reader = new MainTextReader(key);
  }

  read(piece: string): string {
    if (this.#isReading) return this.#reader.read(piece);
    const from = Math.max(0, this.#held.length - LONGEST_END);
    this.#held += piece;
    const end = endOfThinking(this.#held, from);
    if (end > 0) this.#held = this.#held.slice(end);
    const start = this.#held.trimStart();
    if (!BEGINS.test(start) || MAY_BEGIN.test(start)) return "";
    this.#isReading = true;
    this.#held = "";
    return this.#reader.read(start);
  }
}
