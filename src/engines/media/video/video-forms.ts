import { fold } from "#engines/text/fold.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { END_CARD } from "./order-words.ts";
import { capital } from "../image/image-forms.ts";
import { sayIn, type Slot } from "../slots.ts";
import type { PlannedLine, PlannedShot, VideoPlan } from "./video-types.ts";

/** A plan in its model's own form: one text for each clip, and what goes into its field of exclusions. */
export function writeVideo(plan: VideoPlan): { clips: string[]; negative?: string } {
  const clips = plan.clips.map((_, clip) => {
    const shots = plan.shots.filter((shot) => shot.clip === clip);
    return [
      ...(clip > 0 && !shots.every(isEndCard) ? carriedOver(plan, shots) : []),
      ...FORMS[plan.model.form](plan, shots),
    ]
      .filter((line) => line !== "")
      .join("\n");
  });
  return plan.model.takesNegative ? { clips, negative: negativeOf(plan).join(", ") } : { clips };
}

/** A clip is made by itself: the one place, hour and light that only an earlier clip names are said again where it names no other. */
function carriedOver({ scene, shots: all }: VideoPlan, shots: readonly PlannedShot[]): string[] {
  const isIn = (text: string, some: readonly PlannedShot[]) => some.some(({ words }) => words.includes(text));
  const before = all.filter(({ clip }) => clip < (shots[0]?.clip ?? 0));
  const same = (["setting", "time", "light"] as const).flatMap((wanted) => {
    const named = scene.parts.filter(({ slot, text }) => slot === wanted && isIn(text, all));
    const [only, other] = named;
    return only && !other && isIn(only.text, before) && !isIn(only.text, shots) ? [only.text] : [];
  });
  const quoted = same.map((words) => (/[\u0620-\u064A]/.test(words) ? `«${guarded(words)}»` : words));
  return [CARRIED_OVER, ...(quoted.length > 0 ? [`Place, time and light as before: ${quoted.join(", ")}.`] : [])];
}

/** Nothing of the clip before is seen in it. */
const isEndCard = ({ words }: PlannedShot) => END_CARD.test(fold(words)) && !isStatedSomehow("person", words);

/** Plain nouns. No burned-in subtitles, unless lettering was asked for. */
export function negativeOf(plan: VideoPlan): string[] {
  const named = plan.exclusions.map((one) => nounOf(one, plan));
  return [...new Set([...named, ...(plan.lettering.length === 0 ? ["subtitles", "captions"] : ["subtitles"])])];
}

function nounOf({ known, words }: VideoPlan["exclusions"][number], { lettering }: VideoPlan): string {
  return known?.en === "text" && lettering.length > 0 ? "any other text" : (known?.en ?? words);
}

const FORMS: Record<VideoPlan["model"]["form"], (plan: VideoPlan, shots: readonly PlannedShot[]) => string[]> = {
  labelled: (plan, shots) => [
    forAll(plan),
    ...shots.map(
      (shot) =>
        timed(shots, shot, (from, to) => `${from}–${to} s: `) +
        (shots.length > 1 ? withCamera(plan, shot) : sceneOf(plan, shot)),
    ),
    labelled("Camera", shots.length === 1 ? cameraOf(shots[0]) : ""),
    labelled("Style", said(plan.slots.style)),
    labelled("Light", lookWithoutStyle(plan)),
    ...linesOf(plan, shots),
    labelled("Audio", audioLine(plan)),
    ...closing(plan, shots),
  ],
  veo: (plan, shots) => [
    forAll(plan),
    ...shots.map((shot) => timed(shots, shot, (from, to) => `[${clock(from)}-${clock(to)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...soundLines(plan, ["Ambient", "Music"]),
    ...closing(plan, shots),
  ],
  prose: (plan, shots) => [
    [
      forAll(plan),
      ...shots.map((shot) => withCamera(plan, shot)),
      sentence(lookOf(plan)),
      ...linesOf(plan, shots),
      ...closing(plan, shots),
    ]
      .filter(Boolean)
      .join(" "),
    labelled("Audio", audioLine(plan)),
  ],
  runway: (plan, shots) => [
    forAll(plan),
    ...shots.map((shot) => timed(shots, shot, (from) => `[${clock(from)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...closing(plan, shots),
  ],
  kling: (plan, shots) => [
    forAll(plan),
    ...shots.map(
      (shot, index) =>
        `Shot ${index + 1} (${local(shots, shot.start)}–${local(shots, shot.end)}s): ${withCamera(plan, shot)}${shot.lines.map((line) => ` [${[bare(line.speaker), line.delivery, inLanguage(line)].filter(Boolean).join(", ")}]: "${line.line}"`).join("")}`,
    ),
    sentence(lookOf(plan)),
    ...soundLines(plan, ["Ambient", "Music"]),
    ...closing(plan, shots),
  ],
  brief: (plan, shots) => [
    forAll(plan),
    labelled("Style", said(plan.slots.style)),
    ...(shots.length > 1
      ? [
          labelled("Cinematography", lookWithoutStyle(plan)),
          "Actions:",
          ...shots.map(
            (shot) => `- ${local(shots, shot.start)}–${local(shots, shot.end)} s: ${withCamera(plan, shot)}`,
          ),
        ]
      : [
          ...shots.map((shot) => sceneOf(plan, shot)),
          labelled("Cinematography", [cameraOf(shots[0]), lookWithoutStyle(plan)].filter(Boolean).join(", ")),
        ]),
    ...(shots.some(({ lines }) => lines.length > 0)
      ? [
          "Dialogue:",
          ...shots.flatMap(({ lines }) =>
            lines.map(
              (line) =>
                `- ${capital(bare(line.speaker))}${bracketed(line.isAdded ? "" : `line ${plan.lines.indexOf(line) + 1}`, inLanguage(line))}: "${line.line}"`,
            ),
          ),
        ]
      : []),
    labelled("Background Sound", audioLine(plan)),
    ...closing(plan, shots),
  ],
};

const guarded = (words: string) => words.replace(/«/g, "“").replace(/»/g, "”");

/** The person's words, whole; in another language they are in guillemets. */
function sceneOf(plan: VideoPlan, shot: PlannedShot): string {
  if (!shot.isForeign) return sentence(capital(shot.words));
  return sentence(`The action, in its author's own ${languageOf(plan)}: «${guarded(shot.words)}»`);
}

/** What the person said of the whole, once in each clip. */
function forAll(plan: VideoPlan): string {
  if (plan.global === "") return "";
  const isForeign = plan.scene.language !== "en";
  return sentence(
    isForeign
      ? `For every shot, in its author's own ${languageOf(plan)}: «${guarded(plan.global)}»`
      : `For every shot: ${plan.global}`,
  );
}

const languageOf = ({ scene }: VideoPlan) => (scene.language === "ar" ? "Arabic" : "words");

function withCamera(plan: VideoPlan, shot: PlannedShot): string {
  const camera = cameraOf(shot);
  return `${camera ? `${capital(camera)}: ` : ""}${sceneOf(plan, shot)}`;
}

function cameraOf(shot: PlannedShot | undefined): string {
  if (!shot) return "";
  return [shot.size, shot.move]
    .map((slot) => said(slot))
    .filter(Boolean)
    .join(", ");
}

function said(slot: Slot | undefined): string {
  return slot && !slot.inWords ? sayIn(slot, "en", /[\u0620-\u064A]/.test(slot.words ?? "")) : "";
}

function lookOf(plan: VideoPlan): string {
  return [said(plan.slots.style), lookWithoutStyle(plan)].filter(Boolean).join(", ");
}

function lookWithoutStyle({ slots }: VideoPlan): string {
  return [slots.light, slots.lens, slots.palette].map(said).filter(Boolean).join(", ");
}

function linesOf(plan: VideoPlan, shots: readonly PlannedShot[]): string[] {
  return shots.flatMap(({ lines }) => lines.map((line) => lineOf(plan, line)));
}

function lineOf({ lines }: VideoPlan, line: PlannedLine): string {
  const number = lines.some(({ isAdded }) => !isAdded) ? `Line ${lines.indexOf(line) + 1}: ` : "";
  const way = line.delivery ? ` (${/[\u0620-\u064A]/.test(line.delivery) ? `«${line.delivery}»` : line.delivery})` : "";
  const who = line.isOffCamera ? "An off-camera voice" : capital(line.speaker);
  // "Whispers", "asks softly": the person's own verb of saying.
  if (/^[a-z]+s(?![\p{L}])/u.test(line.delivery))
    return `${number}${who} ${line.delivery}, in ${line.language}: "${line.line}"`;
  return `${number}${who} says in ${line.language}${way}: "${line.line}"`;
}

/** Lettering of these shots, or of the whole; then, where a model has no field for them, what is left out. */
function closing(plan: VideoPlan, shots: readonly PlannedShot[]): string[] {
  return [...letteringIn(plan, shots).map((text) => `On-screen text, exactly: "${text}"`), ...leftOutOf(plan)];
}

export function letteringIn({ lettering, shots: all }: VideoPlan, shots: readonly PlannedShot[]): string[] {
  const isIn = (text: string, some: readonly PlannedShot[]) => some.some(({ words }) => words.includes(text));
  return lettering.filter((text) => isIn(text, shots) || !isIn(text, all));
}

/** A plain list; stand-ins where denials are not wanted. In its own language the sentence says what it rules out. */
function leftOutOf(plan: VideoPlan): string[] {
  const { model, exclusions, scene, lettering } = plan;
  if (model.takesNegative) return [];
  const standIn = ({ known }: (typeof exclusions)[number]) =>
    model.wantsNoDenials && !(known?.en === "text" && lettering.length > 0) ? known?.insteadEn : undefined;
  const instead = [...new Set(exclusions.flatMap((one) => standIn(one) ?? []))];
  const named = exclusions.filter(
    (one) => !standIn(one) && one.known?.en !== "speech" && (one.isAdded || (scene.language !== "en" && one.known)),
  );
  const list = [
    ...named.map((one) => nounOf(one, plan)),
    ...(model.wantsNoDenials || lettering.length > 0 ? [] : ["subtitles"]),
  ];
  return [...instead.map(sentence), ...(list.length > 0 ? [`Left out: ${[...new Set(list)].join(", ")}.`] : [])];
}

function soundLines({ audio }: VideoPlan, [ambient, music]: readonly [string, string]): string[] {
  return [
    labelled(ambient, audio.ambience ?? ""),
    ...(audio.effects ? [labelled("SFX", audio.effects)] : []),
    labelled(music, audio.music ?? ""),
  ];
}

function audioLine({ audio }: VideoPlan): string {
  return [audio.ambience, audio.effects, audio.music && `music: ${audio.music}`].filter(Boolean).join("; ");
}

const CARRIED_OVER = "Carried over from the clip before: people and things that are seen again look the same.";
const inLanguage = ({ language }: PlannedLine) => (language === "English" ? "" : `in ${language}`);
const bracketed = (...pieces: string[]) => (pieces.some(Boolean) ? ` (${pieces.filter(Boolean).join(", ")})` : "");
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
