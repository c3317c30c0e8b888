import { findExclusions, onceEach } from "../exclusions.ts";
import { nearestRatio, sizeFor } from "../fit-ratio.ts";
import { findTerms, indexTerms, readWords } from "../match-terms.ts";
import { type ImageModelId, imageModel } from "../media-models-data.ts";
import { NOTES } from "../media-phrases.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { readScene, type Scene, termsOf, wordsOfPart } from "../read-scene.ts";
import { assumedSlot, type OptionSlot, type Slot, slotOfOption, statedSlot, termById } from "../slots.ts";
import { SPACE } from "../vocabulary/space-data.ts";
import { isOpenLand } from "../vocabulary/things-data.ts";
import type { Term, TermKind } from "../vocabulary/term.ts";
import { GENRE_FRAMES, type GenreFrame, LIGHT_BY } from "./genre-frames-data.ts";
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
  const { scene, model, typed } = readRequest(request);
  if (scene.model && model.id === scene.model.id)
    notes.push(
      scene.model.gone ? NOTES.modelGone[say](scene.model.gone, model.label) : NOTES.modelNamed[say](model.label),
    );
  for (const flag of typed.dropped) notes.push(NOTES.flagDropped[say](flag, model.label));
  const genre = termsOf(scene, "genre").find(({ id }) => GENRE_FRAMES[id])?.id ?? "none";
  const frame = GENRE_FRAMES[genre] as GenreFrame;
  const asked = request.aspectRatio ?? typed.ratio ?? scene.numbers.ratio ?? frame.ratio;
  const ratio = nearestRatio(asked, model.ratios);
  if (ratio !== asked) notes.push(NOTES.ratioFitted[say](asked, ratio, model.label));
  const size = sizeFor(model, ratio);
  const stated = scene.exact.map(({ text }) => text);
  const addedLettering = request.textInImage && !stated.includes(request.textInImage) ? [request.textInImage] : [];
  const plan: ImagePlan = {
    scene,
    model,
    language: request.promptLanguage,
    slots: slotsOf(request, scene, frame),
    genre,
    frame,
    spaces: spacesOf(scene),
    ratio,
    addedLettering,
    lettering: [...stated, ...addedLettering],
    exclusions: onceEach([...scene.exclusions, ...avoided(typed.avoid ?? ""), ...avoided(request.avoid ?? "")]),
    ...(size ? { size } : {}),
    flags: typed.kept,
  };
  return { plan, notes };
}

const SPACES = indexTerms([SPACE]);

function spacesOf(scene: Scene): Term[] {
  const words = readWords(wordsOfPart(scene, "space", "en"));
  return [...new Set(findTerms(words, SPACES).map(({ term }) => term))];
}

/** The scene, and the model: the form's, or the one that the request names where the form leaves it open. */
function readRequest(request: ImageRequest) {
  const named = readScene(request.text, "image").model?.id as ImageModelId | undefined;
  const model = imageModel(request.model === "any" && named ? named : request.model);
  const typed = readTypedFlags(request.text, model);
  return { scene: readScene(typed.text, "image"), model, typed };
}

/** The field of exclusions: each piece is one, with or without a word of denial before it. */
export function avoided(field: string) {
  return field
    .split(/[,،;؛\n]+/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap((piece) => {
      const marked = findExclusions(piece, readWords(piece));
      return marked.length > 0 ? marked : findExclusions(`no ${piece}`, readWords(`no ${piece}`));
    });
}

function slotsOf(request: ImageRequest, scene: Scene, frame: GenreFrame): ImagePlan["slots"] {
  const slots: ImagePlan["slots"] = {};
  const language = request.promptLanguage;
  for (const [name, field, option, kinds, most, tag] of SLOTS) {
    const value = request[field];
    const slot = value ? slotOfOption(option, value) : statedSlot(scene, kinds, language, most, tag);
    if (slot) slots[name] = slot;
  }
  const palette = paletteOf(request, scene);
  if (palette) slots.palette = palette;
  if (request.detail !== "short") assume(slots, scene, frame, request.detail === "rich");
  return slots;
}

function paletteOf(request: ImageRequest, scene: Scene): Slot | null {
  if (request.palette.length > 0) {
    const each = request.palette.map((colour) => slotOfOption("colour", colour));
    if (each.every(({ words }) => words === undefined))
      return { terms: each.flatMap(({ terms }) => terms), origin: "option", inWords: false };
    return {
      terms: [],
      words: request.palette.join(request.promptLanguage === "ar" ? "، " : ", "),
      origin: "option",
      inWords: false,
    };
  }
  const stated = statedSlot(scene, ["colour"], request.promptLanguage, 5, "colour");
  if (scene.numbers.hex.length === 0) return stated;
  const codes = scene.numbers.hex.map((code): Term => ({ kind: "colour", id: code, ar: code, en: code }));
  return {
    terms: [...(stated?.terms ?? []), ...codes].slice(0, 5),
    origin: "stated",
    inWords: scene.language === request.promptLanguage,
  };
}

/** What this kind of picture needs and nobody named. */
function assume(slots: ImagePlan["slots"], scene: Scene, frame: GenreFrame, isRich: boolean): void {
  if (!slots.style && frame.style) slots.style = assumedSlot(termById("style", frame.style));
  if (!slots.light && frame.light)
    slots.light = assumedSlot(termById("light", frame.light === "by time" ? lightByTime(scene, slots) : frame.light));
  const isMacro = slots.lens?.terms.some(({ id }) => id === "macro");
  const isDrawnView = slots.style?.terms.some(({ id }) => id === "isometric");
  if (!slots.shot && frame.shot && isMacro) slots.shot = assumedSlot(termById("shot", "extreme-close-up"));
  else if (!slots.shot && frame.shot && !isDrawnView)
    slots.shot = assumedSlot(
      termById("shot", isOpenLand(termsOf(scene, "thing").map(({ id }) => id)) ? "wide" : frame.shot),
      termById("angle", "eye-level"),
    );
  if (!isRich) return;
  const isPhoto = slots.style?.terms.some(({ id }) => STILL_PHOTO.has(id)) ?? false;
  if (!slots.lens && frame.lens && isPhoto) slots.lens = assumedSlot(termById("lens", frame.lens));
  if (!slots.mood) slots.mood = assumedSlot(termById("mood", "calm"));
  if (!slots.palette) slots.palette = assumedSlot(termById("colour", frame.light === null ? "muted" : "warm"));
}

function lightByTime(scene: Scene, slots: ImagePlan["slots"]): string {
  for (const [kind, id, light] of LIGHT_BY)
    if (
      termsOf(scene, kind).some((term) => term.id === id) ||
      slots.style?.terms.some((term) => term.kind === kind && term.id === id)
    )
      return light;
  return "soft-daylight";
}
