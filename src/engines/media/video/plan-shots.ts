import { fold } from "#engines/text/fold.ts";
import { type Scene, termsOf, wordsOfScene } from "../read-scene.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { numberLength } from "../parts/scene-parts.ts";
import { assumedSlot, type Slot, slotOfOption, termById, wordedSlot } from "../slots.ts";
import { isOpenLand } from "../vocabulary/things-data.ts";
import type { Term } from "../vocabulary/term.ts";
import { isAboutSound } from "./read-sounds.ts";
import type { PlannedLine, PlannedShot, VideoRequest } from "./video-types.ts";

const THEN =
  /^\s*(?:then|and then|after that|next|finally|later|suddenly|cut to|shot \d|scene \d|ثم|وبعدين|بعدين|بعدها|وبعدها|بعد ذلك|وبعد ذلك|واخيرا|اخيرا|فجاه|لقطه \d|second shot|third shot|the second|the third|in the second|الثاني|الثانيه|الثالثه|والثانيه|والثالثه|المشهد \d|مشهد \d|في النهايه|وفي النهايه|عقبها)(?![\p{L}])/u;
/** Sizes of shots that nobody chose, in the order of a sequence: where we are, who it is, what matters. */
const SEQUENCE = ["wide", "medium", "close-up", "medium", "close-up", "wide"] as const;

interface Beat {
  from: number;
  to: number;
}

/**
 * Stretches of whole clauses: a new one starts after a full stop, a new line, or at a word like "then". A clause that holds
 * only camera, light, sound or a short line's speaker goes on with what was before it.
 */
export function beatsOf(scene: Scene): Beat[] {
  const beats: Beat[] = [];
  let hasScene = false;
  let isStart = true;
  scene.clauses.forEach((clause, index) => {
    if (clause.endsStatement && clause.isSetting) isStart = true;
    if (clause.isSetting) return;
    const words = scene.text.slice(clause.start, clause.end);
    const isLook = isLookOnly(scene, clause);
    const starts = beats.length === 0 || (hasScene && !isLook && (isStart || THEN.test(fold(words))));
    if (starts) beats.push({ from: index, to: index + 1 });
    else (beats.at(-1) as Beat).to = index + 1;
    hasScene ||= !isLook;
    isStart = clause.endsStatement;
  });
  return beats;
}

const LOOK: ReadonlySet<string> = new Set([
  "move",
  "shot",
  "angle",
  "light",
  "lens",
  "style",
  "mood",
  "colour",
  "sound",
  "music",
]);
const LOOK_PARTS: ReadonlySet<PartTag> = new Set([
  "style",
  "light",
  "colour",
  "framing",
  "lens",
  "mood",
  "camera",
  "audio",
]);
const LOOK_WORDS =
  /(?<![\p{L}])(?:camera|lighting|light|style|music|total|palette|tone|mood|الكاميرا|كاميرا|اضاءه|الاضاءه|الموسيقي|الوان|الالوان|الاسلوب|المجموع)(?![\p{L}])/u;
/** A sentence of so few words beside its line only names who speaks. */
const SPEAKER_WORDS = 3;

/** Whether a clause says how it looks and sounds, or who says a line, and no new action. */
function isLookOnly(scene: Scene, { start, end }: { start: number; end: number }): boolean {
  const text = scene.text.slice(start, end);
  const lines = scene.exact.filter((one) => one.kind === "line" && one.start >= start && one.end <= end);
  const outside = lines.reduce((rest, one) => rest.replace(scene.text.slice(one.start, one.end), " "), text);
  const count = (piece: string) => piece.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (lines.length > 0) return count(outside) <= SPEAKER_WORDS;
  if (THEN.test(fold(text)) || /\d\s*:/u.test(text)) return false;
  if (isAboutSound(text)) return true;
  const parts = scene.parts.filter((part) => part.start < end && start < part.end);
  if (parts.length > 0 && parts.every(({ slot }) => LOOK_PARTS.has(slot))) return true;
  const inside = scene.terms.filter((one) => one.start >= start && one.end <= end && LOOK.has(one.term.kind));
  if (LOOK_WORDS.test(fold(text)) && inside.length > 0) return true;
  const covered = inside.reduce((sum, one) => Math.max(sum, count(scene.text.slice(one.start, one.end))), 0);
  return inside.length > 0 && covered * 2 >= count(text);
}

interface ShotWork {
  request: VideoRequest;
  scene: Scene;
  clips: readonly number[];
  count: number;
  lines: readonly PlannedLine[];
}

/** The shots of a video: beats in order over the clips, each with one size and one camera move. */
export function planShots(work: ShotWork): PlannedShot[] {
  const { request, scene, clips, lines } = work;
  const given = request.shotList;
  const count = given?.length ?? Math.max(work.count, clips.length);
  const pieces = given ? given.map(({ words }): Piece => ({ words })) : piecesOf(scene, count);
  const times = given ? given.map(({ seconds }) => seconds) : timesOf(clips, count);
  const clipOf = given ? () => 0 : (index: number) => Math.floor((index * clips.length) / count);
  let at = 0;
  const shots = pieces.map(({ words, span }, index): PlannedShot => {
    const start = at;
    at += times[index] as number;
    const own = given?.[index];
    return {
      start,
      end: at,
      clip: clipOf(index),
      words,
      isForeign: given ? /[\u0620-\u064A]/.test(words) : scene.language !== "en",
      size: own?.size ? slotOfOption("shot", own.size) : sizeOf(scene, span, index, count),
      move: own?.camera ? slotOfOption("move", own.camera) : moveOf(request, scene, span, index),
      lines: [],
    };
  });
  spreadLines(shots, lines);
  return shots;
}

/** A shot's words, and where they are in the request. */
interface Piece {
  words: string;
  span?: { start: number; end: number };
}

/** Words for each shot: with more beats than shots, neighbours share one; with fewer, the last goes on, its lines said once. */
function piecesOf(scene: Scene, count: number): Piece[] {
  const beats = beatsOf(scene);
  const isArabic = scene.language === "ar";
  const lineName = (index: number) => (isArabic ? `(الجملة ${index + 1})` : `(line ${index + 1})`);
  if (count <= 1 || beats.length === 0) return [{ words: wordsOfScene(scene, { lineName }) }];
  return Array.from({ length: count }, (_, index) => {
    const isAgain = beats.length <= count && index >= beats.length;
    const first = beats[
      beats.length <= count ? Math.min(index, beats.length - 1) : Math.floor((index * beats.length) / count)
    ] as Beat;
    const last = beats.length <= count ? first : (beats[Math.floor(((index + 1) * beats.length) / count) - 1] as Beat);
    const own = isAgain ? () => (isArabic ? "(قيلت قبلها)" : "(said before)") : lineName;
    const words = wordsOfScene(scene, { from: first.from, to: last.to, lineName: own }) || scene.text.trim();
    const span = {
      start: scene.clauses[first.from]?.start ?? 0,
      end: scene.clauses[last.to - 1]?.end ?? scene.text.length,
    };
    return { words: words.slice(numberLength(words)), span };
  });
}

/** Whole seconds for each shot, summing to its clip. */
function timesOf(clips: readonly number[], count: number): number[] {
  return clips.flatMap((seconds, clip) => {
    const own = Array.from({ length: count }, (_, index) => index).filter(
      (index) => Math.floor((index * clips.length) / count) === clip,
    ).length;
    return Array.from({ length: own }, (_, index) => Math.floor(seconds / own) + (index < seconds % own ? 1 : 0));
  });
}

function statedIn(scene: Scene, span: Piece["span"], kinds: readonly string[]): Term[] {
  const found = scene.terms.filter(
    ({ term, start, end }) => kinds.includes(term.kind) && (!span || (start >= span.start && end <= span.end)),
  );
  return [...new Set(found.map(({ term }) => term))];
}

/** A shot's own words for a part that no table knows. */
function wordedIn(scene: Scene, span: Piece["span"], tag: PartTag): Slot | null {
  const parts = scene.parts.filter(({ start, end }) => !span || (start >= span.start && end <= span.end));
  return wordedSlot({ ...scene, parts }, tag);
}

/** The size that the shot's own words name; else what fits its place in the sequence, and near where the lens is a macro's. */
function sizeOf(scene: Scene, span: Piece["span"], index: number, count: number): Slot {
  const stated = statedIn(scene, span, ["shot", "angle"]).slice(0, 2);
  if (stated.length > 0) return { terms: stated, origin: "stated", inWords: scene.language === "en" };
  const worded = wordedIn(scene, span, "framing");
  if (worded) return worded;
  const isMacro = statedIn(scene, span, ["lens"]).some(({ id }) => id === "macro");
  const alone = isOpenLand(termsOf(scene, "thing").map(({ id }) => id)) ? "wide" : "medium";
  const id = count === 1 ? alone : (SEQUENCE[index % SEQUENCE.length] as string);
  return assumedSlot(termById("shot", isMacro ? "extreme-close-up" : id));
}

/** How time runs, which goes with any move. */
const PACE = new Set(["slow-motion", "time-lapse", "one-take"]);
/** Ways of the whole video, wherever they are named. */
const OVERALL = new Set(["handheld", "static", ...PACE]);

/** A drone flies in the way that is named beside it. */
export function isVehicle({ id }: Term, all: readonly Term[]): boolean {
  return id === "flight" && all.some((other) => other.id !== "flight" && isCameraMove(other));
}

export function isCameraMove({ id }: Term): boolean {
  return !PACE.has(id);
}

/** One camera move for a shot, with the pace if one is named. */
function moveOf(request: VideoRequest, scene: Scene, span: Piece["span"], index: number): Slot {
  if (request.camera) return slotOfOption("move", request.camera);
  const own = statedIn(scene, span, ["move"]);
  const overall = termsOf(scene, "move").filter(({ id }) => OVERALL.has(id));
  const all = own.some(isCameraMove) ? [...own, ...overall] : [...overall, ...own];
  const stated = [
    all.find((term) => isCameraMove(term) && !isVehicle(term, all)),
    all.find(({ id }) => PACE.has(id)),
  ].filter((term) => term !== undefined);
  const worded = stated.length === 0 ? wordedIn(scene, span, "camera") : null;
  if (worded) return worded;
  if (stated.length === 0) return assumedSlot(termById("move", index % 2 === 0 ? "static" : "push-in"));
  return {
    terms: stated,
    origin: "stated",
    inWords: scene.language === "en" && stated.every((term) => own.includes(term)),
  };
}

/** A line goes to the shot whose words refer to it, others in order over the shots. */
function spreadLines(shots: PlannedShot[], lines: readonly PlannedLine[]): void {
  lines.forEach((line, index) => {
    const reference = new RegExp(`\\((?:line|الجملة) ${index + 1}\\)`, "u");
    const own = line.isAdded ? -1 : shots.findIndex(({ words }) => reference.test(words));
    const shot = shots[own >= 0 ? own : Math.min(shots.length - 1, Math.floor((index * shots.length) / lines.length))];
    if (shot) Object.assign(shot, { lines: [...shot.lines, line] });
  });
}
