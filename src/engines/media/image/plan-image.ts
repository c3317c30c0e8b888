import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { avoided, avoidedAsTyped, onceEach } from "../avoided-things.ts";
import type { Exclusion } from "../exclusions.ts";
import { nearestRatio, sizeFor } from "../fit-ratio.ts";
import { fold } from "#engines/text/fold.ts";
import { findTerms, indexTerms, readWords } from "../match-terms.ts";
import { type ImageModel, type ImageModelId, imageModel } from "../media-models.ts";
import { labelOf, NOTES } from "../media-phrases.ts";
import { namedModel, takeModelName } from "../named-model.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { readScene, saidElsewhere, type Scene, shownWords, termsOf } from "../read-scene.ts";
import {
  assumedSlot,
  type OptionSlot,
  type PromptLanguage,
  promptLanguageOf,
  type Slot,
  slotOfOption,
  statedSlot,
  termById,
} from "../slots.ts";
import { SPACE } from "../vocabulary/terms.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import type { Term, TermKind } from "../vocabulary/term.ts";
import { GENRE_FRAMES, type GenreFrame, LIGHT_BY } from "./genre-frames.ts";
import { readTypedFlags } from "./typed-flags.ts";
import type { ImagePlan, ImageRequest, ImageSlotName } from "./image-types.ts";

/** [slot, the form's field, kinds of terms that state it, most terms, the part whose words state it where no term does] */
const SLOTS: readonly (readonly [
  ImageSlotName,
  "style" | "lighting" | "shot" | "lens" | "mood",
  OptionSlot,
  readonly TermKind[],
  number,
  PartTag,
])[] = [
  ["style", "style", "style", ["style"], 3, "style"],
  ["light", "lighting", "light", ["light"], 2, "light"],
  ["shot", "shot", "shot", ["shot", "angle"], 2, "framing"],
  ["lens", "lens", "lens", ["lens"], 2, "lens"],
  ["mood", "mood", "mood", ["mood"], 2, "mood"],
];
const STILL_PHOTO = new Set(["photo", "film-photo", "cinematic", "documentary", "vintage", "noir"]);

/** Reads a request and settles every slot: what the form says, else what the request states, else what its kind needs. */
export function planImage(request: ImageRequest): { plan: ImagePlan; notes: string[] } {
  const say = request.interfaceLanguage;
  const notes: string[] = [];
  const { scene: read, model, typed } = readRequest(request);
  const scene = saidElsewhere(read, (one) => isTakenBy(model, one));
  if (scene.model && model.id === scene.model.id)
    notes.push(
      scene.model.gone ? NOTES.modelGone[say](scene.model.gone, model.label) : NOTES.modelNamed[say](model.label),
    );
  for (const flag of typed.dropped) notes.push(NOTES.flagDropped[say](flag, labelOf(model, say)));
  for (const flag of typed.outside) notes.push(NOTES.flagOutside[say](flag, boundsOf(model, flag)));
  const genre = headGenre(scene)?.id ?? "none";
  const frame = GENRE_FRAMES[genre] as GenreFrame;
  const asked = request.aspectRatio ?? typed.ratio ?? scene.numbers.ratio ?? frame.ratio;
  // Midjourney takes any ratio, so one that a person typed for it stays.
  const ratio = model.form === "flags" && asked === typed.ratio ? asked : nearestRatio(asked, model.ratios);
  if (ratio !== asked) notes.push(NOTES.ratioFitted[say](asked, ratio, labelOf(model, say)));
  const size = sizeFor(model, ratio);
  if (scene.numbers.otherRatio && ratio !== scene.numbers.otherRatio)
    notes.push(NOTES.otherRatio[say](ratio, scene.numbers.otherRatio));
  const stated = scene.exact.filter(({ kind }) => kind === "lettering").map(({ text }) => text);
  const addedLettering = request.textInImage && !stated.includes(request.textInImage) ? [request.textInImage] : [];
  const language = promptLanguageOf(scene, request.promptLanguage);
  const plan: ImagePlan = {
    scene,
    model,
    language,
    slots: slotsOf(request, scene, frame, language),
    genre,
    frame,
    spaces: spacesOf(scene),
    ratio,
    addedLettering,
    lettering: [...stated, ...addedLettering],
    exclusions: onceEach([
      ...scene.exclusions.filter((one) => !isGround(one)),
      ...avoidedAsTyped(typed.avoid ?? ""),
      ...avoided(request.avoid ?? ""),
    ]),
    ...(size ? { size } : {}),
    flags: typed.kept,
    ...(typed.version ? { version: typed.version } : {}),
  };
  return { plan, notes };
}

const SPACES = indexTerms([SPACE]);
/** Words of the part itself that say it is a ground, or empty. */
const EMPTY = wholeWords(mediaWords.image.empty, "u");

function spacesOf(scene: Scene): Term[] {
  const said = scene.parts.filter(({ slot, text }) => slot === "space" && EMPTY.test(fold(text)));
  const found = said.flatMap(({ text }) => findTerms(readWords(text), SPACES));
  const cutOut = scene.exclusions.some(isGround)
    ? findTerms(readWords(scene.text), SPACES).filter(({ term }) => term.id === "transparent")
    : [];
  return [...new Set([...found, ...cutOut].map(({ term }) => term))];
}

/** Without a ground is cut out, which is a space of its own and nothing left out of the picture. */
function isGround({ words }: Exclusion): boolean {
  return /^(?:ال)?(?:خلفيه|background|backgrounds)$/u.test(fold(words).trim());
}

/** Whether a model takes an exclusion in a field, by a flag, or as its stand-in, so that the scene need not say it. */
export function isTakenBy(model: { takesNegative: boolean; listFlag?: string; wantsNoDenials?: true }, one: Exclusion) {
  return (
    model.takesNegative ||
    model.listFlag !== undefined ||
    (model.wantsNoDenials === true && Boolean(one.known?.insteadEn))
  );
}

const ORDER_WORDS = new RegExp(`^(?:(?:${mediaWords.image.orders})\\s+)*$`, "u");
const HEAD_ENDS =
  /^(?:of|for|with|in|on|at|from|to|by|that|showing|featuring|about|and|where|using|reading|design|photo|style)$/;

/** The kind of picture, where it is what is asked for: in Arabic the first noun, in English the last one before "of" or "for". */
function headGenre(scene: Scene): Term | undefined {
  const { text, terms, clauses } = scene;
  const first = clauses[0];
  const found = terms.find(({ term, start, end }) => {
    if (term.kind !== "genre" || !GENRE_FRAMES[term.id] || !first || end > first.end) return false;
    const before = fold(text.slice(first.start, start));
    if (/[\u0620-\u064A]/.test(text.slice(start, end))) return ORDER_WORDS.test(before);
    const next = /^\s+([a-z]+)/u.exec(fold(text.slice(end, first.end)))?.[1];
    return (
      !/(?<![a-z])(?:of|for|with|in|on|at|inside|like|from|about)\s/u.test(
        before.replace(/^.*?(?:picture|image|design) of /u, ""),
      ) &&
      (next === undefined || HEAD_ENDS.test(next))
    );
  });
  return found?.term;
}

/** The scene, and the model: the form's, or the one that the request names where the form leaves it open. */
function readRequest(request: ImageRequest) {
  const { text, id } = takeModelName(request.text, "image");
  const named = (id ?? readScene(text, "image").model?.id) as ImageModelId | undefined;
  const model = imageModel(request.model === "any" && named ? named : request.model);
  const typed = readTypedFlags(text, model);
  const scene = readScene(typed.text, "image");
  return { scene: id ? { ...scene, model: namedModel(id, request.text) } : scene, model, typed };
}

/** The least and most of a typed flag, as "0–1000"; empty for one without a value. */
function boundsOf(model: ImageModel, flag: string): string {
  const bounds = model.flags?.[flag.slice(2).split(" ", 1)[0] as string];
  return bounds ? bounds.join("\u2013") : "";
}

function slotsOf(request: ImageRequest, scene: Scene, frame: GenreFrame, language: PromptLanguage): ImagePlan["slots"] {
  const slots: ImagePlan["slots"] = {};
  for (const [name, field, option, kinds, most, tag] of SLOTS) {
    const value = request[field];
    const slot = value ? slotOfOption(option, value) : statedSlot(scene, kinds, language, most, tag);
    if (slot) slots[name] = slot;
  }
  const palette = paletteOf(request, scene, language);
  if (palette) slots.palette = palette;
  if (request.detail !== "short") assume(slots, scene, frame, request.detail === "rich");
  return slots;
}

function paletteOf(request: ImageRequest, scene: Scene, language: PromptLanguage): Slot | null {
  if (request.palette.length > 0) {
    const each = request.palette.map((colour) => slotOfOption("colour", colour));
    if (each.every(({ words }) => words === undefined))
      return { terms: each.flatMap(({ terms }) => terms), origin: "option", inWords: false };
    return {
      terms: [],
      words: request.palette.join(language === "ar" ? "، " : ", "),
      origin: "option",
      inWords: false,
    };
  }
  const stated = statedSlot(scene, ["colour"], language, 5, "colour");
  if (scene.numbers.hex.length === 0) return stated;
  const codes = scene.numbers.hex.map((code): Term => ({ kind: "colour", id: code, ar: code, en: code }));
  return {
    terms: [...(stated?.terms ?? []), ...codes].slice(0, 5),
    origin: "stated",
    inWords: scene.language === language,
  };
}

/** What a photograph needs and nobody named; nothing where another medium is named or hinted, or the slot is said in some words. */
function assume(slots: ImagePlan["slots"], scene: Scene, frame: GenreFrame, isRich: boolean): void {
  const isOpen = (slot: "light" | "framing") =>
    !isStatedSomehow(slot, scene.text) && !isStatedSomehow("ground", scene.text);
  const isOther = slots.style
    ? !slots.style.terms.some(({ id }) => STILL_PHOTO.has(id))
    : frame.style === "photo"
      ? frame === GENRE_FRAMES["none"] &&
        (isStatedSomehow("medium", scene.text) || scene.exact.some(({ kind }) => kind === "lettering"))
      : true;
  const beside = scene.terms.filter(({ term }) => term.kind === "genre");
  const rest = beside.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    scene.text,
  );
  const isArgued = frame.style === "photo" ? isOther : isStatedSomehow("medium", rest);
  if (!slots.style && frame.style && !isArgued) slots.style = assumedSlot(termById("style", frame.style));
  if (!isOther) {
    const byTime = lightByTime(scene);
    if (!slots.light && frame.light && byTime !== null && (byTime || isOpen("light")))
      slots.light = assumedSlot(
        termById("light", byTime ?? (frame.light === "by time" ? "soft-daylight" : frame.light)),
      );
    const isFit = frame !== GENRE_FRAMES["none"] || isStatedSomehow("person", shownWords(scene));
    if (!slots.shot && frame.shot && !slots.lens && isFit && isOpen("framing"))
      slots.shot = assumedSlot(termById("shot", frame.shot), termById("angle", "eye-level"));
  }
  if (!isRich) return;
  if (!slots.lens && frame.lens && !isOther && isOpen("framing"))
    slots.lens = assumedSlot(termById("lens", frame.lens));
  if (!slots.mood) slots.mood = assumedSlot(termById("mood", "calm"));
  if (!slots.palette && !isStatedSomehow("colour", scene.text))
    slots.palette = assumedSlot(termById("colour", isOther ? "muted" : "warm"));
}

/** The light of the one time or weather that is named; null where none is to be added, as at night, whatever the weather. */
export function lightByTime(scene: Scene): string | null | undefined {
  const lights = LIGHT_BY.filter(([kind, id]) => termsOf(scene, kind).some((term) => term.id === id));
  return termsOf(scene, "time").length > 1 ? undefined : lights[0]?.[2];
}
