import { fold } from "#engines/text/fold.ts";
import type { Clause } from "#engines/media/request/clauses.ts";
import type { PartTag } from "../parts/part-tags.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import type { Scene } from "../read-scene.ts";
import { START, THEN } from "../request/order-words.ts";
import { isAboutSound } from "./read-sounds.ts";

const CONSTRAINT =
  /^\s*(?:leave|keep|make sure|avoid|و?خلي|و?اترك|و?اتركي|و?ضروري|و?لازم|و?تاكد|و?بدي|و?ابي|و?عايز|و?اريد)(?![\p{L}])/u;
const CAMERA_FIRST = /^\s*(?:the )?camera(?![\p{L}])|^\s*و?(?:ال)?كاميرا(?![\p{L}])|^\s*حركه (?:ال)?كاميرا/u;
const LOOK_PARTS: ReadonlySet<PartTag> = new Set([
  "style",
  "light",
  "colour",
  "framing",
  "lens",
  "mood",
  "camera",
  "audio",
  "settings",
]);
const LOOK_TERMS = new Set(["move", "shot", "angle", "light", "lens", "style", "mood", "colour", "sound", "music"]);
/** A sentence of so few words beside its line only names who speaks. */
const SPEAKER_WORDS = 3;
const SHORT = 4;

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** Whether a clause says how it looks and sounds, what must be kept, or who says a line, and no new action. */
export function isLook(scene: Scene, clause: Clause): boolean {
  const { start, end } = clause;
  const text = scene.text.slice(start, end);
  const folded = fold(text);
  const lines = scene.exact.filter((one) => one.kind === "line" && one.start >= start && one.end <= end);
  if (lines.length > 0) {
    if (THEN.test(folded)) return false;
    const outside = lines.reduce((rest, one) => rest.replace(scene.text.slice(one.start, one.end), " "), text);
    return countWords(outside) <= SPEAKER_WORDS;
  }
  const isDenial = [...scene.exclusions, ...scene.denied].some((one) => Math.abs(one.start - start) <= 1);
  if (clause.isExclusion || isDenial || CONSTRAINT.test(folded) || CAMERA_FIRST.test(folded)) return true;
  if (THEN.test(folded) || START.test(folded) || scene.marks.some((mark) => mark.end === start)) return false;
  if (isAboutSound(text)) return true;
  const parts = scene.parts.filter((part) => part.start < end && start < part.end);
  if (parts.length > 0 && parts.every(({ slot }) => LOOK_PARTS.has(slot))) return true;
  const inside = scene.terms.filter((one) => one.start >= start && one.end <= end && LOOK_TERMS.has(one.term.kind));
  const covered = inside.reduce((sum, one) => sum + countWords(scene.text.slice(one.start, one.end)), 0);
  if (inside.length > 0 && covered * 2 >= countWords(text)) return true;
  return (
    countWords(text) <= SHORT && (["light", "framing", "move"] as const).some((slot) => isStatedSomehow(slot, text))
  );
}
