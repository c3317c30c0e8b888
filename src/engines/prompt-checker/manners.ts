import type { PromptDocument } from "./document.ts";
import type { Lexicon } from "./lexicon.ts";
import {
  AMERICAN,
  BEYOND_SOURCE,
  BRITISH,
  BY_LETTER,
  BY_RANK,
  EXPLAINED,
  FIRST_PERSON,
  NOTHING_BESIDE,
  PAST,
  PRESENT,
  SPOKEN,
  STANDARD,
  THIRD_PERSON,
  WITHIN_SOURCE,
} from "./manners-lexicon.ts";
import type { Hit } from "./word.ts";

interface Pair {
  left: Lexicon;
  right: Lexicon;
  /** Around either, both can hold: each for a part of the answer, or one turned into the other. */
  unless: RegExp;
  /** The left one is itself a prohibition. */
  refuses?: boolean;
}

/** One is turned into the other, or each has its own part. */
const EACH_ITS_PART =
  /(?:^| )(?:from|into|convert|change|dialogue|speech|quotes?|narration|both|either|or|two|once|then|version|versions|for example|part|half|line|lines|first|second|من|حول|الي|حوار|الحوار|السرد|الاقتباس|نسختين|مره|ثم|او|اما|كلمات|عبارات|جزء|نص|نصف|سطر|السطر|الحوارات|مفردات)(?: |$)/;
const CHANGES_OVER =
  /(?:^| )(?:from|into|convert|change|dialogue|speech|quotes?|both|either|or|versions?|then|من|حول|الي|حوار|الحوار|نسختين|مره|ثم|او|اما)(?: |$)/;
const OF_A_PART =
  /(?:^| )(?:line|lines|column|columns|field|heading|each|first|second|per|every|row|key|step|if|when|unless|comment|comments|cell|سطر|السطر|عمود|خانه|حقل|اول|لكل|كل|اذا|لو|ان|تعليقات|صف|مفتاح|خطوه|عنوان)(?: |$)/;
const MARKED = /(?:^| )(?:if|when|where|mark|label|flag|unless|separate|اذا|لو|ان|علم|ميز|حيث|عند)(?: |$)/;
const BREAKS_TIES = /(?:^| )(?:then|within|tie|ties|equal|group|groups|column|ثم|داخل|تساوي|تساوت|ضمن|عند)(?: |$)/;

const PAIRS: readonly Pair[] = [
  { left: NOTHING_BESIDE, right: EXPLAINED, unless: OF_A_PART, refuses: true },
  { left: WITHIN_SOURCE, right: BEYOND_SOURCE, unless: MARKED, refuses: true },
  { left: BRITISH, right: AMERICAN, unless: EACH_ITS_PART },
  { left: BY_LETTER, right: BY_RANK, unless: BREAKS_TIES },
  { left: FIRST_PERSON, right: THIRD_PERSON, unless: CHANGES_OVER },
  { left: PAST, right: PRESENT, unless: CHANGES_OVER },
  { left: STANDARD, right: SPOKEN, unless: EACH_ITS_PART, refuses: true },
];
/** Words between two manners of one text. */
const MOST_BETWEEN = 40;

/** Two manners that one text cannot have together: one form and its explanation, two orders, persons, spellings, registers. */
export function otherManner(document: PromptDocument): [Hit, Hit] | null {
  for (const { left, right, unless, refuses } of PAIRS) {
    const free = (hit: Hit) => !unless.test(clauseAround(document, hit));
    const ones = (refuses ? document.find(left) : document.findAffirmed(left)).filter(free);
    if (ones.length === 0) continue;
    const others = document.findAffirmed(right).filter(free);
    for (const one of ones) {
      const other = others.find(
        (hit) => (hit.first > one.last || hit.last < one.first) && Math.abs(hit.first - one.first) <= MOST_BETWEEN,
      );
      if (other) return [one, other];
    }
  }
  return null;
}

/** The wording with what stands before and after it in its clause. */
function clauseAround(document: PromptDocument, { first, last }: Hit): string {
  let from = first;
  while (from > 0 && !document.words[from]?.opens && first - from < 5) from -= 1;
  let to = last;
  while (document.words[to + 1] && !document.words[to + 1]?.opens && to - last < 3) to += 1;
  return document.phrase(from, to);
}
