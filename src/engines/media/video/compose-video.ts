import { lengthNotes } from "../check-prompt-form.ts";
import { ASSUMED, EXPLAINED, SLOT_NAMES } from "../media-phrases.ts";
import { partsShown, termsOf } from "../read-scene.ts";
import { sayLanguage } from "#engines/media/request/line-language.ts";
import { assumedSlot, sayIn, termById } from "../slots.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { isOther } from "./plan-shots.ts";
import { planVideo } from "./plan-video.ts";
import { soundsOf } from "./read-sounds.ts";
import { letteringIn, negativeOf, writeVideo } from "./video-forms.ts";
import { oneKindOfDigits, VIDEO_WORDS } from "./video-phrases.ts";
import type { PlannedShot, VideoPlan, VideoRequest, VideoResult } from "./video-types.ts";

/** The built-in engine of the video tool: a prompt in the model's form, the shots and lines in it, and what was added. Pure. */
export function composeVideo(request: VideoRequest): VideoResult {
  const { plan, warnings } = planVideo(request);
  const written = writeVideo(plan);
  const json = jsonOf(plan);
  const total = plan.clips.reduce((sum, each) => sum + each, 0);
  const { slots, origins } = slotsShown(plan, request.interfaceLanguage);
  const prompt = request.format === "json" ? JSON.stringify(json, null, 2) : textOf(plan, written.clips);
  const long = lengthNotes(plan.model, written.clips, request.interfaceLanguage);
  return {
    prompt,
    ...(written.negative ? { negative: written.negative } : {}),
    json,
    settings: {
      durationSeconds: total,
      ratio: plan.ratio,
      ...(plan.model.resolution ? { resolution: plan.model.resolution } : {}),
    },
    clips: written.clips.map((text, index) => ({ durationSeconds: plan.clips[index] as number, prompt: text })),
    shots: plan.shots.map(shotShown),
    dialogue: plan.lines.map(({ speaker, line, language, delivery }) => ({ speaker, line, language, delivery })),
    audio: { ...plan.audio },
    slots,
    origins,
    explanation: explanationOf(plan, slots, origins, request.interfaceLanguage),
    warnings: [...warnings, ...long],
    assumptions: (Object.keys(origins) as (keyof typeof ASSUMED)[])
      .filter((name) => origins[name] === "assumed" && name in ASSUMED)
      .map((name) => ASSUMED[name][request.interfaceLanguage](slots[name] ?? "")),
    variants: variantsOf(plan),
  };
}

/** One clip is its text; several are headed, to be generated one by one. */
function textOf(plan: VideoPlan, clips: readonly string[]): string {
  if (clips.length === 1) return clips[0] as string;
  const { clip } = VIDEO_WORDS[plan.language];
  const head = (index: number) => oneKindOfDigits(clip(index + 1, clips.length, plan.clips[index] as number), plan);
  return clips.map((text, index) => `${head(index)}\n${text}`).join("\n\n");
}

/** Size and move are what the timeline's fields hold, whatever the prompt's language. */
function shotShown(shot: PlannedShot): Record<string, unknown> {
  return {
    start: shot.start,
    end: shot.end,
    clip: shot.clip + 1,
    action: shot.words,
    shotSize: shot.size ? sayIn(shot.size, "en") : "",
    cameraMove: shot.move ? sayIn(shot.move, "en") : "",
    lines: shot.lines.map(({ line }) => line),
  };
}

/**
 * The form for copying that every model reads; what is not known is left out. Its keys are names that programs look for, so they stay in
 * an Arabic prompt too.
 */
function jsonOf(plan: VideoPlan): Record<string, unknown> {
  const { scene, slots, audio, language: own } = plan;
  const said = (slot: (typeof slots)["light"]) => (slot ? sayIn(slot, own) : undefined);
  return compact({
    title: scene.text.slice(0, 60),
    style: said(slots.style),
    for_every_shot: plan.global,
    duration_s: plan.clips.reduce((sum, each) => sum + each, 0),
    aspect_ratio: plan.ratio,
    shots: plan.shots.map((shot) =>
      compact({
        start: shot.start,
        end: shot.end,
        action: shot.words,
        shot_size: said(shot.size),
        camera_move: said(shot.move),
        ...(plan.shots.length === 1 ? { lens: said(slots.lens) } : {}),
        lighting: said(slots.light),
        palette: slots.palette?.terms.map((term) => term[own]),
        dialogue: shot.lines.map(({ speaker, delivery, language, line }) =>
          compact({ speaker, voice: delivery, language: own === "ar" ? sayLanguage(language) : language, line }),
        ),
        ambience: audio.ambience,
        music: audio.music,
        on_screen_text: letteringIn(plan, [shot]).join(" / "),
      }),
    ),
    continuity: plan.clips.length > 1 ? [VIDEO_WORDS[own].sameLook] : [],
    negative: negativeOf(plan),
  });
}

function compact(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const SOUND_ASSUMED = { ar: "صوت المكان، بلا موسيقى", en: "natural sound of the place, no music" } as const;

function slotsShown(plan: VideoPlan, language: "ar" | "en"): Pick<VideoResult, "slots" | "origins"> {
  const slots: VideoResult["slots"] = {};
  const origins: VideoResult["origins"] = {};
  const comma = language === "ar" ? "، " : ", ";
  const put = (name: string, value: string, origin: VideoResult["origins"][string]) => {
    if (value === "") return;
    slots[name] = value;
    origins[name] = origin;
  };
  for (const [slot, text] of partsShown(plan.scene, language)) put(slot, text, "stated");
  for (const name of ["style", "light", "lens", "mood", "palette"] as const) {
    const slot = plan.slots[name];
    if (slot) put(name, sayIn(slot, language), slot.origin);
  }
  const first = plan.shots[0];
  if (first) {
    const sized = plan.shots.find(({ size }) => size)?.size;
    if (sized) put("shot", sayIn(sized, language), sized.origin);
    const moved = plan.shots.find(({ move }) => move)?.move;
    if (moved) put("move", sayIn(moved, language), moved.origin);
  }
  const heard = soundsOf(plan.scene, language);
  put(
    "ambience",
    plan.isSoundAssumed ? SOUND_ASSUMED[language] : (heard.ambience ?? ""),
    plan.isSoundAssumed ? "assumed" : "stated",
  );
  put("music", heard.music ?? "", "stated");
  put(
    "weather",
    termsOf(plan.scene, "weather")
      .map((term) => term[language])
      .join(comma),
    "stated",
  );
  put("dialogue", plan.lines.map(({ line }) => line).join(" · "), "stated");
  put("lettering", plan.lettering.join(" · "), "stated");
  put("avoid", plan.exclusions.map(({ known, words }) => known?.[language] ?? words).join(comma), "stated");
  const total = plan.clips.reduce((sum, each) => sum + each, 0);
  put("seconds", String(total), plan.scene.numbers.seconds === total ? "stated" : "assumed");
  put("ratio", plan.ratio, plan.scene.numbers.ratio === plan.ratio ? "stated" : "assumed");
  return { slots, origins };
}

function explanationOf(
  plan: VideoPlan,
  slots: VideoResult["slots"],
  origins: VideoResult["origins"],
  language: "ar" | "en",
): string {
  const model = plan.model.id === "any" ? (language === "ar" ? "أي مولّد" : "any model") : plan.model.label;
  const list = (wanted: readonly string[]) =>
    Object.keys(slots)
      .filter((name) => wanted.includes(origins[name] ?? ""))
      .map((name) => SLOT_NAMES[name]?.[language] ?? name)
      .join(language === "ar" ? "، " : ", ");
  const added = list(["assumed"]);
  return [
    EXPLAINED.video[language](slots["seconds"] ?? "", String(plan.shots.length), model),
    EXPLAINED.stated[language](list(["stated", "option"])),
    ...(added ? [EXPLAINED.added[language](added)] : []),
  ].join(" ");
}

/** The same video seen from farther, with the camera in motion, where the product chose them; else there is none. */
function variantsOf(plan: VideoPlan): string[] {
  const isOpen =
    plan.shots.length === 1 &&
    !isOther(plan.scene) &&
    !(["framing", "move"] as const).some((slot) => isStatedSomehow(slot, plan.scene.text));
  const isOurs = (slot: PlannedShot["size"]) => (slot ? slot.origin === "assumed" : isOpen);
  if (!plan.shots.some(({ size, move }) => isOurs(size) || isOurs(move))) return [];
  const shots = plan.shots.map((shot) => ({
    ...shot,
    ...(isOurs(shot.size) ? { size: assumedSlot(termById("shot", "wide")) } : {}),
    ...(isOurs(shot.move) ? { move: assumedSlot(termById("move", "tracking")) } : {}),
  }));
  return [textOf(plan, writeVideo({ ...plan, shots }).clips)];
}
