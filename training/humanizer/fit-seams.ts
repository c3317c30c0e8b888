import { openTable } from "#engines/reader/linear-table.ts";
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { scoreSeam, SEAM_OUTPUTS, type Seam, seamFeatures, SEAMS } from "#engines/humanizer/edits/seam-model.ts";
import type { StyleWeights } from "#engines/humanizer/signs/style-weights.ts";
import { type Example, fitLinear, seededRandom, Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import { readStyle, type StyleLanguage } from "./style-rows.ts";

const MOST_WEIGHTS = 30_000;
const STEPS = 45;
const LEAST_SEEN = 3;
const LEAST_TOKENS = 5;
const MOST_TOKENS = 45;
/** The share of people's own sentences that may fail a question. */
const REFUSED = 0.03;

/** Words that open what is no sentence by itself: a clause or phrase that leans on another. For making examples only. */
const LEANING_OPENERS: Record<StyleLanguage, RegExp> = {
  en: /^(?:while|although|though|despite|because|since|if|when|whenever|after|before|until|unless|as|in|on|at|by|with|without|from|for|through|during|under|given|thanks|due|according|instead|beyond|among|throughout|whether|which|who|whose|where|that|including|such|like|and|or|\w+ing|\w+ed)$/,
  ar: /^(?:في|علي|الي|من|عن|مع|عند|عندما|بعد|قبل|خلال|رغم|بسبب|لان|حيث|اذا|حين|حينما|بينما|منذ|بدون|دون|وفقا|بناء|نظرا|فضلا|اضافه|مثل|التي|الذي|الذين|مما|وهو|وهي|ب[ء-ي]{4,}|ل[ء-ي]{4,})$/,
};

interface Seen {
  tokens: readonly Token[];
  from: number;
  to: number;
  seam: Seam;
  target: 0 | 1;
}

/** Learns from people's texts where sentences begin and end, and what is none: pieces of sentences are the counterexamples. */
export function fitSeams(
  language: StyleLanguage,
  texts: readonly string[],
  held: readonly string[],
): Pick<StyleWeights, "seams" | "leastSeam"> {
  const vocabulary = new Vocabulary();
  const raw = seenIn(language, texts).map((seen, index) => ({
    seen,
    ...vocabulary.collect(index, (sink) => seamFeatures(seen.tokens, seen.from, seen.to, seen.seam, sink)),
  }));
  vocabulary.close();
  const examples = raw.map(({ seen, ids, values }): Example => {
    const kept = ids
      .map((id, at) => ({ id, value: values[at] as number }))
      .filter(({ id }) => vocabulary.countOf(id) >= LEAST_SEEN);
    const targets = new Float32Array(SEAM_OUTPUTS).fill(NaN);
    targets[SEAMS[seen.seam]] = seen.target;
    return {
      ids: Int32Array.from(kept, ({ id }) => id),
      values: Float32Array.from(kept, ({ value }) => value),
      targets,
      weight: 1,
    };
  });
  const model = fitLinear(examples, vocabulary.size, {
    outputs: SEAM_OUTPUTS,
    groups: [{ from: 0, to: SEAM_OUTPUTS, form: "sigmoid", ridge: 0.002 }],
    rounds: 6,
    rate: 0.2,
  });
  const seams = packTable(pruneModel(model, vocabulary, MOST_WEIGHTS), vocabulary, STEPS);
  const table = openTable(seams);
  const own = seenIn(language, held);
  const leastSeam = (Object.keys(SEAMS) as Seam[]).map((seam) => {
    const scores = (target: 0 | 1) =>
      own
        .filter((seen) => seen.seam === seam && seen.target === target)
        .map((seen) => scoreSeam(table, seen.tokens, seen.from, seen.to, seam))
        .sort((a, b) => a - b);
    const real = scores(1);
    const least = real[Math.floor(real.length * REFUSED)] ?? 0;
    const pieces = scores(0);
    const caught = pieces.filter((score) => score < least).length / Math.max(1, pieces.length);
    process.stdout.write(
      `${language} seam ${seam}: ${Math.round(caught * 100)} % of ${pieces.length} pieces refused\n`,
    );
    return Number(least.toFixed(3));
  });
  return { seams, leastSeam };
}

/** Sentences and pieces of them, the same for the same texts. */
function seenIn(language: StyleLanguage, texts: readonly string[]): Seen[] {
  const random = seededRandom(20_261_123);
  const found: Seen[] = [];
  for (const text of texts) {
    const { tokens, runs } = readStyle(text);
    for (const { from, to, end } of runs) {
      if (to - from < LEAST_TOKENS || to - from > MOST_TOKENS || !/[.!?؟]/.test(text[end - 1] ?? "")) continue;
      found.push({ tokens, from, to, seam: "opens", target: 1 }, { tokens, from, to, seam: "closes", target: 1 });
      found.push({ tokens, from, to, seam: "whole", target: 1 });
      const middle = from + 1 + Math.floor(random() * (to - from - 3));
      if ((tokens[middle - 1] as Token).shape < TOKEN.mark && (tokens[middle] as Token).shape < TOKEN.mark) {
        found.push({ tokens, from: middle, to, seam: "opens", target: 0 });
        found.push({ tokens, from, to: middle, seam: "closes", target: 0 });
        if (random() < 0.3) found.push({ tokens, from, to: middle, seam: "whole", target: 0 });
      }
      found.push(...piecesOf(language, tokens, from, to));
    }
  }
  return found;
}

/** What comes before or after a comma and begins like a phrase that leans. */
function piecesOf(language: StyleLanguage, tokens: readonly Token[], from: number, to: number): Seen[] {
  const found: Seen[] = [];
  for (let at = from + 2; at < to - 2; at += 1) {
    const token = tokens[at] as Token;
    if (token.shape !== TOKEN.mark || token.text !== ",") continue;
    if (LEANING_OPENERS[language].test((tokens[from] as Token).text) && found.length === 0)
      found.push({ tokens, from, to: at, seam: "whole", target: 0 });
    if (LEANING_OPENERS[language].test((tokens[at + 1] as Token).text))
      found.push({ tokens, from: at + 1, to, seam: "whole", target: 0 });
  }
  return found;
}
