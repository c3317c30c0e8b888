import { touchesLock } from "./locked-spans.ts";
import type { LockedSpan } from "./locked-spans.ts";
import type { Part, Sign, Strength } from "./humanizer-types.ts";
import type { RuleId } from "./messages.ts";
import type { Span } from "#engines/text/segment.ts";
import { stripTashkeel } from "#engines/text/fold.ts";
import { sentenceCounter, withoutIdioms } from "./claims.ts";
import type { stemReader } from "./claims.ts";
import { overlapIndex } from "./overlap-index.ts";
import { asksAnew, pointsInto, skeletonOf, topicReturns, withTopic } from "./announced-topic.ts";

const LEVELS: Record<Strength, 1 | 2 | 3> = { light: 1, standard: 2, strong: 3 };
/** Signs a text may carry per 100 words before it counts as a cluster: above what people's own prose shows. */
const HUMAN_RATE = 2.2;
const LONGEST_EMPTY_SENTENCE = 45;
/** A longer sentence (in words) goes only when signs weigh this much or cover this share of it. */
const SHORT = 12;
const MADE_OF_SIGNS = 3;
const MOSTLY = 0.55;

/** Only these may take a text's first sentence with them: the rest of the text may refer back to it. */
const NEVER_CONTENT = new Set([
  "opener-cliche",
  "signposting",
  "sycophancy",
  "chatbot-opening",
  "chatbot-closing",
  "knowledge-cutoff",
  "collective-address",
]);

/** In a sentence that had to stay for the text's length these would leave a husk. */
const THINNING = new Set(["promotional-adjectives", "shallow-tail", "legacy-tail", "significance-inflation"]);

/** Joining sentences gives way to any change of their words. */
const BEAT = new Set(["uniform-rhythm", "repeated-start", "staccato", "em-dash-run"]);

export interface Choice {
  /** Changes the user asked for: made whether or not the signs form clusters. */
  requested: Sign[];
  names: Span[];
  text: string;
  signs: Sign[];
  sentences: Span[];
  words: number;
  locks: LockedSpan[];
  strength: Strength;
  /** Starts of sentences that have to stay. */
  staying: ReadonlySet<number>;
  returning: Returning;
}

/** Which words of a sentence stand in others too. */
export interface Returning {
  stemsOf: ReturnType<typeof stemReader>;
  sentencesWithStem(stem: string): number;
  sentencesWithSkeleton(skeleton: string): number;
}

/** `stemsOf` may have read other texts of the same call before. */
export function returningWords(sentences: Span[], stemsOf: Returning["stemsOf"]): Returning {
  const skeletons = new Map<string, string>();
  const known = (stem: string) => {
    let skeleton = skeletons.get(stem);
    if (skeleton === undefined) skeletons.set(stem, (skeleton = skeletonOf(stem)));
    return skeleton;
  };
  return {
    stemsOf,
    sentencesWithStem: sentenceCounter(sentences, (text) => stemsOf(text).all),
    sentencesWithSkeleton: sentenceCounter(sentences, (text) => new Set([...stemsOf(text).all].map(known))),
  };
}

/** The signs to act on: those in clusters, allowed at this strength, without overlaps and outside everything locked. */
export function chooseSigns(choice: Choice): Sign[] {
  const clustered = inClusters(choice);
  const level = LEVELS[choice.strength];
  const actionable = clustered.filter((sign) => sign.level <= level);
  const dropped = emptySentences(choice, actionable);
  const edits = [...actionable.map((sign) => withTopic(choice, sign)), ...choice.requested]
    .filter(
      (sign) =>
        sign.parts &&
        sign.parts.length > 0 &&
        (sign.throughLocks || !sign.parts.some((part) => touchesLock(choice.locks, part.start, part.end))),
    )
    .filter(
      (sign) =>
        !THINNING.has(sign.ruleId) ||
        sign.parts?.some((part) => part.after !== "") ||
        !choice.sentences.some(
          (span) => choice.staying.has(span.start) && sign.start >= span.start && sign.start < span.end,
        ),
    )
    .filter((sign) => !dropped.some((drop) => sign.start < drop.end && sign.end > drop.start))
    .toSorted(
      (a, b) =>
        Number(BEAT.has(a.ruleId)) - Number(BEAT.has(b.ruleId)) ||
        b.end - b.start - (a.end - a.start) ||
        a.start - b.start,
    );
  const chosen: Sign[] = [...dropped];
  const taken = overlapIndex<Part>();
  for (const sign of dropped) sign.parts?.forEach(taken.add);
  for (const sign of edits) {
    if (sign.parts?.some((part) => taken.first(part))) continue;
    chosen.push(sign);
    sign.parts?.forEach(taken.add);
  }
  return chosen;
}

function inClusters({ signs, sentences, words, strength }: Choice): Sign[] {
  const total = signs.reduce((sum, sign) => sum + sign.weight, 0);
  const enough = Math.max(strength === "light" ? 6 : 4, (words / 100) * HUMAN_RATE);
  if (total >= enough) return signs;
  if (strength === "light") return [];
  const crowded = sentences.filter((sentence) => weightWithin(signs, sentence) >= 2);
  return signs.filter((sign) => crowded.some((sentence) => sign.start >= sentence.start && sign.end <= sentence.end));
}

const CONCLUDES = new Set(["generic-conclusion", "summary-restating"]);
const REFERS_BACK =
  /^(?:then|because|yes|no|it|its|this|these|that|those|they|their|he|she|such|نعم|لأن\p{L}*|عندها|عندئذ|حينها|إنه|إنها|أنها|أنه|هو|هي|وهو|وهي|هذا|هذه|ذلك|تلك|وهذا|وهذه)(?![\p{L}'’])/iu;

/** The next sentence of the paragraph that stays, without its vowel marks. */
function nextStaying({ text, sentences }: Choice, sentence: Span, gone: readonly Sign[]): { text: string } | null {
  const next = sentences.find(
    (span) => span.start >= sentence.end && !gone.some((other) => other.start === span.start),
  );
  return next && !text.slice(sentence.end, next.start).includes("\n\n") ? { text: stripTashkeel(next.text) } : null;
}

/** A closing goes when its words were used before, or when most of it is signs. */
function restates({ returning, signs }: Choice, sentence: Span): boolean {
  if (weightWithin(signs, sentence) >= 3) return true;
  const own = [...returning.stemsOf(sentence.text).content];
  return own.filter((stem) => returning.sentencesWithStem(stem) > 1).length >= own.length * 0.5;
}

function weightWithin(signs: Sign[], span: Span): number {
  return signs
    .filter((sign) => sign.start >= span.start && sign.start < span.end)
    .reduce((sum, sign) => sum + sign.weight, 0);
}

/** Sentences made of signs alone, as deletions: no fact, no instruction, no claim of doubt or denial goes with them. */
function emptySentences(choice: Choice, actionable: Sign[]): Sign[] {
  const result: Sign[] = [];
  const lead = choice.sentences.find((span) => /[.!?؟]$/.test(span.text)) ?? choice.sentences[0];
  // From the end: a sentence may lean on one that stays, not on one that goes with it.
  for (const sign of actionable.toSorted((a, b) => b.start - a.start)) {
    if (!sign.drop) continue;
    const sentence = choice.sentences.find((span) => sign.start >= span.start && sign.start < span.end);
    if (!sentence || choice.staying.has(sentence.start) || result.some((other) => other.start === sentence.start))
      continue;
    if (sentence === lead && !NEVER_CONTENT.has(sign.ruleId)) continue;
    if (sign.ruleId === "signposting" && !topicReturns(choice.returning, sentence.text)) continue;
    if (sign.ruleId === "rhetorical-hook" && asksAnew(choice.returning, sentence.text)) continue;
    const next = nextStaying(choice, sentence, result);
    if (next && pointsInto(next.text, sentence.text)) continue;
    if (!NEVER_CONTENT.has(sign.ruleId) && sign.ruleId !== "tailing-negation" && next && REFERS_BACK.test(next.text))
      continue;
    if (CONCLUDES.has(sign.ruleId) && !sign.whole && !restates(choice, sentence)) continue;
    if (isEmpty(choice, sentence, sign.ruleId))
      result.push({
        ...sign,
        start: sentence.start,
        end: sentence.end,
        parts: [{ start: sentence.start, end: sentence.end, after: "" }],
      });
  }
  return result;
}

const CARRIES_A_CLAIM =
  /\b(?:must|shall|should|never|cannot|can't|won't|don't|doesn't|didn't|wasn't|may|might|please|deadline|only if|unless|because|due to|allowed|required|I|my)\b|(?<!\p{L})(?:يجب|ينبغي|يلزم|لا يجوز|يُمنع|ممنوع|لأن|بسبب|بشرط|إلا إذا|قد|ربما|يُرجى|نرجو|لن|لم|تكلفة|سعر)(?!\p{L})/iu;

/** Each bracket and quotation mark that opens closes as well: the sentence is no piece of one. */
function isWhole(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length;
  return count("(") === count(")") && count("«") === count("»") && count("“") === count("”");
}

/** Something is said behind the colon that announces it. */
const SAYS_MORE = /:[ \t]+(?:[^\s:]+[ \t]+){3,}[^\s:]+/;
const RESIDUE_RULES = /^(?:chatbot-|knowledge-|sycophancy)/;

function isEmpty({ text, locks, signs, names }: Choice, sentence: Span, ruleId: RuleId): boolean {
  const hollow = NEVER_CONTENT.has(ruleId);
  if (touchesLock(locks, sentence.start, sentence.end)) return false;
  const inside = names.filter((name) => name.start >= sentence.start && name.end <= sentence.end);
  if (
    inside.some(
      (name) =>
        !names.some(
          (other) => other.text === name.text && (other.end <= sentence.start || other.start >= sentence.end),
        ),
    )
  )
    return false;
  const own = sentence.text;
  if (own.split(/\s+/).length > LONGEST_EMPTY_SENTENCE || (!hollow && CARRIES_A_CLAIM.test(withoutIdioms(own))))
    return false;
  if (!hollow && !/[.!?؟…]["'”»)*_]*[\s\p{Extended_Pictographic}\uFE0F]*$/u.test(own)) return false;
  if (!isWhole(own)) return false;
  if (SAYS_MORE.test(own) && !RESIDUE_RULES.test(ruleId)) return false;
  const weight = weightWithin(signs, sentence);
  if (weight < 1) return false;
  if (!hollow && weight < MADE_OF_SIGNS && own.split(/\s+/).length > SHORT && covered(signs, sentence) < MOSTLY)
    return false;
  return text.length > own.length * 1.6;
}

/** The share of a sentence that signs cover. */
function covered(signs: Sign[], { start, end }: Span): number {
  let reached = start;
  let sum = 0;
  for (const sign of signs) {
    if (sign.whole && sign.start >= start && sign.start < end) return 1;
    const from = Math.max(reached, sign.start);
    const to = Math.min(end, sign.end);
    if (to > from) {
      sum += to - from;
      reached = to;
    }
  }
  return sum / Math.max(1, end - start);
}
