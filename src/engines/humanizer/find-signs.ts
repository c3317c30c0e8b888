import { foldAligned } from "#engines/text/fold.ts";
import { sentences } from "#engines/text/segment.ts";
import type { Span } from "#engines/text/segment.ts";
import type { Sign } from "./humanizer-types.ts";
import { maskLocked, touchesLock } from "./locked-spans.ts";
import type { LockedSpan } from "./locked-spans.ts";
import type { RuleId } from "./messages.ts";
import { overlapIndex } from "./overlap-index.ts";
import { arabicLightVerbs } from "./rules/arabic-light-verbs.ts";
import { arabicTypingSigns } from "./rules/arabic-typing-signs.ts";
import { CHAT } from "./rules/chat-lexicon.ts";
import { CLAIMS } from "./rules/claims-lexicon.ts";
import { CONNECTORS } from "./rules/connectors-lexicon.ts";
import { ENDINGS } from "./rules/endings-lexicon.ts";
import { FRAMES } from "./rules/frames-lexicon.ts";
import { HOOKS } from "./rules/hooks-lexicon.ts";
import { IMAGES } from "./rules/images-lexicon.ts";
import { INFLATION } from "./rules/inflation-lexicon.ts";
import { lightVerbSigns } from "./rules/light-verb-signs.ts";
import { listSigns } from "./rules/list-signs.ts";
import { markupSigns } from "./rules/markup-signs.ts";
import { namingSigns } from "./rules/naming-signs.ts";
import { OPENINGS } from "./rules/openings-lexicon.ts";
import { PARALLELISM } from "./rules/parallelism-lexicon.ts";
import { PRAISES } from "./rules/praise-lexicon.ts";
import { rhythmSigns } from "./rules/rhythm-signs.ts";
import { TAILS } from "./rules/tails-lexicon.ts";
import { vocabularySigns } from "./rules/vocabulary-signs.ts";
import { WORDING } from "./rules/wording-lexicon.ts";
import { wordsIn } from "./rules/words-in.ts";
import type { SampleHabits } from "./sample-habits.ts";
import { matchWordings } from "./match-wordings.ts";
import { compileWordings } from "./wording.ts";
import type { MaskedText } from "./wording.ts";
import { holdTest, plainText } from "./wording-places.ts";

/** The wordings of all rules. */
export const BOOKS = [
  OPENINGS,
  CHAT,
  HOOKS,
  INFLATION,
  PRAISES,
  TAILS,
  IMAGES,
  ENDINGS,
  CLAIMS,
  CONNECTORS,
  PARALLELISM,
  WORDING,
  FRAMES,
];
const WORDINGS: Partial<Record<"ar" | "en", ReturnType<typeof compileWordings>>> = {};

export interface SignSearch {
  masked: MaskedText;
  language: "ar" | "en";
  locks: LockedSpan[];
  purpose: string;
  habits: SampleHabits | null;
}

/** The folded and masked form that wordings are matched on. */
export function maskedText(text: string, locks: LockedSpan[]): MaskedText {
  const folded = foldAligned(text);
  const masked = maskLocked(folded, locks);
  const plain = plainText(masked);
  return { original: text, folded, masked, plain, mayHold: holdTest(plain) };
}

/** Every sign of every rule in a text, one per rule and place, in order. */
export function findSigns(search: SignSearch): Sign[] {
  const { masked, language, locks, purpose, habits } = search;
  const text = masked.original;
  const spans = sentences(text);
  const words = wordsIn(masked);
  const found = [
    ...matchWordings(masked, (WORDINGS[language] ??= compileWordings(BOOKS, language))),
    ...(language === "ar"
      ? [...arabicLightVerbs(masked), ...arabicTypingSigns(text, locks)]
      : lightVerbSigns(masked, words)),
    ...listSigns(masked, words, language),
    ...vocabularySigns(masked, words, language),
    ...namingSigns(masked, spans, language),
    ...markupSigns(text, locks, purpose),
    ...rhythmSigns({ text, sentences: spans, language, habits }),
  ];
  const frame = frameOf(spans, found);
  const closed = locks.filter((lock) => /^(?:leave|quote|sacred|code|verse|line)$/.test(lock.kind));
  return distinct(
    found.filter(
      (sign) =>
        !isOutOfPlace(text, sign) &&
        !(sign.at === "first" && sign.start >= frame.opening) &&
        !(sign.at === "last" && sign.start < frame.closing) &&
        !closed.some((lock) => sign.start >= lock.start && sign.end <= lock.end),
    ),
    locks,
  );
}

/** The weight from which a sign is residue of a chat or a tool. */
const RESIDUE = 4;

/** Where a text's opening (its first two sentences) ends and its closing (the last two) begins; residue around it is no part of it. */
function frameOf(spans: Span[], signs: Sign[]): { opening: number; closing: number } {
  const residue = signs.filter((sign) => sign.weight >= RESIDUE);
  const prose = spans.filter(
    (span) =>
      /[.!?؟…]["')»*_]*$/.test(span.text) && !residue.some((sign) => sign.start < span.end && sign.end > span.start),
  );
  return { opening: prose[1]?.end ?? Infinity, closing: prose.at(-2)?.start ?? 0 };
}

/** What a chat reply opens with stands at the head of a paragraph; elsewhere it is somebody's speech. */
function isOutOfPlace(text: string, sign: Sign): boolean {
  return (
    (sign.ruleId === "chatbot-opening" || sign.ruleId === "sycophancy") &&
    !/(?:^|\n)[ \t]*$/.test(text.slice(0, sign.start)) &&
    !CHAT_PRAISE.test(text.slice(0, sign.start))
  );
}

const CHAT_PRAISE = /^[^\n]{0,80}[!.؟?][ \t]*$/;

/** Signs of one rule that overlap are one sign: the one with an edit, else the heavier, else the longer. */
function distinct(signs: Sign[], locks: LockedSpan[]): Sign[] {
  const isFree = (sign: Sign) =>
    sign.parts !== undefined &&
    (sign.throughLocks || !sign.parts.some((part) => touchesLock(locks, part.start, part.end)));
  const ranked = signs.map((sign) => ({
    sign,
    rank: (isFree(sign) ? 4 : 0) + (sign.drop ? 2 : 0) + Math.min(1.9, sign.weight / 2),
  }));
  ranked.sort(
    (a, b) => b.rank - a.rank || b.sign.end - b.sign.start - (a.sign.end - a.sign.start) || a.sign.start - b.sign.start,
  );
  const kept: Sign[] = [];
  const places = new Map<RuleId, ReturnType<typeof overlapIndex<Sign>>>();
  for (const { sign } of ranked) {
    const own = places.get(sign.ruleId) ?? overlapIndex<Sign>();
    places.set(sign.ruleId, own);
    const other = own.first(sign);
    if (!other) {
      kept.push(sign);
      own.add(sign);
    } else if (sign.drop) {
      other.drop = true;
      if (sign.whole) other.whole = true;
    }
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
