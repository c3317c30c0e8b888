import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";
import type { Clause } from "#engines/media/request/clauses.ts";
import { type Scene, shownWords, termsOf, wordsOfScene } from "../read-scene.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { assumedSlot, type Slot, slotOfOption, termById, wordedSlot } from "../slots.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import type { Term } from "../vocabulary/term.ts";
import { secondsOfMoment } from "#engines/media/request/request-lengths.ts";
import type { TimedMoments } from "./fit-seconds.ts";
import type { Split } from "./split-shots.ts";
import type { PlannedLine, PlannedShot, VideoRequest } from "./video-types.ts";

interface ShotWork {
  request: VideoRequest;
  scene: Scene;
  clips: readonly number[];
  count: number;
  lines: readonly PlannedLine[];
  /** The moments of the request; none for a timeline that was edited. */
  split: Split | null;
  /** The moments by the request's own seconds. */
  timed: TimedMoments | null;
}

/** A shot's words, and where they are in the request. */
interface Piece {
  words: string;
  clauses?: readonly Clause[];
}

/** The shots of a video over its clips, and the words that hold for all of them. */
export function planShots(work: ShotWork): { shots: PlannedShot[]; global: string } {
  const { request, scene, clips, lines, count, split, timed } = work;
  const given = request.shotList;
  const { pieces, global, common } = split
    ? piecesOf(scene, split, count)
    : { pieces: (given ?? []).map(({ words }): Piece => ({ words })), global: "", common: [] };
  const { times, clipOf } = given
    ? { times: given.map(({ seconds }) => seconds), clipOf: given.map(() => 0) }
    : timed?.times.length === pieces.length
      ? timed
      : timesOf(clips, count);
  let at = 0;
  const shots = pieces.map(({ words, clauses }, index): PlannedShot => {
    const start = at;
    at += times[index] as number;
    const own = given?.[index];
    const size = own?.size ? slotOfOption("shot", own.size) : given ? undefined : sizeOf(scene, clauses, common, count);
    const move = own?.camera
      ? slotOfOption("move", own.camera)
      : request.camera
        ? slotOfOption("move", request.camera)
        : given
          ? undefined
          : moveOf(scene, clauses, common, count);
    return {
      start,
      end: at,
      clip: clipOf[index] as number,
      words,
      isForeign: scene.language !== "ar" && (given ? /[\u0620-\u064A]/.test(words) : scene.language !== "en"),
      ...(size ? { size } : {}),
      ...(move ? { move } : {}),
      lines: [],
    };
  });
  spreadLines(shots, pieces, lines);
  return { shots, global };
}

/** Words for each shot: with more moments than shots, neighbours share one. */
function piecesOf(
  scene: Scene,
  { global, shots }: Split,
  count: number,
): { pieces: Piece[]; global: string; common: readonly Clause[] } {
  const lineName = (index: number) => (scene.language === "ar" ? `(الجملة ${index + 1})` : `(line ${index + 1})`);
  if (count <= 1) return { pieces: [{ words: wordsOfScene(scene, { lineName }) }], global: "", common: [] };
  const wordsOf = (clauses: readonly Clause[]) =>
    clauses.length === 0 ? "" : wordsOfScene({ ...scene, clauses }, { lineName });
  const most = shots.length;
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const own = shots.slice(Math.floor((index * most) / count), Math.floor(((index + 1) * most) / count)).flat();
    return { words: wordsOf(own) || scene.text.trim(), clauses: own };
  });
  return { pieces, global: wordsOf(global), common: global };
}

/**
 * The seconds of each moment where the request gives them, by marks or by its first words; the others share what is left of `asked`, or
 * take two each. Null where it gives none.
 */
export function secondsOf({ marks, text }: Scene, { shots }: Split, asked: number): number[] | null {
  const own = shots.map((clauses) => {
    const first = clauses[0];
    const mark = marks.find(({ end }) => end === first?.start);
    if (mark?.to !== undefined) return mark.to - (mark.from ?? 0);
    return first ? secondsOfMoment(fold(toAsciiDigits(text.slice(first.start, first.end)))) : null;
  });
  const open = own.filter((each) => each === null).length;
  if (shots.length < 2 || open === shots.length) return null;
  const known = own.reduce((sum: number, each) => sum + (each ?? 0), 0);
  const left = asked - known >= open ? asked - known : open * 2;
  let index = -1;
  return own.map((each) => {
    if (each !== null) return each;
    index += 1;
    return Math.floor(left / open) + (index < left % open ? 1 : 0);
  });
}

/** Whole seconds for each shot, summing to its clip, and the clip of each: shared evenly where the request gives none. */
function timesOf(clips: readonly number[], count: number) {
  const clipOf = Array.from({ length: count }, (_, index) => Math.floor((index * clips.length) / count));
  const times = clips.flatMap((seconds, clip) => {
    const own = clipOf.filter((each) => each === clip).length;
    return Array.from({ length: own }, (_, index) => Math.floor(seconds / own) + (index < seconds % own ? 1 : 0));
  });
  return { times, clipOf };
}

const inside = (one: { start: number; end: number }, clauses: readonly Clause[] | undefined) =>
  !clauses || clauses.some(({ start, end }) => one.start >= start && one.end <= end);

function statedIn(scene: Scene, clauses: readonly Clause[] | undefined, kinds: readonly string[]): Term[] {
  return [
    ...new Set(
      scene.terms.filter((one) => kinds.includes(one.term.kind) && inside(one, clauses)).map(({ term }) => term),
    ),
  ];
}

/** A shot's own words for a part that no table knows. */
function wordedIn(scene: Scene, clauses: readonly Clause[] | undefined, tag: PartTag): Slot | undefined {
  return wordedSlot({ ...scene, parts: scene.parts.filter((part) => inside(part, clauses)) }, tag) ?? undefined;
}

/** The size that the shot's own words name, else that of the whole; of one shot of which nothing is said, the plain one. */
function sizeOf(
  scene: Scene,
  own: readonly Clause[] | undefined,
  common: readonly Clause[],
  count: number,
): Slot | undefined {
  const stated = [own, common]
    .map((clauses) => statedIn(scene, clauses, ["shot", "angle"]).slice(0, 2))
    .find((terms) => terms.length > 0);
  if (stated) return { terms: stated, origin: "stated", inWords: scene.language !== "other" };
  const worded = wordedIn(scene, own, "framing");
  if (worded || count > 1 || isOther(scene) || isStatedSomehow("framing", scene.text)) return worded;
  return isStatedSomehow("person", shownWords(scene)) ? assumedSlot(termById("shot", "medium")) : undefined;
}

/** Another medium than film. */
export const isOther = (scene: Scene) =>
  isStatedSomehow("medium", scene.text) ||
  termsOf(scene, "style").some(({ id }) => !["photo", "cinematic", "documentary"].includes(id));

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

/** One camera move for a shot, with the pace if one is named: its own, else that of the whole. */
function moveOf(
  scene: Scene,
  span: readonly Clause[] | undefined,
  common: readonly Clause[],
  count: number,
): Slot | undefined {
  const own = statedIn(scene, span, ["move"]);
  const ofAll = statedIn(scene, common, ["move"]);
  const overall = [...ofAll, ...termsOf(scene, "move").filter(({ id }) => OVERALL.has(id))];
  const all = own.some(isCameraMove) ? [...own, ...overall] : [...overall, ...own];
  const stated = [
    all.find((term) => isCameraMove(term) && !isVehicle(term, all)),
    all.find(({ id }) => PACE.has(id)),
  ].filter((term) => term !== undefined);
  const isSaid = stated.every((term) => own.includes(term) || ofAll.includes(term));
  if (stated.length > 0) return { terms: stated, origin: "stated", inWords: scene.language !== "other" && isSaid };
  const worded = wordedIn(scene, span, "camera") ?? wordedIn(scene, common, "camera");
  if (worded || count > 1 || isOther(scene) || isStatedSomehow("move", scene.text)) return worded;
  if (isStatedSomehow("travel", scene.text)) return undefined;
  return assumedSlot(termById("move", "static"));
}

/** A line goes to the shot whose words refer to it, else to the one before it; those of the form in order over the shots. */
function spreadLines(shots: PlannedShot[], pieces: readonly Piece[], lines: readonly PlannedLine[]): void {
  lines.forEach((line, index) => {
    const named = shots.findIndex(({ words }) => new RegExp(`\\((?:line|الجملة) ${index + 1}\\)`, "u").test(words));
    const before = pieces.findLastIndex(({ clauses }) => (clauses?.[0]?.start ?? Infinity) <= (line.at ?? -1));
    const inOrder = Math.min(shots.length - 1, Math.floor((index * shots.length) / lines.length));
    const own = named >= 0 ? named : Math.max(0, before);
    const shot = shots[line.at === undefined ? inOrder : own];
    if (shot) Object.assign(shot, { lines: [...shot.lines, line] });
  });
}
