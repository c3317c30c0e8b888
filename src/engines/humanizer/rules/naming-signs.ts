import { fold } from "../../text/fold.ts";
import type { Span } from "../../text/segment.ts";
import type { Sign } from "../humanizer-types.ts";
import type { MaskedText } from "../wording.ts";
import { NAME_CIRCLES } from "./naming-lexicon.ts";
import type { NameCircle } from "./naming-lexicon.ts";
import { placeOf } from "./words-in.ts";

interface Naming {
  /** Places in the folded text. */
  start: number;
  end: number;
  name: string;
  /** Begins a sentence (English), or follows the verb that begins it (Arabic): a pronoun or nothing can take its place. */
  leads: boolean;
}

/** Different names before it is a habit. */
const MANY = 3;
const PATTERNS: Record<"ar" | "en", { circle: NameCircle; pattern: RegExp; alone: RegExp }[]> = {
  en: NAME_CIRCLES.en.map((circle) => ({
    circle,
    pattern: new RegExp(
      `(?<![a-z-])(?:the|this) (?:[a-z-]+ ){0,3}?(?:${circle.heads})(?! (?:${circle.heads}))(?![a-z-])`,
      "g",
    ),
    alone: new RegExp(`(?:${circle.alone})$`),
  })),
  ar: NAME_CIRCLES.ar.map((circle) => ({
    circle,
    pattern: new RegExp(
      `(?<![ء-ي])(?:(?:${fold(circle.heads)}) (?:ال[ء-ي]{2,})|(?:${fold(circle.alone)})(?! (?:في|من|على|ب|ل)))(?![ء-ي])|(?<![ء-ي])${fold(circle.plain)}(?![ء-ي])`,
      "g",
    ),
    alone: new RegExp(`^(?:${fold(circle.alone)})`),
  })),
};

/**
 * One thing under ever new names: the plain noun takes their place, or a pronoun where the sentence before spoke of the
 * same thing. Only names at the head of their sentences change; others are pointed out.
 */
export function namingSigns(text: MaskedText, sentences: Span[], language: "ar" | "en"): Sign[] {
  for (const { circle, pattern } of PATTERNS[language]) {
    const found = namings(text, pattern, language);
    const names = new Set(found.map((naming) => naming.name).filter((name) => name !== fold(circle.plain)));
    const leading = found.filter((naming) => naming.leads);
    if (names.size < MANY || leading.length < MANY) continue;
    return cycle(text, sentences, { circle, found, language });
  }
  return [];
}

function namings(text: MaskedText, pattern: RegExp, language: "ar" | "en"): Naming[] {
  return [...text.plain.matchAll(pattern)].map((match) => {
    const before = text.plain.slice(Math.max(0, match.index - 24), match.index);
    const leads =
      language === "en"
        ? /(?:^|[.!?\n][ \t]*)$/.test(before)
        : /(?:^|[.!?؟\n][ \t]*)(?:و|ف)?[يت][ء-ي]{2,}[ \t]+$/.test(before);
    return { start: match.index, end: match.index + match[0].length, name: match[0], leads };
  });
}

interface Cycle {
  circle: NameCircle;
  found: Naming[];
  language: "ar" | "en";
}

function cycle(text: MaskedText, sentences: Span[], { circle, found, language }: Cycle): Sign[] {
  const plain = plainName(circle, found);
  const holder = (naming: Naming) =>
    sentences.findIndex((span) => span.end > (text.folded.source[naming.start] as number));
  let last = -2;
  let pronoun = true;
  return found
    .filter((naming) => naming.name !== fold(plain))
    .map((naming): Sign => {
      const place = placeOf(text, naming.start, naming.end);
      const sign: Sign = { ruleId: "synonym-cycling", ...place, level: 1, weight: 1 };
      if (!naming.leads) return { ...sign, flag: "synonym-cycling" };
      const sentence = holder(naming);
      pronoun = sentence === last + 1 && !pronoun;
      last = sentence;
      if (pronoun && !/^the (?:writer|author|player)$/.test(plain))
        return { ...sign, parts: [{ ...place, after: language === "en" ? "it" : "" }] };
      // The article stays, so that the sentence's first letter is nobody's edit and sentences can be joined there.
      const from = /^the /.test(naming.name) ? naming.start + 4 : naming.start;
      return { ...sign, parts: [{ ...placeOf(text, from, naming.end), after: plain.replace(/^the /, "") }] };
    });
}

/** A plain noun of the circle that the text uses itself, else the circle's own. */
function plainName(circle: NameCircle, found: Naming[]): string {
  const own = found.find(
    (naming) =>
      /^the [a-z]+$/.test(naming.name) &&
      /^the (?:city|town|village|port|company|firm|brand|app|book|novel|phone|machine|tool|platform|dish|building|plant|tree|bird|animal|player|author|writer|drink)$/.test(
        naming.name,
      ),
  );
  return own?.name ?? circle.plain;
}
