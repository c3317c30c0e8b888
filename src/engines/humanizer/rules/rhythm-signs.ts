import { countWords } from "../../text/segment.ts";
import type { Span } from "../../text/segment.ts";
import type { Sign } from "../humanizer-types.ts";
import type { SampleHabits } from "../sample-habits.ts";

const SPACED_DASH = /[ \t]+[—–][ \t]+|(?<=\p{L})—(?=\p{L})/gu;
/** Below this spread of sentence lengths (standard deviation over mean) five sentences read like a list. */
const FLAT = 0.22;

export interface RhythmInput {
  text: string;
  sentences: Span[];
  language: "ar" | "en";
  habits: SampleHabits | null;
}

interface Rhythm extends RhythmInput {
  /** Words of each sentence. */
  counts: number[];
}

/** Signs in the beat of a text: dashes, fragments in a row, even lengths, repeated openings, shouting. */
export function rhythmSigns(input: RhythmInput): Sign[] {
  const rhythm = { ...input, counts: input.sentences.map((sentence) => countWords(sentence.text)) };
  return [
    ...dashSigns(input),
    ...staccatoSigns(rhythm),
    ...repeatedStarts(input),
    ...flatRhythm(rhythm),
    ...exclamations(input),
  ];
}

function dashSigns({ text, sentences, language, habits }: RhythmInput): Sign[] {
  if (habits?.usesDashes) return [];
  const comma = language === "ar" ? "،" : ",";
  const all = [...text.matchAll(SPACED_DASH)];
  const run = all.length >= 3;
  const signs: Sign[] = [];
  for (const sentence of sentences) {
    const own = all.filter((dash) => dash.index > sentence.start && dash.index + dash[0].length < sentence.end);
    own.forEach((dash, index) => {
      const end = dash.index + dash[0].length;
      const next = text.slice(end, sentence.end);
      const single = own.length === 1;
      const clause =
        single &&
        language === "en" &&
        /^(?:never|do|don't|it|this|they|we|you|he|she|that's|there|always|I)\b/.test(next);
      const item = single && language === "ar" ? "، " : `${comma} `;
      const breaks = clause && next.split(/\s+/).length > 3;
      const first = next.charAt(0).toUpperCase();
      const continued = language === "ar" && !single && index > 0 && /^و/.test(next);
      const part = breaks
        ? { start: dash.index, end: end + 1, after: `. ${first}` }
        : { start: dash.index, end, after: continued ? " " : item };
      signs.push({
        ruleId: "em-dash-run",
        start: dash.index,
        end,
        level: run ? 1 : 2,
        weight: run ? 0.75 : 0.5,
        parts: [part],
      });
    });
  }
  return signs;
}

function staccatoSigns({ text, sentences, language, counts }: Rhythm): Sign[] {
  const signs: Sign[] = [];
  for (let from = 0; from < sentences.length;) {
    let to = from;
    while (
      to < sentences.length &&
      isFragment(sentences[to] as Span, counts[to] as number) &&
      (to === from || adjacent(text, sentences[to - 1] as Span, sentences[to] as Span))
    )
      to += 1;
    const run = sentences.slice(from, to);
    if (run.length >= 3) signs.push(joinRun(text, run, language));
    from = Math.max(to, from + 1);
  }
  return signs;
}

function isFragment(sentence: Span, words: number): boolean {
  return words <= 4 && sentence.text.endsWith(".") && !/\d/.test(sentence.text);
}

function adjacent(text: string, left: Span, right: Span): boolean {
  return /^[ \t]+$/.test(text.slice(left.end, right.start));
}

function joinRun(text: string, run: Span[], language: "ar" | "en"): Sign {
  const parts = run.slice(1).map((sentence, index) => {
    const before = run[index] as Span;
    const letter = text[sentence.start] as string;
    return language === "ar"
      ? { start: before.end - 1, end: sentence.start, after: "، " }
      : {
          start: before.end - 1,
          end: sentence.start + 1,
          after: `, ${/^I\b/.test(sentence.text) ? letter : letter.toLowerCase()}`,
        };
  });
  return {
    ruleId: "staccato",
    start: (run[0] as Span).start,
    end: (run.at(-1) as Span).end,
    level: 2,
    weight: 2,
    parts,
  };
}

/** Three sentences in a row with the same opening: the second and third lose or change it where that is safe. */
function repeatedStarts({ sentences, language }: RhythmInput): Sign[] {
  const signs: Sign[] = [];
  const openings = sentences.map((sentence) => opening(sentence.text, language));
  for (let index = 2; index < sentences.length; index += 1) {
    const key = openings[index] as string;
    if (key === "" || openings[index - 2] !== key || openings[index - 1] !== key) continue;
    for (const sentence of sentences.slice(signs.length === 0 ? index - 1 : index, index + 1)) {
      const parts = language === "ar" ? startEdit(sentence) : undefined;
      signs.push({
        ruleId: "repeated-start",
        start: sentence.start,
        end: sentence.start + key.length,
        level: 2,
        weight: 0.75,
        ...(parts ? { parts } : {}),
      });
    }
  }
  return signs;
}

function opening(sentence: string, language: "ar" | "en"): string {
  const found =
    language === "ar"
      ? /^(?:كما أن|كما|وقد|وهو|وهي|حيث|يقوم|يمكن|تعد|يعد|ويعد|وتعد|إن|إذ)/u.exec(sentence)
      : /^[\p{L}']+(?:,| [\p{L}']+)/u.exec(sentence);
  return found?.[0] ?? "";
}

function startEdit(sentence: Span): Sign["parts"] {
  const match = /^كما أن(ها|ه|هم)[ \t]+/u.exec(sentence.text);
  if (!match) return undefined;
  const pronoun = { ها: "وهي ", ه: "وهو ", هم: "وهم " }[match[1] as "ها" | "ه" | "هم"];
  return [{ start: sentence.start, end: sentence.start + match[0].length, after: pronoun }];
}

function flatRhythm({ text, sentences, language, habits, counts: all }: Rhythm): Sign[] {
  const isProse = (sentence: Span) => /[.؟!?]$/.test(sentence.text);
  const prose = sentences.filter(isProse);
  if (prose.length < 5) return [];
  const signs: Sign[] = [];
  const counts = all.filter((_, index) => isProse(sentences[index] as Span));
  for (let from = 0; from + 3 <= prose.length; from += 1) {
    const window = prose.slice(from, from + (prose.length - from >= 5 ? 5 : 3));
    const lengths = counts.slice(from, from + window.length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
    const alike = window.length === 3 ? sameShape(window) : spread < FLAT;
    if (!alike || mean > 24 || mean < 5) continue;
    const [first, second] = window as [Span, Span];
    const sign: Sign = {
      ruleId: "uniform-rhythm",
      start: first.start,
      end: (window.at(-1) as Span).end,
      level: 2,
      weight: 1,
    };
    const parts = joinPair(text, first, second, language, habits);
    if (parts) sign.parts = parts;
    signs.push(sign);
    from += window.length - 1;
  }
  return signs;
}

/** The same first and third word in three sentences of nearly one length: "The Basic plan costs … The Plus plan costs …". */
function sameShape(window: Span[]): boolean {
  const words = window.map((sentence) => sentence.text.split(/\s+/));
  const close = Math.max(...words.map((list) => list.length)) - Math.min(...words.map((list) => list.length)) <= 2;
  return close && new Set(words.map((list) => `${list[0]} ${list[2]}`)).size === 1;
}

function joinPair(
  text: string,
  first: Span,
  second: Span,
  language: "ar" | "en",
  habits: SampleHabits | null,
): Sign["parts"] {
  if (
    !adjacent(text, first, second) ||
    !first.text.endsWith(".") ||
    countWords(first.text) + countWords(second.text) > 34
  )
    return undefined;
  if (language === "ar") {
    if (/^(?:و|ف|ثم|لكن|أما|[إأا][\u064B-\u0652]*ن|هل|ما|لا)/u.test(second.text)) return undefined;
    return [{ start: first.end - 1, end: second.start, after: "، و" }];
  }
  if (!/^(?:The|It|They|He|She|We|This|These|There|Its|Their|A|An|Our|You) /.test(second.text)) return undefined;
  const joint = habits && !habits.usesSemicolons ? ", and " : "; ";
  return [
    { start: first.end - 1, end: second.start + 1, after: `${joint}${(second.text[0] as string).toLowerCase()}` },
  ];
}

function exclamations({ text }: RhythmInput): Sign[] {
  const found = [...text.matchAll(/(?<=[\p{L}\p{N}»"')])!+(?=\s|$)/gu)];
  if (found.length < 2) return [];
  return found.map((match) => ({
    ruleId: "exclamation-run" as const,
    start: match.index,
    end: match.index + match[0].length,
    level: 2 as const,
    weight: 0.5,
    parts: [{ start: match.index, end: match.index + match[0].length, after: "." }],
  }));
}
