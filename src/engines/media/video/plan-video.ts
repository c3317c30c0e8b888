import { avoided, onceEach } from "../avoided-things.ts";
import { languageOfLine } from "#engines/media/request/line-language.ts";
import { nearestRatio } from "../fit-ratio.ts";
import { isTakenBy, lightByTime } from "../image/plan-image.ts";
import { findTerms, indexTerms, readWords } from "../match-terms.ts";
import { type VideoModelId, videoModel, type VideoModel } from "../media-models.ts";
import { labelOf, NOTES } from "../media-phrases.ts";
import { takeModelName } from "../named-model.ts";
import { readScene, saidElsewhere, type Scene, termsOf } from "../read-scene.ts";
import { assumedSlot, promptLanguageOf, slotOfOption, statedSlot, termById } from "../slots.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { MUSIC, SOUND } from "../vocabulary/terms.ts";
import { fitClips, isClipLength, longestClip, openLength, packMoments, spokenSeconds } from "./fit-seconds.ts";
import { isCameraMove, isOther, isVehicle, planShots, secondsOf } from "./plan-shots.ts";
import { forbids, isAboutSound, soundsOf } from "./read-sounds.ts";
import { named, speakerOf, UNNAMED } from "./speaker-of.ts";
import { type Split, splitShots } from "./split-shots.ts";
import { withoutNarration } from "./narration.ts";
import type { PlannedLine, VideoPlan, VideoRequest } from "./video-types.ts";
import { VIDEO_WORDS } from "./video-phrases.ts";

const AUDIO = indexTerms([SOUND, MUSIC]);
const WANTS_SPEECH =
  /\b(?:dialogue|dialog|conversation|argue|arguing|talking to each other)\b|حوار|يتجادل|يتحاور|محادثه|محادثة|يتناقش/iu;

/** Reads a request and settles model, length, shots, lines, light and sound, with what the reader should know. */
export function planVideo(request: VideoRequest): { plan: VideoPlan; warnings: string[] } {
  const say = request.interfaceLanguage;
  const { text, id } = takeModelName(request.text, "video");
  const read = readScene(text, "video");
  const named = (id ?? read.model?.id) as VideoModelId | undefined;
  const model = videoModel(request.model === "any" && named ? named : request.model);
  const heard = saidElsewhere(read, (one) => one.known?.en === "music" || isTakenBy(model, one));
  const scene = withoutNarration(withoutSilent(heard, model));
  const warnings: string[] = [];
  if (named === model.id) warnings.push(NOTES.modelNamed[say](model.label));
  if (model.status === "retired") warnings.push(NOTES.soraGone[say]());
  const lines = linesOf(request, scene);
  const open = askedSeconds(request, scene, model, lines);
  const whole = request.shotList ? [open] : fitClips(model, Math.min(60, Math.max(1, open)));
  const split = request.shotList ? null : splitShots(scene, whole.length);
  const seconds = split && request.duration === undefined ? secondsOf(scene, split, open) : null;
  const timed = seconds && packMoments(model, seconds);
  const asked = timed && seconds ? seconds.reduce((sum, each) => sum + each, 0) : open;
  const clips = timed?.clips ?? (split ? namedClips(model, whole, split) : whole);
  const total = clips.reduce((sum, each) => sum + each, 0);
  const label = labelOf(model, say);
  if (!timed && clips.length < whole.length)
    warnings.push(NOTES.fewerClips[say](String(asked), label, String(split?.shots.length), String(total)));
  else if (clips.length > 1) warnings.push(NOTES.clips[say](String(asked), String(clips.length), label));
  else if (asked !== total) warnings.push(NOTES.secondsFitted[say](String(asked), String(total), label));
  const count = split ? shotCount(request, scene, model, clips, split, warnings) : (request.shotList?.length ?? 1);
  const askedRatio = request.aspectRatio ?? scene.numbers.ratio ?? (model.ratios[0] as string);
  const ratio = nearestRatio(askedRatio, model.ratios);
  if (ratio !== askedRatio) warnings.push(NOTES.ratioFitted[say](askedRatio, ratio, label));
  const other = scene.numbers.otherRatio;
  if (other && ratio !== other) warnings.push(NOTES.otherRatio[say](ratio, other));
  const plan: VideoPlan = {
    scene,
    model,
    language: promptLanguageOf(scene, "en"),
    ratio,
    clips,
    lines,
    ...planShots({ request, scene, clips, count, lines, split, timed }),
    slots: slotsOf(request, scene, count),
    ...audioOf(request, read),
    lettering: scene.exact.filter(({ kind }) => kind === "lettering").map(({ text }) => text),
    exclusions: onceEach([...scene.exclusions, ...avoided(request.avoid ?? "")]).filter(
      ({ known }) => known?.en !== "music",
    ),
  };
  return { plan, warnings: [...warnings, ...speechWarnings(plan, say)] };
}

/** No sound is asked of a model that makes none; the page gives it beside the prompt. */
function withoutSilent(scene: Scene, model: VideoModel): Scene {
  if (model.hasSound !== false) return scene;
  const clauses = scene.clauses.map((clause) =>
    isAboutSound(scene.text.slice(clause.start, clause.end)) ? { ...clause, isSetting: true } : clause,
  );
  return clauses.every(({ isSetting }) => isSetting) ? scene : { ...scene, clauses };
}

function linesOf(request: VideoRequest, scene: Scene): PlannedLine[] {
  const language = promptLanguageOf(scene, "en");
  const given = scene.exact
    .filter(({ kind }) => kind === "line")
    .map(({ text, speaker, isOffCamera, delivery, start }, index): PlannedLine => ({
      speaker: named(speakerOf(scene, start, speaker, index === 0), language),
      line: text,
      language: languageOfLine(text, scene.text, start),
      delivery: delivery ?? "",
      isOffCamera: isOffCamera ?? false,
      isAdded: false,
      at: start,
    }));
  const added = request.dialogue
    .filter(({ line }) => line.trim() !== "" && !given.some((each) => each.line === line))
    .map((each): PlannedLine => ({
      ...each,
      speaker: named(each.speaker || UNNAMED, language),
      language: each.language || languageOfLine(each.line, request.text),
      isOffCamera: /voice-?over|narrat|تعليق|راوي/iu.test(each.speaker),
      isAdded: true,
    }));
  return [...given, ...added];
}

function askedSeconds(request: VideoRequest, scene: Scene, model: VideoModel, lines: readonly PlannedLine[]): number {
  if (request.shotList) return request.shotList.reduce((sum, { seconds }) => sum + seconds, 0);
  return request.duration ?? scene.numbers.seconds ?? openLength(model, lines);
}

/** No clip without a moment of its own: a second one would show the first again. */
function namedClips(model: VideoModel, whole: readonly number[], { shots }: Split): readonly number[] {
  const count = Math.max(1, shots.length);
  return count >= whole.length ? whole : Array.from({ length: count }, () => longestClip(model));
}

function shotCount(
  request: VideoRequest,
  scene: Scene,
  model: VideoModel,
  clips: readonly number[],
  { shots }: Split,
  warnings: string[],
): number {
  const asked = request.shots ?? scene.numbers.shots;
  const most = clips.reduce((sum, seconds) => sum + Math.min(model.shotsMost, Math.floor(seconds / 2)), 0);
  const fits = Math.max(clips.length, Math.min(asked ?? shots.length, most, 6));
  const count = Math.max(1, Math.min(fits, shots.length));
  const say = request.interfaceLanguage;
  if (asked && asked > fits) warnings.push(NOTES.shotsFitted[say](String(asked), String(fits), labelOf(model, say)));
  else if (asked && asked > count) warnings.push(NOTES.shotsUnnamed[say](String(asked), String(count)));
  return count;
}

function slotsOf(request: VideoRequest, scene: Scene, count: number): VideoPlan["slots"] {
  const slots: VideoPlan["slots"] = {};
  const language = promptLanguageOf(scene, "en");
  const style = request.style
    ? slotOfOption("style", request.style)
    : statedSlot(scene, ["style"], language, 3, "style");
  if (style) slots.style = style;
  const light = request.lighting
    ? slotOfOption("light", request.lighting)
    : statedSlot(scene, ["light"], language, 2, "light");
  const byTime = lightByTime(scene);
  if (light) slots.light = light;
  // The hour of one shot is not that of the others.
  else if (
    !isOther(scene) &&
    count < 2 &&
    !isStatedSomehow("ground", scene.text) &&
    byTime !== null &&
    (byTime || !isStatedSomehow("light", scene.text))
  )
    slots.light = assumedSlot(termById("light", byTime ?? "soft-daylight"));
  for (const [name, kind, most, tag] of [
    ["lens", "lens", 1, "lens"],
    ["mood", "mood", 2, "mood"],
    ["palette", "colour", 5, "colour"],
  ] as const) {
    const slot = statedSlot(scene, [kind], language, most, tag);
    if (slot) slots[name] = slot;
  }
  return slots;
}

/** Sound as it was stated; the natural sound of the place and no music only where nothing was said of it at all. */
function audioOf(request: VideoRequest, scene: Scene): Pick<VideoPlan, "audio" | "isSoundAssumed"> {
  const field = request.audio?.trim() ?? "";
  const language = promptLanguageOf(scene, "en");
  const say = VIDEO_WORDS[language];
  const terms = findTerms(readWords(field), AUDIO).map(({ term }) => term);
  const name = (kind: string) =>
    terms
      .filter((term) => term.kind === kind)
      .map((term) => term[language])
      .join(say.comma);
  const said = field
    ? { ambience: name("sound") || (terms.length === 0 ? wordsIn(field, language) : ""), music: name("music") }
    : soundsOf(scene, language);
  const added = avoided(request.avoid ?? "");
  const isWithout = (what: "music" | "speech") => forbids(scene, what) || added.some(({ known }) => known?.en === what);
  const isSaid = isStatedSomehow("sound", request.text) || scene.parts.some(({ slot }) => slot === "audio");
  const isAssumed = !said.ambience && !said.music && !isWithout("music") && !isSaid;
  const ambience = [isAssumed ? say.naturalSound : said.ambience, isWithout("speech") ? say.noSpeech : ""]
    .filter(Boolean)
    .join(say.semicolon);
  const music = isWithout("music") || isAssumed ? say.noMusic : said.music;
  return { audio: { ...(ambience ? { ambience } : {}), ...(music ? { music } : {}) }, isSoundAssumed: isAssumed };
}

function wordsIn(text: string, language: VideoPlan["language"]): string {
  return language === "en" && /[\u0620-\u064A]/.test(text) ? `«${text}»` : text;
}

function speechWarnings({ lines, model, clips, scene, shots, language }: VideoPlan, say: "ar" | "en"): string[] {
  const warnings: string[] = [];
  if (language === "ar") warnings.push(NOTES.notTranslated[say]());
  else if (scene.language !== "en") warnings.push(NOTES.quotedWords[say]());
  if (
    lines.length === 0 &&
    WANTS_SPEECH.test(scene.text) &&
    !scene.exclusions.some(({ known }) => known?.en === "speech")
  )
    warnings.push(NOTES.noLines[say]());
  const named = termsOf(scene, "move");
  const moves = named.filter((term) => isCameraMove(term) && !isVehicle(term, named)).length;
  if (moves > shots.length) warnings.push(NOTES.manyMoves[say](String(moves), String(shots.length)));
  if (model.hasSound === false) warnings.push(NOTES.noSound[say](model.label));
  if (lines.length === 0) return warnings;
  const needed = spokenSeconds(lines);
  const has = clips.reduce((sum, each) => sum + each, 0);
  if (needed > has) warnings.push(NOTES.lineTooLong[say](String(needed), String(has)));
  const spoken = model.speaks;
  if (spoken && lines.some((line) => !spoken.some((each) => line.language.includes(each))))
    warnings.push(NOTES.speechUnlisted[say](model.label, spoken.join(", ")));
  if (shots.length > 0 && !isClipLength(model, clips[0] as number))
    warnings.push(NOTES.secondsFitted[say](String(has), String(fitClips(model, has)[0]), labelOf(model, say)));
  return warnings;
}
