import { countWords } from "#engines/text/segment.ts";
import type { Span } from "#engines/text/segment.ts";
import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { SampleHabits } from "#engines/humanizer/sample-habits.ts";
import { adjacent, flatRhythm, repeatedStarts } from "./sentence-beat.ts";

const SPACED_DASH = /[ \t]+[—–][ \t]+|(?<=\p{L})—(?=\p{L})/gu;

export interface RhythmInput {
  text: string;
  sentences: Span[];
  language: "ar" | "en";
  habits: SampleHabits | null;
}

export interface Rhythm extends RhythmInput {
  /** Words of each sentence. */
  counts: number[];
}

/** Signs in the beat of a text: dashes, fragments in a row, even lengths, repeated openings, shouting. */
export function rhythmSigns(input: RhythmInput): Sign[] {
  const rhythm = { ...input, counts: input.sentences.map((sentence) => countWords(sentence.text)) };
  return [
    ...dashSigns(input),
    ...staccatoSigns(rhythm),
    ...repeatedStarts(rhythm),
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
        : { start: dash.index, end, after: continued ? "، " : item };
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
      isFragment(sentences[to] as Span, counts[to] as number, language) &&
      (to === from || adjacent(text, sentences[to - 1] as Span, sentences[to] as Span))
    )
      to += 1;
    const run = sentences.slice(from, to);
    if (run.length >= 3) signs.push(joinRun(text, run, language));
    from = Math.max(to, from + 1);
  }
  return signs;
}

/** Four words are a whole sentence in Arabic: «درست اللجنة الطلب الأول». */
function isFragment(sentence: Span, words: number, language: "ar" | "en"): boolean {
  return words <= (language === "ar" ? 3 : 4) && sentence.text.endsWith(".") && !/\d/.test(sentence.text);
}

function joinRun(text: string, run: Span[], language: "ar" | "en"): Sign {
  // In a long run every third full stop stays.
  const parts = run.slice(1).flatMap((sentence, index) => {
    if (run.length > 4 && index % 3 === 2) return [];
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
