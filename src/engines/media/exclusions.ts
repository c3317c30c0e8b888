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
  LEANS,
  SPLITS,
  STOPS,
  FOR_A_TIME,
  IN_FRAME,
  IN_IT,
  NO_DENIAL,
  NOBODY,
  AFTER,
  MOST_OF_ITEM,
  MOST_WORDS,
} from "./vocabulary/denials-data.ts";
import { RequestWords } from "./request/request-words.ts";
import { isAfterSaying } from "./request/speakers.ts";
import type { Excludable } from "./vocabulary/excludables.ts";

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

/** What is ruled out as a thing, and denials that are no things ("do not change …"), which stay in the words unread. */
export interface Denials {
  exclusions: Exclusion[];
  denied: Span[];
}

/** What the request rules out: a word of denial and what it denies, to the end of the clause or of the list. */
export function findDenials(text: string, request: readonly Word[], medium: "image" | "video"): Denials {
  return new DenialReader(text, request, medium).read();
}

const wantsMore = (word: string) => word.startsWith("و") && WANT.has(word.slice(1));

class DenialReader extends RequestWords {
  private readonly exclusions: Exclusion[] = [];
  private readonly denied: Span[] = [];
  read(): Denials {
    let at = 0;
    while (at < this.request.length) {
      const marker = this.markerAt(at);
      if (
        marker.length === 0 ||
        (this.medium === "video" && isAfterSaying(this.text, (this.request[at] as Word).start))
      ) {
        at += Math.max(1, marker.length);
        continue;
      }
      const next = at + marker.length;
      const start = (this.request[at] as Word).start;
      if (marker.kind === "seen") {
        const from = this.nounBefore(at);
        if (from < at) this.keep(start, from, at, this.wordEnd(next - 1));
        at = next;
      } else if (marker.kind === "itself") {
        const end = this.clauseEnd(next);
        this.keep(start, at, next, this.wordEnd(end - 1));
        at = end;
      } else if (marker.kind === "clause") {
        const end = this.clauseEnd(next);
        this.denied.push({ start, end: this.wordEnd(end - 1) });
        at = Math.max(end, next);
      } else at = this.thingsAfter(start, next);
    }
    return { exclusions: this.exclusions, denied: this.denied };
  }

  /** The word or words of denial here, and whether a thing, a whole clause, or nothing that is seen comes with them. */
  private markerAt(index: number): { length: number; kind: "thing" | "clause" | "seen" | "itself" } {
    const none = { length: 0, kind: "thing" } as const;
    const [own, next] = [this.wordAt(index), this.wordAt(index + 1)];
    if (!this.gapIsPlain(index + 1, false) && !NOBODY.test(own)) return none;
    if (NOT.has(own) && SEEN.has(next))
      return IN_IT.has(this.wordAt(index + 2))
        ? { length: 3, kind: "thing" }
        : { length: 2, kind: this.isThing(index + 2) ? "thing" : "seen" };
    if (NOT.has(own) && WANT.has(next)) return { length: 2, kind: "thing" };
    const verb = this.longest(DO_NOT, index);
    if (verb > 0)
      return SHOW.has(this.wordAt(index + verb))
        ? { length: verb + 1, kind: "thing" }
        : { length: verb, kind: "clause" };
    if (own === "not" && !DEGREE.has(next))
      return { length: 1, kind: /^[a-z]{3,}ing$/u.test(next) ? "clause" : "thing" };
    const length = this.longest(BEFORE_NOUN, index);
    const isFirst = index === 0 || !this.gapIsPlain(index, false);
    if (length === 0 && own === "لا" && isFirst && !NO_DENIAL.has(next))
      return { length: 1, kind: this.isNoun(index + 1) ? "thing" : "clause" };
    if (
      length === 0 ||
      (own === "ولا" &&
        this.longest([["ولا"], ["ولا", "اي"], ["ولا", "حتي"]], index) === length &&
        !this.follows(index) &&
        !this.isElse(index + length + 1))
    )
      return none;
    const after = this.wordAt(index + length);
    if (after === "ما") return { length, kind: "clause" };
    if (NOBODY.test(this.wordAt(index + length - 1))) {
      const rest = index + length + (this.isElse(index + length) ? 1 : 0);
      if (this.saysMore(rest)) return { length, kind: "clause" };
      return NOBODY.test(own) ? { length: rest - index, kind: "itself" } : { length: length - 1, kind: "thing" };
    }
    return { length, kind: "thing" };
  }

  /** Whether a verb of being seen is followed by what is not to be, and not by where. */
  private isThing(index: number): boolean {
    const word = this.wordAt(index);
    return word !== "" && this.gapIsPlain(index, false) && !STOPS.has(word) && !IN_FRAME.has(word) && !AFTER.has(word);
  }

  /** Whether a clause goes on after "nobody" with more than where it would be seen. */
  private saysMore(index: number): boolean {
    const end = this.clauseEnd(index);
    return this.request.slice(index, end).some((_, offset) => !IN_FRAME.has(this.wordAt(index + offset)));
  }

  /** After «لا» in standard Arabic a verb is denied too: a noun is known, has a noun's ending, or does not begin like a verb. */
  private isNoun(index: number): boolean {
    const word = this.wordAt(index);
    if (this.knownAt(index) || !/^[يتن][\u0621-\u064A]{2,}/u.test(word)) return true;
    return /(?:ات|ه|ين|ان|يون)$/u.test(word);
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
          wantsMore(this.wordAt(end)) ||
          this.markerAt(end).length > 0
        ))
    )
      end += 1;
    if (end === next) return Math.max(next, from);
    end = this.listEnd(end);
    const whole = { start, end: this.wordEnd(end - 1) };
    if (
      this.hasExceptions(next) ||
      this.request.slice(next, this.clauseEnd(next)).some(({ forms }) => FOR_A_TIME.has(forms[0] as string))
    )
      this.denied.push(whole);
    else
      for (let piece = next; piece < end;) {
        if (SPLITS.has(this.wordAt(piece))) piece += 1;
        const first = piece;
        while (piece < end && !SPLITS.has(this.wordAt(piece)) && (piece === first || this.gapIsPlain(piece, false)))
          piece += 1;
        if (piece > first) this.keep(first === next ? start : (this.request[first] as Word).start, first, piece);
      }
    return end;
  }

  /** "No birds, kites or balloons": a list goes on over its commas where "or" closes it. */
  private listEnd(end: number): number {
    for (let at = end; at < this.request.length && this.gapIsPlain(at, true) && at - end < MOST_WORDS;) {
      const piece = this.clauseEnd(at + 1);
      if (piece - at > MOST_OF_ITEM + 2 || STOPS.has(this.wordAt(at)) || this.markerAt(at).length > 0) return end;
      const or = this.request.slice(at, piece).findIndex((_, offset) => SPLITS.has(this.wordAt(at + offset)));
      if (or >= 0 && or <= MOST_OF_ITEM) return piece - at - or <= MOST_OF_ITEM + 1 ? piece : end;
      if (piece - at > MOST_OF_ITEM) return end;
      at = piece;
    }
    return end;
  }

  private keep(start: number, from: number, to: number, until?: number): void {
    const known = this.knownAt(from);
    let last = to;
    while (known && AFTER.has(this.wordAt(last)) && this.gapIsPlain(last, false)) last += 1;
    const end = until ?? this.wordEnd(last - 1);
    let named = to;
    // A wording of the table may end in such a word itself.
    const least = from + Math.max(1, known?.length ?? 1);
    while (named > least && AFTER.has(this.wordAt(named - 1)) && !LEANS.has(this.wordAt(named - 2))) named -= 1;
    const words = this.text.slice((this.request[from] as Word).start, this.wordEnd(named - 1)).replace(/^و(?=ال)/u, "");
    this.exclusions.push({
      words,
      ...(known?.length === named - from ? { known: known.known } : {}),
      start: Math.min(start, (this.request[from] as Word).start),
      end,
    });
  }

  /** Whether words of its own go on after a known thing: "no flying cars" and "no face wrinkles" rule out neither cars nor faces. */
  private isQualified(known: number, next: number): boolean {
    const form = this.wordAt(next);
    if (form === "" || !this.gapIsPlain(next, false)) return false;
    if (STOPS.has(form) || JOINS.has(form) || AFTER.has(form) || wantsMore(form) || this.markerAt(next).length > 0)
      return false;
    return !this.knownAt(next) && !(/^(?:و|ولا)/u.test(form) && known < next);
  }
}
