import type { Exclusion } from "../exclusions.ts";
import { type PromptLanguage, sayIn } from "../slots.ts";
import { termsOf, wordsOfScene } from "../read-scene.ts";
import type { Term } from "../vocabulary/term.ts";
import type { ImagePlan, ImageSlotName } from "./image-types.ts";
import { type ImageWords, IMAGE_WORDS } from "./image-phrases.ts";

/** A prompt in the model's form, and what goes into its field of exclusions. */
export interface Written {
  prompt: string;
  negative?: string;
  flags?: string;
}

/** Writes a plan in its model's own form. The person's words come whole and first; the frame never repeats what they say. */
export function writeImage(plan: ImagePlan): Written {
  const pieces = piecesOf(plan);
  const negative =
    plan.model.takesNegative && plan.exclusions.length > 0
      ? {
          negative: plan.exclusions
            .map((one) => listedNoun(one, plan, plan.language))
            .join(plan.scene.language === "ar" ? "، " : ", "),
        }
      : {};
  switch (plan.model.form) {
    case "flags":
      return { ...writeFlags(plan, pieces), ...negative };
    case "tags":
      return {
        prompt: join(
          tagsOf({ ...pieces, words: escapeBrackets(pieces.words, plan.model.weights) }, plan.language),
          plan.language,
        ),
        ...negative,
      };
    case "lines":
      return { prompt: writeLines(plan, pieces), ...negative };
    case "prose":
      return { prompt: writeProse(plan, pieces), ...negative };
  }
}

interface Pieces {
  words: string;
  /** The person's words are in another language than the prompt. */
  isForeign: boolean;
  said: Partial<Record<ImageSlotName, string>>;
  culture: string;
  space: string;
  lettering: readonly string[];
  /** What stands for an exclusion where denials are not wanted. */
  instead: readonly string[];
  /** What is left out, as a plain list. */
  leftOut: readonly string[];
}

function piecesOf(plan: ImagePlan): Pieces {
  const { scene, language, slots, model } = plan;
  const isForeign = scene.language !== language;
  const name = (terms: readonly Term[]) => terms.map((term) => term[language]).join(language === "ar" ? "، " : ", ");
  const said: Pieces["said"] = {};
  for (const key of Object.keys(slots) as ImageSlotName[]) {
    const slot = slots[key];
    if (slot && !slot.inWords && !(key === "mood" && slot.origin === "stated"))
      said[key] = sayIn(slot, language, slot.words !== undefined && isArabic(slot.words) !== (language === "ar"));
  }
  const cultures = termsOf(scene, "culture");
  const isTaken = model.takesNegative || model.listFlag !== undefined;
  const instead = plan.exclusions.flatMap((one) => standIn(one, plan) ?? []);
  // In its own language the sentence says what it rules out; in another one, what the table knows is said again.
  const leftOut = plan.exclusions.filter(
    (one) => standIn(one, plan) === undefined && (one.isAdded || (isForeign && one.known !== undefined)),
  );
  return {
    words: wordsOfScene(scene, isForeign && model.form !== "flags" ? {} : { quote: ['"', '"'] }),
    isForeign,
    said,
    culture: isForeign
      ? name(cultures)
      : cultures
          .map((term) => term[language])
          .filter(saysMore)
          .join(language === "ar" ? "؛ " : ", "),
    space: isForeign ? name(plan.spaces) : "",
    lettering: isForeign || model.form === "lines" ? plan.lettering : [...plan.addedLettering, ...unquotedIn(plan)],
    instead: isTaken ? [] : instead,
    leftOut: isTaken ? [] : leftOut.map((one) => nounOf(one, plan, language)),
  };
}

/** A name with what it looks like: the bare name says no more than the person's own words. */
const saysMore = (name: string) => /[:(]/u.test(name);

const isArabic = (text: string) => /[\u0620-\u064A]/.test(text);

/** Lettering that the request gives without quotation marks: its sentence does not set it apart. */
function unquotedIn({ scene }: ImagePlan): string[] {
  return scene.exact
    .filter(({ kind, text, start, end }) => kind === "lettering" && end - start === text.length)
    .map(({ text }) => text);
}

function standIn({ known }: Exclusion, { model, language, lettering }: ImagePlan): string | undefined {
  if (!model.wantsNoDenials || (known?.en === "text" && lettering.length > 0)) return undefined;
  return language === "ar" ? known?.insteadAr : known?.insteadEn;
}

/** A known thing by its noun; beside lettering that is asked for, only other text is left out. */
function nounOf({ known, words }: Exclusion, { lettering }: ImagePlan, language: PromptLanguage): string {
  if (known?.en === "text" && lettering.length > 0) return IMAGE_WORDS[language].otherText;
  return known ? known[language] : words;
}

/** In a model's own list of things left out. */
function listedNoun(one: Exclusion, plan: ImagePlan, language: PromptLanguage): string {
  return one.known?.field?.[language] ?? nounOf(one, plan, language);
}

function writeProse(plan: ImagePlan, pieces: Pieces): string {
  const say = IMAGE_WORDS[plan.language];
  const { said } = pieces;
  const lead = said.style ? [capital(said.style)] : [];
  const words = pieces.isForeign
    ? [say.foreign(pieces.words, plan.scene.language)]
    : [plan.language === "en" ? capital(pieces.words) : pieces.words];
  return sentencesOf([
    ...(pieces.isForeign ? [...lead, ...words] : [...words, ...(said.style ? [say.style(said.style)] : [])]),
    ...optional(pieces.culture, (value) => say.culture(value, pieces.isForeign)),
    ...optional(pieces.space, say.space),
    ...optional(said.light, say.light),
    ...optional(said.shot, say.shot),
    ...optional(said.lens, say.lens),
    ...optional(said.palette, say.palette),
    ...optional(said.mood, say.mood),
    ...optional(quoted(pieces.lettering, say.comma), (value) => say.lettering(value, pieces.isForeign)),
    ...pieces.instead.map(capital),
    ...optional(listOf(pieces.leftOut, say.comma), say.leaveOut),
    ...(plan.model.id === "any" ? [say.ratio(plan.ratio)] : []),
  ]);
}

/** Midjourney: one sentence rich in phrases, then its flags, last. */
function writeFlags(plan: ImagePlan, pieces: Pieces): Written {
  const isPhoto = plan.slots.style?.terms.some(({ id }) => id === "photo" || id === "documentary") ?? false;
  // A line of its own (niji) and a style that was typed have their own look.
  const hasLook = plan.flags.some((flag) => /^--(?:raw|style)\b/u.test(flag)) || plan.version?.startsWith("--niji");
  const raw = isPhoto && !hasLook ? ["--raw"] : [];
  // Flags and the nouns after them are Midjourney's own words, so they are English in an Arabic prompt too.
  const listed = plan.exclusions.map((one) =>
    listedNoun(one, plan, plan.scene.language === "ar" ? "en" : plan.language)
      .replace(/[\s,،-]+/gu, " ")
      .trim(),
  );
  const out = listed.length > 0 ? [`--${plan.model.listFlag} ${listed.join(", ")}`] : [];
  const flags = [`--ar ${plan.ratio}`, ...plan.flags, ...raw, ...out, plan.version ?? `--v ${plan.model.version}`].join(
    " ",
  );
  const words = join(
    tagsOf(pieces, plan.language, pieces.isForeign && plan.addedLettering.length === 0),
    plan.language,
  ).replace(/(?<=\s|^)--+(?=\S)/g, "");
  return { prompt: `${words} ${flags}`, flags };
}

/** The frame comes before words in another language, which a model reads less well, and after them otherwise. */
function tagsOf(pieces: Pieces, language: PromptLanguage, isQuotedInside = false): string[] {
  const say = IMAGE_WORDS[language];
  const { said } = pieces;
  const words = pieces.words.replace(/[.!\s]+$/u, "");
  const frame = [said.style, said.shot, said.light, said.lens, said.palette, said.mood, pieces.culture, pieces.space];
  const own = pieces.isForeign ? [...frame, `«${guarded(words)}»`] : [words, ...frame];
  return [
    ...own,
    ...(isQuotedInside ? [] : pieces.lettering.map((text) => `"${text}"`)),
    ...pieces.instead,
    ...(pieces.leftOut.length > 0 ? [say.leavingOut(pieces.leftOut.join(say.comma))] : []),
  ].filter((piece): piece is string => piece !== undefined && piece !== "");
}

/** GPT Image: short labelled lines. */
function writeLines(plan: ImagePlan, pieces: Pieces): string {
  const say = IMAGE_WORDS[plan.language];
  const { said } = pieces;
  const labels = say.labels;
  const details = [said.style, said.light, said.shot, said.lens, said.palette, said.mood, pieces.culture, pieces.space]
    .filter(Boolean)
    .join(say.comma);
  const leftOut = optional(listOf(pieces.leftOut, say.comma), say.leaveOut);
  return [
    [labels.scene, pieces.isForeign ? say.foreignScene(pieces.words, plan.scene.language) : pieces.words],
    [labels.details, details],
    [labels.text, quoted(pieces.lettering, say.comma)],
    [labels.constraints, [...pieces.instead, ...leftOut].join(say.semicolon)],
    [labels.use, say.ratio(plan.ratio)],
  ]
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

const quoted = (texts: readonly string[], comma: string) => texts.map((text) => `"${text}"`).join(comma);

function listOf(words: readonly string[], comma: string): string {
  return words.join(comma);
}

function optional(value: string | undefined, say: (value: string) => string): string[] {
  return value ? [say(value)] : [];
}

function join(pieces: readonly string[], language: keyof typeof IMAGE_WORDS): string {
  return pieces.join((IMAGE_WORDS[language] as ImageWords).comma);
}

function sentencesOf(pieces: readonly string[]): string {
  return pieces.map((piece) => (/[.!?؟…]["”»]?$/u.test(piece) ? piece : `${piece}.`)).join(" ");
}

/** Round brackets are weights to SDXL: in a person's words they are escaped, unless they are weights that it takes. */
function escapeBrackets(text: string, weights: ImagePlan["model"]["weights"]): string {
  let taken = 0;
  return text.replace(/\(([^()]*)\)/g, (whole, inside: string) => {
    const value = Number(/:(\d+(?:\.\d+)?)$/.exec(inside)?.[1] ?? Number.NaN);
    if (weights && value >= weights.bounds[0] && value <= weights.bounds[1] && taken < weights.most) {
      taken += 1;
      return whole;
    }
    return `\\(${inside}\\)`;
  });
}

/** Guillemets hold the person's words, so inside them other marks stand for a quotation. */
function guarded(text: string): string {
  return text.replace(/«/g, "“").replace(/»/g, "”");
}

export function capital(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
