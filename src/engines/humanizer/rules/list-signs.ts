import { fold } from "../../text/fold.ts";
import type { Sign } from "../humanizer-types.ts";
import type { MaskedText } from "../wording.ts";
import { LETTER } from "../wording-places.ts";
import { ABSTRACT_AR, ABSTRACT_EN, NAME_CIRCLES } from "./triads-lexicon.ts";

const TRIAD_EN = new RegExp(
  `(?<![${LETTER}-])(?<first>[${LETTER}-]+)(?<one>, )(?<second>[${LETTER}-]+)(?<two>,? and )(?<third>[${LETTER}-]+)(?![${LETTER}-])`,
  "dg",
);
const TRIAD_AR = new RegExp(
  `(?<![${LETTER}])(?=[${LETTER}]+[ \\t]+و)(?<prefix>[وفبلك]|لل|بال|وال)?(?<first>[${LETTER}]+)(?<one>[ \\t]+و)(?<second>[${LETTER}]+)(?<two>[ \\t]+و)(?<third>[${LETTER}]+)(?![${LETTER}])`,
  "dg",
);
const FOLDED_CIRCLES = {
  en: NAME_CIRCLES.en.map((circle) => circle.map(fold)),
  ar: NAME_CIRCLES.ar.map((circle) => circle.map(fold)),
};

/** Three abstract words in a row: the third goes, or the last two where comparatives pile up. */
export function triadSigns(text: MaskedText, language: "ar" | "en"): Sign[] {
  return [...text.plain.matchAll(language === "ar" ? TRIAD_AR : TRIAD_EN)].flatMap((match) => {
    const groups = match.groups ?? {};
    const known = ["first", "second", "third"].every((name) => isAbstract(groups[name] ?? "", language));
    if (!known) return [];
    const at = (name: string) =>
      (match.indices?.groups?.[name] ?? [0, 0]).map((place) => text.folded.source[place] as number) as [number, number];
    const start = at("first")[0];
    const end = at("third")[1];
    const parts =
      language === "ar"
        ? [{ start: at("two")[0], end, after: "" }]
        : [
            { start: at("one")[0], end: at("one")[1], after: " and " },
            { start: at("two")[0], end, after: "" },
          ];
    return [{ ruleId: "rule-of-three" as const, start, end, level: 2 as const, weight: 1, parts }];
  });
}

/** Several names for what may be one thing: only pointed out, since a program cannot know that they are one. */
export function synonymSigns(text: MaskedText, language: "ar" | "en"): Sign[] {
  for (const circle of FOLDED_CIRCLES[language]) {
    const used = circle
      .map((name) => (text.mayHold(name) ? firstWhole(text.masked, name) : null))
      .filter((place) => place !== null)
      .toSorted((a, b) => a.start - b.start);
    const last = used.at(-1);
    if (used.length < 3 || !last) continue;
    return [
      {
        ruleId: "synonym-cycling",
        start: text.folded.source[last.start] as number,
        end: text.folded.source[last.end] as number,
        level: 1,
        weight: 1,
        flag: "synonym-cycling",
      },
    ];
  }
  return [];
}

/** The first place where a name stands with no letter right before or after it. */
function firstWhole(text: string, name: string): { start: number; end: number } | null {
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!/\p{L}$/u.test(text.slice(Math.max(0, start - 2), start)) && !/^\p{L}/u.test(text.slice(end, end + 2)))
      return { start, end };
  }
  return null;
}

function isAbstract(word: string, language: "ar" | "en"): boolean {
  if (language === "en") return ABSTRACT_EN.has(word.toLowerCase());
  return (
    ABSTRACT_AR.has(word) ||
    ABSTRACT_AR.has(`ا${word}`) ||
    ABSTRACT_AR.has(`ال${word}`) ||
    ABSTRACT_AR.has(word.replace(/^ل/, "ال"))
  );
}
