import { fold } from "#engines/text/fold.ts";
import type { Word } from "./match-terms.ts";
import {
  BEFORE_NOUN,
  NOT,
  WANT,
  SEEN,
  DO_NOT,
  SHOW,
  DEGREE,
  JOINS,
  SPLITS,
  STOPS,
  FOR_A_TIME,
  AFTER,
  MOST_WORDS,
} from "./vocabulary/denials-data.ts";
import { EXCLUDABLES, EXCLUDABLES_BY_WORD, type Excludable } from "./vocabulary/exclusions-data.ts";

interface Span {
  start: number;
  end: number;
}

/** Something to leave out; `known` where our table has it, else it stays in the person's words. */
export interface Exclusion extends Span {
  words: string;
  known?: Excludable;
  /** Comes from the form: the request's own words do not hold it. */
  isAdded?: true;
}

/** What is ruled out as a thing, and denials that are no things ("do not change …", "nobody looking"): those stay in the words, and nothing is read from them. */
export interface Denials {
  exclusions: Exclusion[];
  denied: Span[];
}

const TEXT = EXCLUDABLES.find(({ en }) => en === "text") as Excludable;

/** What the request rules out: a word of denial and what it denies, to the end of the clause or of the list. */
export function findDenials(text: string, request: readonly Word[], medium: "image" | "video"): Denials {
  return new DenialReader(text, request, medium).read();
}

class DenialReader {
  private readonly exclusions: Exclusion[] = [];
  private readonly denied: Span[] = [];
  private readonly text: string;
  private readonly request: readonly Word[];
  private readonly medium: "image" | "video";

  constructor(text: string, request: readonly Word[], medium: "image" | "video") {
    this.text = text;
    this.request = request;
    this.medium = medium;
  }

  read(): Denials {
    let at = 0;
    while (at < this.request.length) {
      const marker = this.markerAt(at);
      if (marker.length === 0) {
        at += 1;
        continue;
      }
      const next = at + marker.length;
      const start = (this.request[at] as Word).start;
      if (marker.kind === "seen") {
        const from = this.nounBefore(at);
        if (from < at) this.keep(start, from, at, this.wordEnd(next - 1));
        at = next;
      } else if (marker.kind === "itself") {
        this.keep(start, at, next);
        at = next;
      } else if (marker.kind === "clause") {
        const end = this.clauseEnd(next);
        this.denied.push({ start, end: this.wordEnd(end - 1) });
        at = Math.max(end, next);
      } else at = this.thingsAfter(start, next);
    }
    return { exclusions: this.exclusions, denied: this.denied };
  }

  private wordAt(index: number): string {
    return this.request[index]?.forms[0] ?? "";
  }

  /** The word or words of denial here, and whether a thing, a whole clause, or nothing that is seen comes with them. */
  private markerAt(index: number): { length: number; kind: "thing" | "clause" | "seen" | "itself" } {
    const none = { length: 0, kind: "thing" } as const;
    const [own, next] = [this.wordAt(index), this.wordAt(index + 1)];
    if (!this.gapIsPlain(index + 1, false) && own !== "nobody") return none;
    if (NOT.has(own) && SEEN.has(next)) return { length: 2, kind: "seen" };
    if (NOT.has(own) && WANT.has(next)) return { length: 2, kind: "thing" };
    const verb = this.longest(DO_NOT, index);
    if (verb > 0)
      return SHOW.has(this.wordAt(index + verb))
        ? { length: verb + 1, kind: "thing" }
        : { length: verb, kind: "clause" };
    if (own === "not" && !DEGREE.has(next))
      return { length: 1, kind: /^[a-z]{3,}ing$/u.test(next) ? "clause" : "thing" };
    const length = this.longest(BEFORE_NOUN, index);
    if (
      length === 0 ||
      (own === "ولا" && this.longest([["ولا"], ["ولا", "اي"]], index) === length && !this.follows(index))
    )
      return none;
    const after = this.wordAt(index + length);
    if (after === "ما") return { length, kind: "clause" };
    if (/^(?:nobody|one)$/u.test(this.wordAt(index + length - 1))) {
      if (this.gapIsPlain(index + length, false) && !STOPS.has(after)) return { length, kind: "clause" };
      return this.wordAt(index) === "nobody" ? { length, kind: "itself" } : { length: length - 1, kind: "thing" };
    }
    return { length, kind: "thing" };
  }

  /** Words in the longest of some markers here; the first word may carry a joining letter: "وبدون", "وما بدي". */
  private longest(markers: readonly (readonly string[])[], index: number): number {
    const isHere = (part: string, offset: number) =>
      this.wordAt(index + offset) === part ||
      (offset === 0 && /^[\u0620-\u064A]/u.test(part) && this.wordAt(index) === `و${part}`);
    return Math.max(0, ...markers.filter((marker) => marker.every(isHere)).map(({ length }) => length));
  }

  /** «ولا» rules out only after another denial of the same sentence; else it asks "or". */
  private follows(index: number): boolean {
    const last = [...this.exclusions, ...this.denied].reduce((most, { end }) => Math.max(most, end), -1);
    return last >= 0 && !/[.!?؟\n]/u.test(this.text.slice(last, this.request[index]?.start));
  }

  /** Where the noun before a verb begins: at the last "and the", else at its clause's begin. */
  private nounBefore(index: number): number {
    let from = index;
    while (from > 0 && index - from < 4 && this.gapIsPlain(from, false)) {
      from -= 1;
      if (this.wordAt(from).startsWith("وال")) return from;
    }
    return from;
  }

  private clauseEnd(index: number): number {
    let end = index;
    while (end < this.request.length && this.gapIsPlain(end, false)) end += 1;
    return end;
  }

  private wordEnd(index: number): number {
    return (this.request[index] as Word).end;
  }

  /** The things after a word of denial: known ones of a list, else the words to the end of the clause. */
  private thingsAfter(start: number, from: number): number {
    const begun = this.exclusions.length;
    let next = from;
    for (;;) {
      while (JOINS.has(this.wordAt(next)) && this.gapIsPlain(next, true)) next += 1;
      const known = this.knownAt(next);
      if (
        !known ||
        !this.gapIsPlain(next, this.exclusions.length > begun) ||
        this.isQualified(next, next + known.length)
      )
        break;
      this.keep(this.exclusions.length > begun ? (this.request[next] as Word).start : start, next, next + known.length);
      next += known.length;
      while (AFTER.has(this.wordAt(next)) && this.gapIsPlain(next, false)) next += 1;
    }
    if (this.exclusions.length > begun) return next;
    let end = next;
    while (
      end < this.request.length &&
      end - next < MOST_WORDS &&
      this.gapIsPlain(end, false) &&
      (end === next ||
        !(
          this.wordAt(end) === "ولا" ||
          STOPS.has(this.wordAt(end)) ||
          this.wantsMore(this.wordAt(end)) ||
          this.markerAt(end).length > 0
        ))
    )
      end += 1;
    if (end === next) return Math.max(next, from);
    const whole = { start, end: this.wordEnd(end - 1) };
    if (this.request.slice(next, this.clauseEnd(next)).some(({ forms }) => FOR_A_TIME.has(forms[0] as string)))
      this.denied.push(whole);
    else
      for (let piece = next; piece < end; piece += 1) {
        const first = piece;
        while (piece < end && !SPLITS.has(this.wordAt(piece))) piece += 1;
        if (piece > first) this.keep(first === next ? start : (this.request[first] as Word).start, first, piece);
      }
    return end;
  }

  private keep(start: number, from: number, to: number, until?: number): void {
    const known = this.knownAt(from);
    let last = to;
    while (known && AFTER.has(this.wordAt(last)) && this.gapIsPlain(last, false)) last += 1;
    const end = until ?? this.wordEnd(last - 1);
    const words = this.text.slice((this.request[from] as Word).start, this.wordEnd(to - 1)).replace(/^و(?=ال)/u, "");
    const isWhole = known && known.length === to - from;
    this.exclusions.push({
      words,
      ...(isWhole ? { known: known.known } : {}),
      start: Math.min(start, (this.request[from] as Word).start),
      end,
    });
  }

  private wantsMore(word: string): boolean {
    return word.startsWith("و") && WANT.has(word.slice(1));
  }

  /** Whether words of its own go on after a known thing: "no flying cars" and "no face wrinkles" rule out neither cars nor faces. */
  private isQualified(known: number, next: number): boolean {
    const form = this.wordAt(next);
    if (form === "" || !this.gapIsPlain(next, false)) return false;
    if (STOPS.has(form) || JOINS.has(form) || AFTER.has(form) || this.wantsMore(form) || this.markerAt(next).length > 0)
      return false;
    return !this.knownAt(next) && !(/^(?:و|ولا)/u.test(form) && known < next);
  }

  /** Whether nothing but space (or, in a list, a comma) stands before a word. */
  private gapIsPlain(index: number, inList: boolean): boolean {
    const before = this.request[index - 1];
    const word = this.request[index];
    if (!before || !word) return false;
    const gap = this.text.slice(before.end, word.start).trim();
    return gap === "" || (inList && /^[,،]$|^\/$/u.test(gap));
  }

  private knownAt(index: number): { known: Excludable; length: number } | null {
    for (const form of this.request[index]?.forms ?? [])
      for (const { words, known } of EXCLUDABLES_BY_WORD.get(form) ?? [])
        if (words.every((part, offset) => this.request[index + offset]?.forms.includes(part)))
          return { known: this.medium === "image" && form === "كلام" ? TEXT : known, length: words.length };
    return null;
  }
}

/** The same thing ruled out twice, in the request and in the form, is one. */
export function onceEach(exclusions: readonly Exclusion[]): Exclusion[] {
  const nameOf = ({ known, words }: Exclusion) => known?.en ?? fold(words);
  return exclusions.filter((one, index) => exclusions.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
