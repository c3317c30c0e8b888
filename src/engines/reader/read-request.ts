import { detectLanguage } from "#engines/text/language.ts";
import { requestLanguage } from "#engines/text/request-language.ts";
import { detectDialect, hasHomographs, isMixed, lacksSpeech, speechScores } from "#engines/text/arabic/variety.ts";
import type { DialectName } from "#engines/text/arabic/variety-lexicon.ts";
import { cutParts, type TokenPart } from "./cut-parts.ts";
import { type LinearTable, type OpenTable, openTable, scoreInto, sigmoid, softmax } from "./linear-table.ts";
import { OUTPUTS } from "./outputs.ts";
import { readType, type TypeWeights } from "./read-type.ts";
import { FLAGS, LEARNED_VARIETIES, PART_ROLES, STATED, TASK_TYPES } from "./reading.ts";
import type { Reading, ReadPart } from "./reading.ts";
import { INJECTION_SHAPES, SECRET_SHAPES } from "./risk-shapes-lexicon.ts";
import { textFeatures } from "./text-features.ts";
import { requestTokens, type Token } from "./tokens.ts";

/** What training found for one language; see `docs/model-card-reader.md`. */
export interface ReaderWeights extends TypeWeights {
  language: "ar" | "en";
  /** Outputs in the order of `OUTPUTS`. */
  text: LinearTable;
  /** The cut, then the roles. */
  parts: LinearTable;
  transitions: readonly (readonly number[])[];
  /** Divides the scores of types, of kinds and of varieties. */
  temperature: { type: number; kind: number; variety: number };
  /** Slope and offset that turn a score into a probability, one pair for each of STATED and FLAGS. */
  calibration: readonly (readonly [slope: number, offset: number])[];
}

/** How much a word counts by the part it plays: what is asked for before what is stated, pasted text least. */
const WEIGHT_OF_ROLE: Record<(typeof PART_ROLES)[number], number> = {
  task: 1,
  question: 1,
  meta: 0.8,
  goal: 0.7,
  format: 0.7,
  requirement: 0.7,
  audience: 0.6,
  background: 0.6,
  tone: 0.5,
  length: 0.5,
  exclusion: 0.4,
  example: 0.3,
  material: 0.3,
  courtesy: 0.1,
};
const ROLE_WEIGHTS = PART_ROLES.map((role) => WEIGHT_OF_ROLE[role]);

const opened = new WeakMap<ReaderWeights, { text: OpenTable; parts: OpenTable }>();

/**
 * Reads a request: the kind of work, what it states, what asks for care, and the part each piece plays. The same text and
 * weights give the same reading. `weights` are those of the text's language (`detectLanguage`); English ones serve others.
 */
export function readRequest(text: string, weights: ReaderWeights): Reading {
  const { tokens, parts, scores } = scoreText(text, weights);
  return readingFrom(text, tokens, parts, scores, weights);
}

/** A reading of scores that `scoreText` gave, by temperatures, thresholds and calibration alone. */
export function readingFrom(
  text: string,
  tokens: readonly Token[],
  parts: readonly TokenPart[],
  scores: Float64Array,
  weights: Omit<ReaderWeights, "language" | "text" | "parts" | "transitions">,
): Reading {
  const language = detectLanguage(text);
  const none = { type: null, kind: null, typeProbability: 0, runnerUp: null, likely: [] };
  return {
    language,
    ...readVariety(text, language, scores, weights.temperature.variety),
    ...(tokens.length === 0 ? none : readType(scores, weights)),
    stated: probabilities(STATED, scores, OUTPUTS.stated, weights.calibration),
    flags: withShapes(text, readFlags(scores, weights)),
    parts: placed(parts, tokens, text.length),
  };
}

/** The scores behind a reading, in the order of `OUTPUTS`, before any calibration. */
export function scoreText(
  text: string,
  weights: ReaderWeights,
): { tokens: Token[]; parts: TokenPart[]; scores: Float64Array } {
  let tables = opened.get(weights);
  if (tables === undefined) {
    tables = { text: openTable(weights.text), parts: openTable(weights.parts) };
    opened.set(weights, tables);
  }
  const tokens = requestTokens(text);
  const parts = cutParts(tokens, tables.parts, weights.transitions);
  const scores = tables.text.bias.slice();
  textFeatures(tokens, tokenWeights(tokens, parts), scoreInto(tables.text, scores));
  return { tokens, parts, scores };
}

/** How much each token counts for what the whole text is. */
export function tokenWeights(tokens: readonly Token[], parts: readonly TokenPart[]): Float32Array {
  const weights = new Float32Array(tokens.length);
  for (const { from, to, roles } of parts) {
    let weight = 0;
    for (let role = 0; role < ROLE_WEIGHTS.length; role += 1)
      weight += (roles[role] as number) * (ROLE_WEIGHTS[role] as number);
    for (let index = from; index < to; index += 1) weights[index] = (tokens[index] as Token).courtesy ? 0 : weight;
  }
  return weights;
}

/**
 * Without a word that decides, a text is spoken where what was learned leaves standard Arabic less than this; less where
 * no word speaks for it.
 */
const MOST_STANDARD = { besideSpeech: 0.15, withoutSpeech: 0.05, besidePrice: 0.007 } as const;
/** A text without one word of a dialect: what was learned must know which dialect it is, and better in Latin letters. */
const LEAST_WITHOUT_SPEECH = { arabic: 0.6, latin: 0.8 } as const;
/** A word of speech (2 points) weighs as much as odds of five to one in what was learned. */
const ODDS_PER_POINT = 0.8;
/** What was learned never rules a dialect out by itself. */
const LEAST_CHANCE = 0.01;

function readVariety(
  text: string,
  language: Reading["language"],
  scores: Float64Array,
  temperature: number,
): Pick<Reading, "variety" | "dialect"> {
  if (language !== "ar" && requestLanguage(text) !== "ar") return { variety: null, dialect: null };
  const dialect = readDialect(text, scores, temperature);
  if (language !== "ar") return { variety: null, dialect };
  return { variety: isMixed(text, dialect === null) ? "mixed" : (dialect ?? "msa"), dialect };
}

/** From this many words on the density of a dialect's words decides alone: what was learned comes from requests. */
const LONG_TEXT_WORDS = 60;

/** To be spoken to in another dialect is worse than in standard Arabic, so an unsure one is none. Whether comes before which. */
function readDialect(text: string, scores: Float64Array, temperature: number): Reading["dialect"] {
  const byWords = detectDialect(text);
  if ((text.match(/[\u0621-\u0652]+/g)?.length ?? 0) >= LONG_TEXT_WORDS) return byWords;
  const { chances } = learnedVariety(scores, temperature);
  return byWords !== null || isSpoken(text, chances) ? likeliestDialect(text, chances) : null;
}

/**
 * A price in pounds says where somebody lives and not how they speak: of what was learned of a text it can be all that
 * points to a dialect.
 */
const CURRENCY = /(?<!\p{L})[ولبك]?(?:ال)?(?:جنيه(?:ات|ا)?|ريال(?:ات)?|دينار|دنانير|دراهم|درهما?|ليرة|ليرات)(?!\p{L})/u;

/** What was learned is learned of folded words, in which a verse and an Egyptian "what" are the same: there it does not decide. */
function isSpoken(text: string, chances: readonly number[]): boolean {
  if (hasHomographs(text)) return false;
  const [standard = 1, ...spoken] = chances;
  if (!lacksSpeech(text)) return standard < MOST_STANDARD.besideSpeech;
  return (
    standard < (CURRENCY.test(text) ? MOST_STANDARD.besidePrice : MOST_STANDARD.withoutSpeech) &&
    Math.max(...spoken) >= LEAST_WITHOUT_SPEECH[detectLanguage(text) === "ar" ? "arabic" : "latin"]
  );
}

/** A text's own words and what was learned choose the dialect together: two dialects share many words. */
function likeliestDialect(text: string, chances: readonly number[]): Reading["dialect"] {
  const points = speechScores(text);
  let likeliest: { name: DialectName; odds: number } | null = null;
  for (const [index, name] of LEARNED_VARIETIES.entries()) {
    if (name === "msa") continue;
    const odds = Math.log(Math.max(chances[index] as number, LEAST_CHANCE)) + ODDS_PER_POINT * points[name];
    if (likeliest === null || odds > likeliest.odds) likeliest = { name, odds };
  }
  return likeliest?.name ?? null;
}

/** The likeliest variety by what was learned alone. */
export function learnedVariety(
  scores: Float64Array,
  temperature: number,
): { best: (typeof LEARNED_VARIETIES)[number]; chance: number; chances: readonly number[] } {
  const chances = softmax(scores.subarray(OUTPUTS.variety, OUTPUTS.count), temperature);
  const chance = Math.max(...chances);
  return { best: LEARNED_VARIETIES[chances.indexOf(chance)] as (typeof LEARNED_VARIETIES)[number], chance, chances };
}

/** Types whose subject is itself what asks for care. */
const FLAG_OF_TYPE = { health: "health-info", legal: "legal-info", finance: "finance-info" } as const;

/** A flag is as likely as its own question says, or as the type that implies it, whichever is more. */
export function readFlags(
  scores: Float64Array,
  weights: Pick<ReaderWeights, "calibration" | "temperature">,
): Reading["flags"] {
  const flags = probabilities(FLAGS, scores, OUTPUTS.flags, weights.calibration.slice(STATED.length));
  const chances = softmax(scores.subarray(0, TASK_TYPES.length), weights.temperature.type);
  for (const flag of ["health", "legal", "finance"] as const)
    flags[flag] = Math.max(flags[flag], chances[TASK_TYPES.indexOf(FLAG_OF_TYPE[flag])] as number);
  return flags;
}

/** What a shape proves is nearly sure. */
const SHAPE_CHANCE = 0.95;

function withShapes(text: string, flags: Reading["flags"]): Reading["flags"] {
  if (SECRET_SHAPES.some((shape) => shape.test(text))) flags.secret = Math.max(flags.secret, SHAPE_CHANCE);
  if (INJECTION_SHAPES.some((shape) => shape.test(text))) flags.injection = Math.max(flags.injection, SHAPE_CHANCE);
  return flags;
}

function probabilities<Name extends string>(
  names: readonly Name[],
  scores: Float64Array,
  from: number,
  calibration: ReaderWeights["calibration"],
): Record<Name, number> {
  const entries = names.map((name, index) => {
    const [slope, offset] = calibration[index] as readonly [number, number];
    return [name, sigmoid(slope * (scores[from + index] as number) + offset)];
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Pieces with their places: each reaches to where the next begins, so that together they cover the text. */
function placed(parts: readonly TokenPart[], tokens: readonly Token[], length: number): ReadPart[] {
  return parts.map(({ from, roles }, index) => {
    const next = parts[index + 1];
    const probability = roles.reduce((most, value) => Math.max(most, value), 0);
    return {
      start: index === 0 ? 0 : (tokens[from] as Token).start,
      end: next ? (tokens[next.from] as Token).start : length,
      role: PART_ROLES[roles.indexOf(probability)] as ReadPart["role"],
      probability,
    };
  });
}
