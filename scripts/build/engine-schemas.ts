import { z } from "zod";
import { faultOf, withPieces } from "./pattern-pieces.ts";
import { readYamlFile } from "./yaml-file.ts";

/* What the files of `content/` for the engines may hold. */

export const text = z.string().trim().min(1);
const both = z.strictObject({ ar: text, en: text });
const weak = z.literal(true).optional();
/** Words or phrases between bars; the built file has no spaces around them. */
export const bars = text.transform((list, context) => {
  const words = list.split("|").map((word) => word.trim());
  if (words.includes("")) context.addIssue({ code: "custom", message: "between two bars there is no word" });
  return words.join("|");
});
export const listOf = <Part extends z.ZodType>(part: Part) => z.array(part).min(1);
const inBoth = <Part extends z.ZodType>(part: Part) => z.strictObject({ ar: part, en: part });

export const rule = z.strictObject({
  severity: z.enum(["critical", "high", "medium", "low", "info"]),
  dimension: z.enum(["clarity", "context", "output", "constraints", "consistency", "safety"]),
  title: both,
  why: both,
  fix: both,
  /** A prompt with the fault, and one without it. A test holds both. */
  bad: both,
  good: both,
});
const placeholder = z.strictObject({ keys: listOf(text), label: both, why: both, required: z.boolean() });
export const placeholders = z.strictObject({
  known: listOf(placeholder),
  other: placeholder.omit({ keys: true, label: true }),
});
export const themes = z.record(text, z.strictObject({ one: bars, other: bars, names: bars.optional() }));
export const claims = z.strictObject({
  classes: z.record(text, text),
  subjects: z.record(text, z.strictObject({ one: bars, other: bars })),
});

/** Words with a space between each. */
export const spaced = text.transform((list) => list.split(/\s+/).join(" "));
export const directives = z.strictObject({
  things: z.record(text, bars),
  kinds: z.record(text, bars),
  manners: z.record(text, bars),
  opposed: bars,
  classNames: spaced,
  negators: spaced,
  notDenied: spaced,
  unless: spaced,
  only: spaced,
  wanting: spaced,
  wholeNouns: spaced,
  functionWords: spaced,
});
export const wordClasses = z.record(text, spaced);

export const term = z.strictObject({ ar: text, en: text, cues: bars.default("") });
export const exclusion = z
  .strictObject({ en: text, ar: text, cues: bars, field: both.optional(), instead: both.optional() })
  .transform(({ instead, ...row }) => ({ ...row, ...(instead && { insteadEn: instead.en, insteadAr: instead.ar }) }));
export const people = z.strictObject({
  english: z.strictObject({ he: bars, she: bars, either: bars }),
  arabic: z.strictObject({ men: bars, women: bars, both: bars, kin: bars }),
});
const frame = z.strictObject({
  style: text.nullable(),
  light: text.nullable(),
  shot: text.nullable(),
  lens: text.nullable(),
  ratio: z.string().regex(/^\d+:\d+$/),
});
export const genreFrames = z.strictObject({
  frames: z.record(text, frame),
  lightBy: listOf(z.tuple([z.enum(["weather", "time"]), text, text.nullable()])),
  otherViews: listOf(z.tuple([text, text, text])),
});
export const colour = z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), ar: text, en: text });

export const signs = z.record(text, z.strictObject({ title: both, why: both }));
export const SIGNS_FILE = "content/style/signs.yaml";
const SIGN_IDS = Object.keys(readYamlFile(SIGNS_FILE, signs));
const sign = z.enum(SIGN_IDS, { message: `this is no sign of ${SIGNS_FILE}` });
const pieces = z.record(text, z.string());
const framesFile = z.strictObject({
  pieces,
  frames: inBoth(
    listOf(
      z.strictObject({
        sign,
        opens: z.enum(["clause", "anna", "inna"]),
        speaks: z.boolean().optional(),
        weak,
        pattern: z.string(),
      }),
    ),
  ),
  residue: inBoth(listOf(z.strictObject({ sign, pattern: z.string() }))),
  tails: inBoth(z.string()),
});
const swapsFile = z.strictObject({
  pieces,
  swaps: inBoth(listOf(z.strictObject({ sign, find: z.string(), to: z.string(), weak }))),
});
export const frames = framesFile.transform(withPieces);
export const swaps = swapsFile.transform(withPieces);
const pattern = z.string().superRefine((source, context) => {
  const message = faultOf(source);
  if (message !== null) context.addIssue({ code: "custom", message });
});
export const constructions = inBoth(listOf(pattern));
const twoWordings = listOf(z.tuple([text, text]));
export const registers = z.strictObject({
  contractions: twoWordings,
  casualEn: twoWordings,
  stiffEn: twoWordings,
  heavyAr: twoWordings,
  spokenAr: twoWordings,
});

/** What is closed is built with its names as keys, which types can read. */
export const factWords = z.strictObject({
  words: z.record(text, bars),
  closed: listOf(text).transform((names) => Object.fromEntries(names.map((name) => [name, true]))),
});
const labels = listOf(z.strictObject({ role: text, words: bars }));
export const paperWords = z.strictObject({
  roles: z.record(text, both),
  references: labels,
  dates: labels,
  amounts: labels,
  phones: labels,
  currencies: bars,
  currencySigns: text,
  months: bars,
  arabicHeads: bars,
  arabicEnds: bars,
  nameLabels: bars,
  englishEnds: bars,
  englishHeads: bars,
});

export const functionWords = inBoth(spaced);
/** By key what people call their own. */
export const ownTerms = z.record(
  text,
  z.strictObject({ label: both, words: bars, includes: listOf(text).optional(), notAs: bars.optional() }),
);
export const courtesies = z.strictObject({ greetings: bars, thanks: bars });
