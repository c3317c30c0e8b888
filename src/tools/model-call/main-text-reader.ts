import { cleanText } from "#engines/text/clean.ts";

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "", b: "", f: "" };

/**
 * Reads one string value of a JSON object while the object is still being written. Feed it each piece of the answer;
 * it gives back the readable text that piece added. Anything before the object is skipped.
 */
export class MainTextReader {
  readonly #key: string;
  #depth = 0;
  #inString = false;
  #escape = "";
  #inEscape = false;
  #isKey = false;
  #token = "";
  #currentKey = "";
  /** Where a value is due: keys are where none is. */
  #afterColon = false;
  #pendingHalf = "";
  #isDone = false;

  constructor(key: string) {
    this.#key = key;
  }

  read(piece: string): string {
    let text = "";
    for (let at = 0; at < piece.length && !this.#isDone; at += 1) {
      const character = piece[at] as string;
      text += this.#inString ? this.#readInString(character) : this.#readOutside(character);
    }
    return cleanText(this.#joinHalves(text));
  }

  #readOutside(character: string): string {
    if (character === "{" || character === "[") this.#depth += 1;
    else if (character === "}" || character === "]") this.#depth -= 1;
    else if (character === ":" && this.#depth === 1) this.#afterColon = true;
    else if (character === "," && this.#depth === 1) this.#afterColon = false;
    else if (character === '"' && this.#depth > 0) {
      this.#inString = true;
      this.#isKey = this.#depth === 1 && !this.#afterColon;
      this.#token = "";
    }
    return "";
  }

  #readInString(character: string): string {
    if (this.#inEscape) return this.#readEscape(character);
    if (character === "\\") {
      this.#inEscape = true;
      this.#escape = "";
      return "";
    }
    if (character !== '"') return this.#take(character);
    this.#inString = false;
    if (this.#isKey) this.#currentKey = this.#token;
    else if (this.#isMainText()) this.#isDone = true;
    return "";
  }

  #readEscape(character: string): string {
    this.#escape += character;
    if (this.#escape.startsWith("u") && this.#escape.length < 5) return "";
    this.#inEscape = false;
    if (this.#escape.length === 5) return this.#take(String.fromCharCode(Number.parseInt(this.#escape.slice(1), 16)));
    return this.#take(ESCAPES[character] ?? character);
  }

  #take(character: string): string {
    if (this.#isKey) this.#token += character;
    return this.#isMainText() ? character : "";
  }

  #isMainText(): boolean {
    return !this.#isKey && this.#depth === 1 && this.#currentKey === this.#key;
  }

  /** Half of a surrogate pair waits for the other half. */
  #joinHalves(text: string): string {
    const whole = this.#pendingHalf + text;
    const endsInHalf = /[\uD800-\uDBFF]$/.test(whole) && !this.#isDone;
    this.#pendingHalf = endsInHalf ? whole.slice(-1) : "";
    return endsInHalf ? whole.slice(0, -1) : whole;
  }
}
