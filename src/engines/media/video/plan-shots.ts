import { fold } from "#engines/text/fold.ts";
import { type Scene, termsOf, wordsOfScene } from "../read-scene.ts";
import { assumedSlot, type Slot, slotOfOption, termById } from "../slots.ts";
import { isOpenLand } from "../vocabulary/things-data.ts";
import type { PlannedLine, PlannedShot, VideoRequest } from "./video-types.ts";

const THEN =
  /^\s*(?:then|and then|after that|next|finally|later|suddenly|cut to|shot \d|scene \d|ثم|وبعدين|بعدين|بعدها|وبعدها|بعد ذلك|وبعد ذلك|واخيرا|اخيرا|فجاه|لقطه \d|المشهد \d|مشهد \d|في النهايه|وفي النهايه|عقبها)(?![\p{L}])/u;
/** Sizes of shots that nobody chose, in the order of a sequence: where we are, who it is, what matters. */
const SEQUENCE = ["wide", "medium", "close-up", "medium", "close-up", "wide"] as const;

interface Beat {
  from: number;
  to: number;
}

/** Stretches of whole clauses: a new one starts after a full stop, a new line, or at a word like "then". */
export function beatsOf(scene: Scene): Beat[] {
  const beats: Beat[] = [];
  let isOpen = false;
  scene.clauses.forEach((clause, index) => {
    if (clause.isSetting) return;
    const starts =
      !isOpen || scene.clauses[index - 1]?.endsStatement || THEN.test(fold(scene.text.slice(clause.start, clause.end)));
    if (starts) beats.push({ from: index, to: index + 1 });
    else (beats.at(-1) as Beat).to = index + 1;
    isOpen = true;
  });
  return beats;
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
  const pieces = given ? given.map(({ words }) => words) : piecesOf(scene, count);
  const times = given ? given.map(({ seconds }) => seconds) : timesOf(clips, count);
  const clipOf = given ? () => 0 : (index: number) => Math.floor((index * clips.length) / count);
  let at = 0;
  const shots = pieces.map((words, index): PlannedShot => {
    const start = at;
    at += times[index] as number;
    const own = given?.[index];
    return {
      start,
      end: at,
      clip: clipOf(index),
      words,
      isForeign: given ? /[\u0620-\u064A]/.test(words) : scene.language !== "en",
      size: own?.size ? slotOfOption("shot", own.size) : sizeOf(scene, index, count),
      move: own?.camera ? slotOfOption("move", own.camera) : moveOf(request, scene, index),
      lines: [],
    };
  });
  spreadLines(shots, lines);
  return shots;
}

/** Words for each shot: with more beats than shots, neighbours share one; with fewer, the last goes on. */
function piecesOf(scene: Scene, count: number): string[] {
  const beats = beatsOf(scene);
  const lineName = (index: number) => (scene.language === "ar" ? `(الجملة ${index + 1})` : `(line ${index + 1})`);
  const say = (from: number, to: number) => wordsOfScene(scene, { from, to, lineName }) || scene.text.trim();
  if (count <= 1 || beats.length === 0) return [wordsOfScene(scene, { lineName })];
  return Array.from({ length: count }, (_, index) => {
    if (beats.length <= count) {
      const beat = beats[Math.min(index, beats.length - 1)] as Beat;
      return say(beat.from, beat.to);
    }
    const first = beats[Math.floor((index * beats.length) / count)] as Beat;
    const last = beats[Math.floor(((index + 1) * beats.length) / count) - 1] as Beat;
    return say(first.from, last.to);
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

function sizeOf(scene: Scene, index: number, count: number): Slot {
  const stated = [...termsOf(scene, "shot"), ...termsOf(scene, "angle")].slice(0, 2);
  if (stated.length > 0 && (count === 1 || index === 0))
    return { terms: stated, origin: "stated", inWords: scene.language === "en" };
  return assumedSlot(
    termById(
      "shot",
      count === 1
        ? isOpenLand(termsOf(scene, "thing").map(({ id }) => id))
          ? "wide"
          : "medium"
        : (SEQUENCE[index % SEQUENCE.length] as string),
    ),
  );
}

function moveOf(request: VideoRequest, scene: Scene, index: number): Slot {
  if (request.camera) return slotOfOption("move", request.camera);
  const stated = termsOf(scene, "move").slice(0, 1);
  if (stated.length > 0) return { terms: stated, origin: "stated", inWords: scene.language === "en" && index === 0 };
  return assumedSlot(termById("move", index % 2 === 0 ? "static" : "push-in"));
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
