import { onceEach } from "../exclusions.ts";
import { languageOfLine } from "../exact-texts.ts";
import { nearestRatio } from "../fit-ratio.ts";
import { LIGHT_BY } from "../image/genre-frames-data.ts";
import { avoided } from "../image/plan-image.ts";
import { findTerms, indexTerms, readWords } from "../match-terms.ts";
import { type VideoModelId, videoModel, type VideoModel } from "../media-models-data.ts";
import { NOTES } from "../media-phrases.ts";
import { readScene, type Scene, termsOf } from "../read-scene.ts";
import { assumedSlot, slotOfOption, statedSlot, termById } from "../slots.ts";
import { THING } from "../vocabulary/things-data.ts";
import { MUSIC, SOUND } from "../vocabulary/world-data.ts";
import { fitClips, isClipLength, openLength, spokenSeconds } from "./fit-seconds.ts";
import { beatsOf, isCameraMove, isVehicle, planShots } from "./plan-shots.ts";
import { soundsOf } from "./read-sounds.ts";
import type { PlannedLine, VideoPlan, VideoRequest } from "./video-types.ts";

const PEOPLE = indexTerms([THING]);
const AUDIO = indexTerms([SOUND, MUSIC]);
const WANTS_SPEECH =
  /\b(?:dialogue|dialog|conversation|argue|arguing|talking to each other)\b|حوار|يتجادل|يتحاور|محادثه|محادثة|يتناقش/iu;

/** Reads a request and settles model, length, shots, lines, light and sound, with what the reader should know. */
export function planVideo(request: VideoRequest): { plan: VideoPlan; warnings: string[] } {
  const say = request.interfaceLanguage;
  const scene = readScene(request.text, "video");
  const named = scene.model?.id as VideoModelId | undefined;
  const model = videoModel(request.model === "any" && named ? named : request.model);
  const warnings: string[] = [];
  if (named === model.id) warnings.push(NOTES.modelNamed[say](model.label));
  if (model.status === "retired") warnings.push(NOTES.soraGone[say]());
  const lines = linesOf(request, scene);
  const { clips, asked } = lengthOf(request, scene, model, lines);
  const total = clips.reduce((sum, each) => sum + each, 0);
  if (clips.length > 1)
    warnings.push(
      NOTES.clips[say](String(asked), String(clips.length), model.id === "any" ? ANY_MODEL[say] : model.label),
    );
  else if (asked !== total) warnings.push(NOTES.secondsFitted[say](String(asked), String(total), model.label));
  const count = shotCount(request, scene, model, clips, warnings);
  const askedRatio = request.aspectRatio ?? scene.numbers.ratio ?? (model.ratios[0] as string);
  const ratio = nearestRatio(askedRatio, model.ratios);
  if (ratio !== askedRatio) warnings.push(NOTES.ratioFitted[say](askedRatio, ratio, model.label));
  const plan: VideoPlan = {
    scene,
    model,
    ratio,
    clips,
    lines,
    shots: planShots({ request, scene, clips, count, lines }),
    slots: slotsOf(request, scene),
    audio: audioOf(request, scene),
    lettering: scene.exact.filter(({ kind }) => kind === "lettering").map(({ text }) => text),
    exclusions: onceEach([...scene.exclusions, ...avoided(request.avoid ?? "")]).filter(
      ({ known }) => known?.en !== "music",
    ),
  };
  return { plan, warnings: [...warnings, ...speechWarnings(plan, say)] };
}

function linesOf(request: VideoRequest, scene: Scene): PlannedLine[] {
  const given = scene.exact
    .filter(({ kind }) => kind === "line")
    .map(({ text, speaker, isOffCamera, start }): PlannedLine => ({
      speaker: inEnglish(speakerOf(scene, start, speaker)),
      line: text,
      language: languageOfLine(text, request.text),
      delivery: "",
      isOffCamera: isOffCamera ?? false,
      isAdded: false,
    }));
  const added = request.dialogue
    .filter(({ line }) => line.trim() !== "" && !given.some((each) => each.line === line))
    .map((each): PlannedLine => ({
      ...each,
      speaker: each.speaker ? inEnglish(each.speaker) : "speaker",
      language: each.language || languageOfLine(each.line, request.text),
      isOffCamera: /voice-?over|narrat|تعليق|راوي/iu.test(each.speaker),
      isAdded: true,
    }));
  return [...given, ...added];
}

const ANY_MODEL = { ar: "أغلب المولّدات", en: "most models" };

/** Who speaks: the name that was read; where it is no one, only begins with the subject, or lies in another part, the last subject before the line. */
function speakerOf({ parts, text }: Scene, line: number, read: string | undefined): string {
  const subjects = parts.filter(({ slot }) => slot === "subject");
  const subject = (subjects.findLast(({ end }) => end <= line) ?? subjects[0])?.text;
  if (read === undefined) return subject ?? "speaker";
  const at = text.lastIndexOf(read, line);
  const part = parts.find(({ start, end }) => at >= start && at < end)?.slot;
  const isElse = part !== undefined && part !== "subject" && part !== "dialogue" && !/^(?:an?|the) |^ال/iu.test(read);
  return subject && (isElse || read.startsWith(`${subject} `)) ? subject : read;
}

/** A speaker's name by the table where it covers it whole, else as it was written. */
export function inEnglish(speaker: string): string {
  if (!/[\u0620-\u064A]/.test(speaker)) return speaker;
  const words = readWords(speaker);
  const whole = findTerms(words, PEOPLE).find(({ from, to }) => from === 0 && to === words.length);
  return whole ? `the ${whole.term.en.replace(/^the /, "")}` : `«${speaker}»`;
}

function lengthOf(
  request: VideoRequest,
  scene: Scene,
  model: VideoModel,
  lines: readonly PlannedLine[],
): { clips: number[]; asked: number } {
  if (request.shotList) {
    const asked = request.shotList.reduce((sum, { seconds }) => sum + seconds, 0);
    return { clips: [asked], asked };
  }
  const asked = request.duration ?? scene.numbers.seconds ?? openLength(model, lines);
  return { clips: fitClips(model, Math.min(60, Math.max(1, asked))), asked };
}

function shotCount(
  request: VideoRequest,
  scene: Scene,
  model: VideoModel,
  clips: readonly number[],
  warnings: string[],
): number {
  const asked = request.shots ?? scene.numbers.shots ?? beatsOf(scene).length;
  const most = clips.reduce((sum, seconds) => sum + Math.min(model.shotsMost, Math.floor(seconds / 2)), 0);
  const count = Math.max(1, Math.min(asked, most, 6));
  if (asked > count && (request.shots ?? scene.numbers.shots))
    warnings.push(NOTES.shotsFitted[request.interfaceLanguage](String(asked), String(count), model.label));
  return count;
}

function slotsOf(request: VideoRequest, scene: Scene): VideoPlan["slots"] {
  const slots: VideoPlan["slots"] = {};
  const style = request.style ? slotOfOption("style", request.style) : statedSlot(scene, ["style"], "en", 3, "style");
  if (style) slots.style = style;
  const light = request.lighting
    ? slotOfOption("light", request.lighting)
    : statedSlot(scene, ["light"], "en", 2, "light");
  slots.light =
    light ??
    assumedSlot(
      termById(
        "light",
        LIGHT_BY.find(([kind, id]) => termsOf(scene, kind).some((term) => term.id === id))?.[2] ?? "soft-daylight",
      ),
    );
  for (const [name, kind, most, tag] of [
    ["lens", "lens", 1, "lens"],
    ["mood", "mood", 2, "mood"],
    ["palette", "colour", 5, "colour"],
  ] as const) {
    const slot = statedSlot(scene, [kind], "en", most, tag);
    if (slot) slots[name] = slot;
  }
  return slots;
}

function audioOf(request: VideoRequest, scene: Scene): VideoPlan["audio"] {
  const stated = findTerms(readWords(request.audio ?? ""), AUDIO).map(({ term }) => term);
  const said = request.audio ? {} : soundsOf(scene);
  const isBanned = [...scene.exclusions, ...avoided(request.avoid ?? "")].some(({ known }) => known?.en === "music");
  const name = (kind: string) =>
    stated
      .filter((term) => term.kind === kind)
      .map((term) => term.en)
      .join(", ");
  const ambience =
    said.ambience ?? (name("sound") || (request.audio && stated.length === 0 ? wordsIn(request.audio) : ""));
  const music = isBanned ? "none" : (said.music ?? name("music")).replace(/^none, /, "");
  return { ambience: ambience || "natural sound of the place", music: music || "none" };
}

function wordsIn(text: string): string {
  return /[\u0620-\u064A]/.test(text) ? `«${text}»` : text;
}

function speechWarnings({ lines, model, clips, scene, shots }: VideoPlan, say: "ar" | "en"): string[] {
  const warnings: string[] = [];
  if (scene.language !== "en") warnings.push(NOTES.quotedWords[say]());
  if (
    lines.length === 0 &&
    WANTS_SPEECH.test(scene.text) &&
    !scene.exclusions.some(({ known }) => known?.en === "speech")
  )
    warnings.push(NOTES.noLines[say]());
  const named = termsOf(scene, "move");
  const moves = named.filter((term) => isCameraMove(term) && !isVehicle(term, named)).length;
  if (moves > shots.length) warnings.push(NOTES.manyMoves[say](String(moves), String(shots.length)));
  if (!model.hasSound) warnings.push(NOTES.noSound[say](model.label));
  if (lines.length === 0) return warnings;
  const needed = spokenSeconds(lines);
  const has = clips.reduce((sum, each) => sum + each, 0);
  if (needed > has) warnings.push(NOTES.lineTooLong[say](String(needed), String(has)));
  const spoken = model.speaks;
  if (spoken && lines.some(({ language }) => !spoken.some((each) => language.includes(each))))
    warnings.push(NOTES.speechUnlisted[say](model.label, spoken.join(", ")));
  if (shots.length > 0 && !isClipLength(model, clips[0] as number))
    warnings.push(NOTES.secondsFitted[say](String(has), String(fitClips(model, has)[0]), model.label));
  return warnings;
}
