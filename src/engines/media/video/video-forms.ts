import { capital } from "../image/image-forms.ts";
import { sayIn, type Slot } from "../slots.ts";
import type { PlannedLine, PlannedShot, VideoPlan } from "./video-types.ts";

/** A plan in its model's own form: one text for each clip, and what goes into its field of exclusions. */
export function writeVideo(plan: VideoPlan): { clips: string[]; negative?: string } {
  const clips = plan.clips.map((_, clip) => {
    const shots = plan.shots.filter((shot) => shot.clip === clip);
    return [...(clip > 0 ? [carriedOver(plan)] : []), ...FORMS[plan.model.form](plan, shots)]
      .filter((line) => line !== "")
      .join("\n");
  });
  return plan.model.takesNegative ? { clips, negative: negativeOf(plan).join(", ") } : { clips };
}

/** Plain nouns. No burned-in subtitles, unless lettering was asked for. */
export function negativeOf(plan: VideoPlan): string[] {
  const named = plan.exclusions.map(({ known, words }) => known?.en ?? words);
  return [...new Set([...named, ...(plan.lettering.length === 0 ? ["subtitles", "captions"] : ["subtitles"])])];
}

const FORMS: Record<VideoPlan["model"]["form"], (plan: VideoPlan, shots: readonly PlannedShot[]) => string[]> = {
  labelled: (plan, shots) => [
    ...shots.map(
      (shot) =>
        timed(shots, shot, (from, to) => `${from}–${to} s: `) +
        (shots.length > 1 ? withCamera(plan, shot) : sceneOf(plan, shot)),
    ),
    labelled("Camera", shots.length === 1 ? cameraOf(shots[0]) : ""),
    labelled("Light", lookOf(plan)),
    ...linesOf(plan, shots),
    labelled("Audio", audioLine(plan)),
    ...cleanFrame(plan),
  ],
  veo: (plan, shots) => [
    ...shots.map((shot) => timed(shots, shot, (from, to) => `[${clock(from)}-${clock(to)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...soundLines(plan, ["Ambient", "Music"]),
    ...letteringOf(plan),
  ],
  prose: (plan, shots) => [
    [
      ...shots.map((shot) => withCamera(plan, shot)),
      sentence(lookOf(plan)),
      ...linesOf(plan, shots),
      ...cleanFrame(plan),
    ]
      .filter(Boolean)
      .join(" "),
    labelled("Audio", audioLine(plan)),
  ],
  runway: (plan, shots) => [
    ...shots.map((shot) => timed(shots, shot, (from) => `[${clock(from)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...cleanFrame(plan),
  ],
  kling: (plan, shots) => [
    ...shots.map(
      (shot, index) =>
        `Shot ${index + 1} (${local(shots, shot.start)}–${local(shots, shot.end)}s): ${withCamera(plan, shot)}${shot.lines.map((line) => ` [${bare(line.speaker)}${line.delivery ? `, ${line.delivery}` : ""}]: "${line.line}"`).join("")}`,
    ),
    sentence(lookOf(plan)),
    ...soundLines(plan, ["Ambient", "Music"]),
    ...letteringOf(plan),
  ],
  brief: (plan, shots) => [
    labelled("Style", said(plan.slots.style)),
    ...shots.map((shot) => sceneOf(plan, shot)),
    labelled("Cinematography", [cameraOf(shots[0]), lookWithoutStyle(plan)].filter(Boolean).join(", ")),
    ...(shots.length > 1
      ? [
          "Actions:",
          ...shots.map(
            (shot) =>
              `- ${local(shots, shot.start)}–${local(shots, shot.end)} s: ${said(shot.size)}, ${said(shot.move)}`,
          ),
        ]
      : []),
    ...(shots.some(({ lines }) => lines.length > 0)
      ? [
          "Dialogue:",
          ...shots.flatMap(({ lines }) =>
            lines.map(
              (line) =>
                `- ${capital(bare(line.speaker))}${line.isAdded ? "" : ` (line ${plan.lines.indexOf(line) + 1})`}: "${line.line}"`,
            ),
          ),
        ]
      : []),
    labelled("Background Sound", audioLine(plan)),
    ...cleanFrame(plan),
  ],
};

/** The person's words, whole; in another language they stand in guillemets beside the closed words found in them. */
function sceneOf(plan: VideoPlan, shot: PlannedShot): string {
  if (!shot.isForeign) return sentence(capital(shot.words) + instead(plan));
  const { text, terms } = plan.scene;
  const seen = (kind: string) =>
    terms.filter((one) => one.term.kind === kind && shot.words.includes(text.slice(one.start, one.end)));
  const known = [...new Set(["thing", "time", "weather", "culture"].flatMap(seen).map(({ term }) => term.en))];
  const language = plan.scene.language === "ar" ? "Arabic" : "words";
  return sentence(
    `The action, in its author's own ${language}: «${shot.words.replace(/«/g, "“").replace(/»/g, "”")}»${known.length > 0 ? `; seen in it: ${known.join(", ")}` : ""}${instead(plan)}`,
  );
}

function withCamera(plan: VideoPlan, shot: PlannedShot): string {
  const camera = cameraOf(shot);
  return `${camera ? `${capital(camera)}: ` : ""}${sceneOf(plan, shot)}`;
}

function cameraOf(shot: PlannedShot | undefined): string {
  if (!shot) return "";
  return [shot.size, shot.move]
    .filter((slot) => !slot.inWords)
    .map((slot) => said(slot))
    .join(", ");
}

function said(slot: Slot | undefined): string {
  return slot && !slot.inWords ? sayIn(slot, "en", /[\u0620-\u064A]/.test(slot.words ?? "")) : "";
}

function lookOf(plan: VideoPlan): string {
  return [said(plan.slots.style), lookWithoutStyle(plan)].filter(Boolean).join(", ");
}

function lookWithoutStyle({ slots }: VideoPlan): string {
  return [slots.light, slots.lens, slots.palette, slots.mood].map(said).filter(Boolean).join(", ");
}

/** Where a model has no field for them, exclusions are said as what is there instead. */
function instead(plan: VideoPlan): string {
  if (plan.model.takesNegative) return "";
  const positive = plan.exclusions.flatMap(({ known }) => (known && known.en !== "subtitles" ? [known.insteadEn] : []));
  const own = plan.exclusions.flatMap(({ known, words }) =>
    known ? [] : [`left out: ${/[\u0620-\u064A]/.test(words) ? `«${words}»` : words}`],
  );
  return [...positive, ...own].map((each) => `; ${each}`).join("");
}

function linesOf(plan: VideoPlan, shots: readonly PlannedShot[]): string[] {
  return shots.flatMap(({ lines }) => lines.map((line) => lineOf(plan, line)));
}

function lineOf({ lines }: VideoPlan, line: PlannedLine): string {
  const number = lines.some(({ isAdded }) => !isAdded) ? `Line ${lines.indexOf(line) + 1}: ` : "";
  const way = line.delivery ? ` (${/[\u0620-\u064A]/.test(line.delivery) ? `«${line.delivery}»` : line.delivery})` : "";
  const who = line.isOffCamera ? "An off-camera voice" : capital(line.speaker);
  return `${number}${who} says in ${line.language}${way}: "${line.line}"`;
}

function letteringOf(plan: VideoPlan): string[] {
  return plan.lettering.map((text) => `On-screen text, exactly: "${text}"`);
}

/** Without a field for exclusions the clean picture is said; with lettering, which words it holds. */
function cleanFrame(plan: VideoPlan): string[] {
  return plan.lettering.length > 0 ? letteringOf(plan) : ["The picture is clean of lettering."];
}

function soundLines({ audio }: VideoPlan, [ambient, music]: readonly [string, string]): string[] {
  return [
    labelled(ambient, audio.ambience ?? ""),
    ...(audio.effects ? [labelled("SFX", audio.effects)] : []),
    labelled(music, audio.music ?? ""),
  ];
}

function audioLine({ audio }: VideoPlan): string {
  return [audio.ambience, audio.effects, audio.music === "none" ? "music: none" : `music: ${audio.music}`]
    .filter(Boolean)
    .join("; ");
}

function carriedOver({ scene }: VideoPlan): string {
  const subject = scene.parts.find(({ slot }) => slot === "subject")?.text;
  const named = subject ? (scene.language === "en" ? subject : `«${subject}»`) : "";
  return `Carried over from the clip before: ${named ? `the same ${named.replace(/^(?:an?|the) /i, "")}, ` : ""}the same place, clothes and light.`;
}

const bare = (speaker: string) => speaker.replace(/^(?:the|an?) /i, "");
const labelled = (label: string, value: string) => (value === "" ? "" : `${label}: ${value}`);
const sentence = (text: string) => (text === "" || /[.!?؟…]["”»]?$/u.test(text) ? capital(text) : `${capital(text)}.`);
const local = (shots: readonly PlannedShot[], at: number) => at - (shots[0]?.start ?? 0);
const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
/** The times of a shot inside its clip, where the clip has more than one. */
function timed(shots: readonly PlannedShot[], shot: PlannedShot, say: (from: number, to: number) => string): string {
  return shots.length > 1 ? say(local(shots, shot.start), local(shots, shot.end)) : "";
}
