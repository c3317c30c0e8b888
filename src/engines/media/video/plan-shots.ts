import { type Clause, type Scene, termsOf, wordsOfScene } from "../read-scene.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { numberLength } from "../parts/scene-parts.ts";
import { assumedSlot, type Slot, slotOfOption, termById, wordedSlot } from "../slots.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import type { Term } from "../vocabulary/term.ts";
import { splitShots } from "./split-shots.ts";
import type { PlannedLine, PlannedShot, VideoRequest } from "./video-types.ts";

interface ShotWork {
  request: VideoRequest;
  scene: Scene;
  clips: readonly number[];
  count: number;
  lines: readonly PlannedLine[];
}

/** A shot's words, and where they are in the request. */
interface Piece {
  words: string;
  clauses?: readonly Clause[];
}

/** The shots of a video over its clips, and the words that hold for all of them. */
export function planShots(work: ShotWork): { shots: PlannedShot[]; global: string } {
  const { request, scene, clips, lines } = work;
  const given = request.shotList;
  const count = given?.length ?? Math.max(work.count, clips.length);
  const { pieces, global, common } = given
    ? { pieces: given.map(({ words }): Piece => ({ words })), global: "", common: [] }
    : piecesOf(scene, count);
  const times = given ? given.map(({ seconds }) => seconds) : timesOf(clips, count);
  const clipOf = given ? () => 0 : (index: number) => Math.floor((index * clips.length) / count);
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
      clip: clipOf(index),
      words,
      isForeign: given ? /[\u0620-\u064A]/.test(words) : scene.language !== "en",
      ...(size ? { size } : {}),
      ...(move ? { move } : {}),
      lines: [],
    };
  });
  spreadLines(shots, lines);
  return { shots, global };
}

/** How many shots a request has by itself. */
export function shotsIn(scene: Scene): number {
  return splitShots(scene).shots.length;
}

/** Words for each shot: with more pieces than shots, neighbours share one; with fewer, the last goes on, its lines said once. */
function piecesOf(scene: Scene, count: number): { pieces: Piece[]; global: string; common: readonly Clause[] } {
  const isArabic = scene.language === "ar";
  const lineName = (index: number) => (isArabic ? `(الجملة ${index + 1})` : `(line ${index + 1})`);
  const { global, shots } = splitShots(scene);
  if (count <= 1 || shots.length === 0)
    return { pieces: [{ words: wordsOfScene(scene, { lineName }) }], global: "", common: [] };
  const wordsOf = (clauses: readonly Clause[], name = lineName) => {
    const words = clauses.length === 0 ? "" : wordsOfScene({ ...scene, clauses }, { lineName: name });
    return words.slice(numberLength(words));
  };
  const most = shots.length;
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const isAgain = most <= count && index >= most;
    const own = (
      most <= count
        ? [shots[Math.min(index, most - 1)]]
        : shots.slice(Math.floor((index * most) / count), Math.floor(((index + 1) * most) / count))
    ).flatMap((each) => each ?? []);
    const said = () => (isArabic ? "(قيلت قبلها)" : "(said before)");
    return { words: wordsOf(own, isAgain ? said : lineName) || scene.text.trim(), clauses: own };
  });
  return { pieces, global: wordsOf(global), common: global };
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
  if (stated) return { terms: stated, origin: "stated", inWords: scene.language === "en" };
  const worded = wordedIn(scene, own, "framing");
  if (worded || count > 1 || isOther(scene) || isStatedSomehow("framing", scene.text)) return worded;
  return assumedSlot(termById("shot", "medium"));
}

const isOther = (scene: Scene) =>
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
  if (stated.length > 0) return { terms: stated, origin: "stated", inWords: scene.language === "en" && isSaid };
  const worded = wordedIn(scene, span, "camera") ?? wordedIn(scene, common, "camera");
  if (worded || count > 1 || isOther(scene) || isStatedSomehow("move", scene.text)) return worded;
  return assumedSlot(termById("move", "static"));
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
