import type { Exclusion } from "../exclusions.ts";
import { sayIn } from "../slots.ts";
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
      ? { negative: plan.exclusions.map((one) => nounOf(one, plan)).join(", ") }
      : {};
  switch (plan.model.form) {
    case "flags":
      return { ...writeFlags(plan, pieces), ...negative };
    case "tags":
      return {
        prompt: join(tagsOf({ ...pieces, words: escapeBrackets(pieces.words, plan.model.weights) }), plan.language),
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
  /** Closed words found in a foreign sentence, named in the prompt's language. */
  things: string;
  when: string;
  culture: string;
  space: string;
  lettering: readonly string[];
  instead: readonly string[];
  leftOut: readonly string[];
  form: string;
}

function piecesOf(plan: ImagePlan): Pieces {
  const { scene, language, slots } = plan;
  const isForeign = scene.language !== language;
  const name = (terms: readonly Term[]) => terms.map((term) => term[language]).join(language === "ar" ? "، " : ", ");
  const said: Pieces["said"] = {};
  for (const key of Object.keys(slots) as ImageSlotName[]) {
    const slot = slots[key];
    if (slot && !slot.inWords)
      said[key] = sayIn(slot, language, slot.words !== undefined && isArabic(slot.words) !== (language === "ar"));
  }
  return {
    words: wordsOfScene(scene, isForeign ? {} : { quote: ['"', '"'] }),
    isForeign,
    said,
    things: isForeign ? name([...termsOf(scene, "genre"), ...termsOf(scene, "thing")]) : "",
    when: isForeign ? name([...termsOf(scene, "time"), ...termsOf(scene, "weather")]) : "",
    culture: name(termsOf(scene, "culture")),
    space: isForeign ? name(plan.spaces) : "",
    lettering: isForeign ? plan.lettering : plan.addedLettering,
    instead: plan.model.takesNegative
      ? []
      : plan.exclusions.flatMap(({ known }) => (known ? [language === "ar" ? known.insteadAr : known.insteadEn] : [])),
    leftOut: plan.model.takesNegative
      ? []
      : plan.exclusions.flatMap((one) => (one.known || isListed(one, plan) ? [] : [one.words])),
    form: plan.frame[language],
  };
}

const isArabic = (text: string) => /[\u0620-\u064A]/.test(text);

/** Whether a thing to leave out goes into the model's own flag: a known one by its noun, another in its words if they are in the prompt's language. */
export function isListed({ known, words }: Exclusion, { model, language }: ImagePlan): boolean {
  return model.listFlag !== undefined && (known !== undefined || isArabic(words) === (language === "ar"));
}

function nounOf({ known, words }: Exclusion, { language }: ImagePlan): string {
  return known ? known[language] : words;
}

function writeProse(plan: ImagePlan, pieces: Pieces): string {
  const say = IMAGE_WORDS[plan.language];
  const { said } = pieces;
  const lead = said.style ? [capital(said.style)] : [];
  const words = pieces.isForeign ? [say.foreign(pieces.words, plan.scene.language)] : [capital(pieces.words)];
  return sentencesOf([
    ...(pieces.isForeign ? [...lead, ...words] : [...words, ...(said.style ? [say.style(said.style)] : [])]),
    ...optional(pieces.things, say.things),
    ...optional(pieces.when, say.when),
    ...optional(pieces.culture, say.culture),
    ...optional(pieces.space, say.space),
    ...(pieces.form ? [pieces.form] : []),
    ...optional(said.light, say.light),
    ...optional(said.shot, say.shot),
    ...optional(said.lens, say.lens),
    ...optional(said.palette, say.palette),
    ...optional(said.mood, say.mood),
    ...pieces.lettering.map(say.lettering),
    ...pieces.instead.map(capital),
    ...pieces.leftOut.map(say.leaveOut),
    ...(plan.model.id === "any" ? [say.ratio(plan.ratio)] : []),
  ]);
}

/** Midjourney: one sentence rich in phrases, then its flags, last. */
function writeFlags(plan: ImagePlan, pieces: Pieces): Written {
  const isPhoto = plan.slots.style?.terms.some(({ id }) => id === "photo" || id === "documentary") ?? false;
  const raw = isPhoto && !plan.flags.includes("--raw") ? ["--raw"] : [];
  const listed = plan.exclusions
    .filter((one) => isListed(one, plan))
    .map((one) =>
      nounOf(one, plan)
        .replace(/[\s,،-]+/gu, " ")
        .trim(),
    );
  const out = listed.length > 0 ? [`--${plan.model.listFlag} ${listed.join(", ")}`] : [];
  const flags = [`--ar ${plan.ratio}`, ...plan.flags, ...raw, ...out, `--v ${plan.model.version}`].join(" ");
  const words = join(tagsOf(pieces), plan.language).replace(/(?<=\s|^)--+(?=\S)/g, "");
  return { prompt: `${words} ${flags}`, flags };
}

function tagsOf(pieces: Pieces): string[] {
  const { said } = pieces;
  const inTag = (text: string) => text.replace(/[.!\s]+$/u, "");
  return [
    ...(pieces.isForeign ? [pieces.things, `«${guarded(inTag(pieces.words))}»`] : [inTag(pieces.words)]),
    pieces.when,
    said.style,
    pieces.form,
    said.shot,
    said.light,
    said.lens,
    said.palette,
    said.mood,
    pieces.culture,
    pieces.space,
    ...pieces.lettering.map((text) => `"${text}"`),
    ...pieces.instead,
    ...pieces.leftOut.map((words) => `leaving out ${isArabic(words) ? `«${words}»` : words}`),
  ]
    .filter((piece): piece is string => piece !== undefined && piece !== "")
    .map((piece, index) => (index === 0 ? piece : piece.replace(/^(?:The|A|One)(?= )/, (word) => word.toLowerCase())));
}

/** GPT Image: short labelled lines. */
function writeLines(plan: ImagePlan, pieces: Pieces): string {
  const say = IMAGE_WORDS[plan.language];
  const { said } = pieces;
  const labels = say.labels;
  const subject = pieces.isForeign
    ? pieces.things
    : (plan.scene.parts.find(({ slot }) => slot === "subject")?.text ?? "");
  const details = [
    said.style,
    said.light,
    said.shot,
    said.lens,
    said.palette,
    said.mood,
    pieces.culture,
    pieces.space,
    pieces.form,
  ]
    .filter(Boolean)
    .join(say.comma);
  const constraints = [...pieces.instead, ...pieces.leftOut.map(say.leaveOut)].join(say.semicolon);
  return [
    [labels.scene, pieces.isForeign ? say.foreignScene(pieces.words, plan.scene.language) : pieces.words],
    [labels.subject, [subject, pieces.when].filter(Boolean).join(say.comma)],
    [labels.details, details],
    [labels.text, pieces.lettering.map((text) => `"${text}"`).join(say.comma)],
    [labels.constraints, constraints],
    [labels.use, say.ratio(plan.ratio)],
  ]
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
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
