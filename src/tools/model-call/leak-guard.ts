/** Characters of the stored prompt in a row that no honest answer repeats, and the length of the pieces they are found by. */
const LONGEST_RUN = 70;
const GRAM = 24;

/**
 * Watches an answer for a verbatim run of the stored prompt. A run that the user's own texts hold is theirs to repeat.
 * Spaces and letter case make no difference.
 */
export class LeakGuard {
  readonly #grams = new Set<string>();
  readonly #own: string;
  #recent = "";
  #matches = 0;

  constructor(storedPrompt: string, userTexts: readonly string[]) {
    const secret = flatten(storedPrompt);
    for (let at = 0; at + GRAM <= secret.length; at += 1) this.#grams.add(secret.slice(at, at + GRAM));
    this.#own = flatten(userTexts.join("\n"));
  }

  /** True when the answer so far, with this piece added, holds such a run. */
  sees(piece: string): boolean {
    const text = this.#recent + flatten(piece);
    for (let end = Math.max(GRAM, this.#recent.length + 1); end <= text.length; end += 1) {
      this.#matches = this.#grams.has(text.slice(end - GRAM, end)) ? this.#matches + 1 : 0;
      const length = this.#matches + GRAM - 1;
      if (length >= LONGEST_RUN && !this.#own.includes(text.slice(Math.max(0, end - LONGEST_RUN), end))) return true;
    }
    this.#recent = text.slice(-LONGEST_RUN);
    return false;
  }
}

function flatten(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}
