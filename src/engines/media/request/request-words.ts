import type { Word } from "#engines/media/match-terms.ts";
import { EXCLUDABLES, EXCLUDABLES_BY_WORD, type Excludable } from "#engines/media/vocabulary/excludables.ts";

const named = (name: string) => EXCLUDABLES.find(({ en }) => en === name) as Excludable;
const [TEXT, PEOPLE, ANYONE_ELSE] = [named("text"), named("people"), named("anyone else")];
/** After a word for people: those besides the ones who are named. */
const ELSE = /^(?:else|others?|غير(?:ه|ها|هم|هن|هما|ي|ك|نا)|سوا(?:ه|ها|هم|ي|ك|نا)|[تث]اني(?:ه|ين)?|اخر(?:ي|ين|ون)?)$/u;

/** The words of a request, as a reader of denials walks over them. */
export class RequestWords {
  protected readonly text: string;
  protected readonly request: readonly Word[];
  protected readonly medium: "image" | "video";

  constructor(text: string, request: readonly Word[], medium: "image" | "video") {
    this.text = text;
    this.request = request;
    this.medium = medium;
  }

  protected wordAt(index: number): string {
    return this.request[index]?.forms[0] ?? "";
  }

  /** Words in the longest of some markers here; the first word may carry a joining letter: "وبدون", "وما بدي". */
  protected longest(markers: readonly (readonly string[])[], index: number): number {
    const isHere = (part: string, offset: number) =>
      this.wordAt(index + offset) === part ||
      (offset === 0 && /^[\u0620-\u064A]/u.test(part) && this.wordAt(index) === `و${part}`);
    return Math.max(0, ...markers.filter((marker) => marker.every(isHere)).map(({ length }) => length));
  }

  protected clauseEnd(index: number): number {
    let end = index;
    while (end < this.request.length && this.gapIsPlain(end, false)) end += 1;
    return end;
  }

  protected wordEnd(index: number): number {
    return (this.request[index] as Word).end;
  }

  /** Whether nothing but space (or, in a list, a comma) comes before a word. */
  protected gapIsPlain(index: number, inList: boolean): boolean {
    const before = this.request[index - 1];
    const word = this.request[index];
    if (!before || !word) return false;
    const gap = this.text.slice(before.end, word.start).trim();
    return gap === "" || (inList && /^[,،]$|^\/$/u.test(gap));
  }

  /** What the table knows here, by its longest wording; "nobody else" and «حدا غيرها» leave those who are named in the picture. */
  protected knownAt(index: number): { known: Excludable; length: number } | null {
    for (const form of this.request[index]?.forms ?? [])
      for (const { words, known } of EXCLUDABLES_BY_WORD.get(form) ?? [])
        if (words.every((part, offset) => this.request[index + offset]?.forms.includes(part))) {
          if (known === PEOPLE && this.isElse(index + words.length))
            return { known: ANYONE_ELSE, length: words.length + 1 };
          return { known: this.medium === "image" && form === "كلام" ? TEXT : known, length: words.length };
        }
    return null;
  }

  protected isElse(index: number): boolean {
    return ELSE.test(this.wordAt(index)) && this.gapIsPlain(index, false);
  }

  /** «حدا غير أمي»: somebody stays, who may be named nowhere else. */
  protected hasExceptions(index: number): boolean {
    const here = this.knownAt(index);
    return here?.known === PEOPLE && this.wordAt(index + here.length) === "غير";
  }
}
