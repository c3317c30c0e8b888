import { fold } from "#engines/text/fold.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { END_CARD } from "../request/order-words.ts";
import { capital } from "../image/image-forms.ts";
import { sayIn, type Slot } from "../slots.ts";
import type { PlannedShot, VideoPlan } from "./video-types.ts";
import { audioLine, soundLines } from "./sound-lines.ts";
import { oneKindOfDigits, VIDEO_WORDS } from "./video-phrases.ts";

/** A plan in its model's own form: one text for each clip, and what goes into its field of exclusions. */
export function writeVideo(plan: VideoPlan): { clips: string[]; negative?: string } {
  const clips = plan.clips.map((_, clip) => {
    const shots = plan.shots.filter((shot) => shot.clip === clip);
    const lines = [
      ...(clip > 0 && !shots.every(isEndCard) ? carriedOver(plan, shots) : []),
      ...FORMS[plan.model.form](plan, shots),
    ];
    return oneKindOfDigits(lines.filter((line) => line !== "").join("\n"), plan);
  });
  return plan.model.takesNegative
    ? { clips, negative: negativeOf(plan).join(VIDEO_WORDS[plan.language].comma) }
    : { clips };
}

/** A clip is made by itself: the one place, hour and light that only an earlier clip names are said again where it names no other. */
function carriedOver({ scene, shots: all, language }: VideoPlan, shots: readonly PlannedShot[]): string[] {
  const say = VIDEO_WORDS[language];
  const isIn = (text: string, some: readonly PlannedShot[]) => some.some(({ words }) => words.includes(text));
  const before = all.filter(({ clip }) => clip < (shots[0]?.clip ?? 0));
  const same = (["setting", "time", "light"] as const).flatMap((wanted) => {
    const named = scene.parts.filter(({ slot, text }) => slot === wanted && isIn(text, all));
    const [only, other] = named;
    return only && !other && isIn(only.text, before) && !isIn(only.text, shots) ? [only.text] : [];
  });
  const quoted = same.map((words) => (isForeign(words, language) ? `«${guarded(words)}»` : words));
  return [say.carriedOver, ...(quoted.length > 0 ? [say.asBefore(quoted.join(say.comma))] : [])];
}

/** Arabic words in an English prompt. An Arabic one has the person's words as they are, in any letters. */
const isForeign = (words: string, language: VideoPlan["language"]) =>
  language === "en" && /[\u0620-\u064A]/.test(words);

/** Nothing of the clip before is seen in it. */
const isEndCard = ({ words }: PlannedShot) => END_CARD.test(fold(words)) && !isStatedSomehow("person", words);

/** Plain nouns. No burned-in subtitles, unless lettering was asked for. */
export function negativeOf(plan: VideoPlan): string[] {
  const { subtitles, captions } = VIDEO_WORDS[plan.language];
  const named = plan.exclusions.map((one) => one.known?.field?.[plan.language] ?? nounOf(one, plan));
  return [...new Set([...named, ...(plan.lettering.length === 0 ? [subtitles, captions] : [subtitles])])];
}

function nounOf({ known, words }: VideoPlan["exclusions"][number], { lettering, language }: VideoPlan): string {
  return known?.en === "text" && lettering.length > 0 ? VIDEO_WORDS[language].otherText : (known?.[language] ?? words);
}

/** Veo and Runway read times in brackets themselves, so these are the same in every language. */
const FORMS: Record<VideoPlan["model"]["form"], (plan: VideoPlan, shots: readonly PlannedShot[]) => string[]> = {
  labelled: (plan, shots) => {
    const { times, labels } = VIDEO_WORDS[plan.language];
    return [
      forAll(plan),
      ...shots.map((shot) => timed(shots, shot, times) + (shots.length > 1 ? withCamera(plan, shot) : sceneOf(shot))),
      labelled(labels.camera, shots.length === 1 ? cameraOf(plan, shots[0]) : ""),
      labelled(labels.style, said(plan, plan.slots.style)),
      labelled(labels.light, lookWithoutStyle(plan)),
      ...linesOf(plan, shots),
      labelled(labels.audio, audioLine(plan)),
      ...closing(plan, shots),
    ];
  },
  veo: (plan, shots) => [
    forAll(plan),
    ...shots.map((shot) => timed(shots, shot, (from, to) => `[${clock(from)}-${clock(to)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...soundLines(plan),
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
    labelled(VIDEO_WORDS[plan.language].labels.audio, audioLine(plan)),
  ],
  runway: (plan, shots) => [
    forAll(plan),
    ...shots.map((shot) => timed(shots, shot, (from) => `[${clock(from)}] `) + withCamera(plan, shot)),
    sentence(lookOf(plan)),
    ...linesOf(plan, shots),
    ...closing(plan, shots),
  ],
  kling: (plan, shots) => {
    const say = VIDEO_WORDS[plan.language];
    return [
      forAll(plan),
      ...shots.map(
        (shot, index) =>
          say.shot(index + 1, local(shots, shot.start), local(shots, shot.end)) +
          withCamera(plan, shot) +
          shot.lines.map((line) => say.lineInShot(line)).join(""),
      ),
      sentence(lookOf(plan)),
      ...soundLines(plan),
      ...closing(plan, shots),
    ];
  },
  brief: (plan, shots) => {
    const { labels, ...say } = VIDEO_WORDS[plan.language];
    const look = lookWithoutStyle(plan);
    return [
      forAll(plan),
      labelled(labels.style, said(plan, plan.slots.style)),
      ...(shots.length > 1
        ? [
            labelled(labels.cinematography, look),
            `${labels.actions}:`,
            ...shots.map((shot) => `- ${timed(shots, shot, say.times)}${withCamera(plan, shot)}`),
          ]
        : [
            ...shots.map(sceneOf),
            labelled(labels.cinematography, [cameraOf(plan, shots[0]), look].filter(Boolean).join(say.comma)),
          ]),
      ...(shots.some(({ lines }) => lines.length > 0)
        ? [
            `${labels.dialogue}:`,
            ...shots.flatMap(({ lines }) =>
              lines.map((line) =>
                say.lineInList(line.isAdded ? line : { ...line, number: plan.lines.indexOf(line) + 1 }),
              ),
            ),
          ]
        : []),
      labelled(labels.background, audioLine(plan)),
      ...closing(plan, shots),
    ];
  },
};

const guarded = (words: string) => words.replace(/«/g, "“").replace(/»/g, "”");

/** The person's words, whole; in another language than the prompt they are in guillemets. */
function sceneOf(shot: PlannedShot): string {
  if (!shot.isForeign) return sentence(capital(shot.words));
  return sentence(`The action, in its author's own words: «${guarded(shot.words)}»`);
}

/** What the person said of the whole, once in each clip. */
function forAll({ global, scene, language }: VideoPlan): string {
  if (global === "") return "";
  if (scene.language === language) return sentence(VIDEO_WORDS[language].forAll(global));
  return sentence(`For every shot, in its author's own words: «${guarded(global)}»`);
}

function withCamera(plan: VideoPlan, shot: PlannedShot): string {
  const camera = cameraOf(plan, shot);
  return `${camera ? `${capital(camera)}: ` : ""}${sceneOf(shot)}`;
}

function cameraOf(plan: VideoPlan, shot: PlannedShot | undefined): string {
  return join(plan, [said(plan, shot?.size), said(plan, shot?.move)]);
}

function said({ language }: VideoPlan, slot: Slot | undefined): string {
  return slot && !slot.inWords ? sayIn(slot, language, isForeign(slot.words ?? "", language)) : "";
}

function lookOf(plan: VideoPlan): string {
  return VIDEO_WORDS[plan.language].look(said(plan, plan.slots.style), lookWithoutStyle(plan));
}

function lookWithoutStyle(plan: VideoPlan): string {
  const { light, lens, palette } = plan.slots;
  return join(
    plan,
    [light, lens, palette].map((slot) => said(plan, slot)),
  );
}

function join({ language }: VideoPlan, pieces: readonly string[]): string {
  return pieces.filter(Boolean).join(VIDEO_WORDS[language].comma);
}

function linesOf(plan: VideoPlan, shots: readonly PlannedShot[]): string[] {
  const isNumbered = plan.lines.some(({ isAdded }) => !isAdded);
  return shots.flatMap(({ lines }) =>
    lines.map((line) =>
      VIDEO_WORDS[plan.language].line(isNumbered ? { ...line, number: plan.lines.indexOf(line) + 1 } : line),
    ),
  );
}

/** Lettering of these shots, or of the whole; then, where a model has no field for them, what is left out. */
function closing(plan: VideoPlan, shots: readonly PlannedShot[]): string[] {
  return [...letteringIn(plan, shots).map(VIDEO_WORDS[plan.language].lettering), ...leftOutOf(plan)];
}

export function letteringIn({ lettering, shots: all }: VideoPlan, shots: readonly PlannedShot[]): string[] {
  const isIn = (text: string, some: readonly PlannedShot[]) => some.some(({ words }) => words.includes(text));
  return lettering.filter((text) => isIn(text, shots) || !isIn(text, all));
}

/** A plain list; stand-ins where denials are not wanted. In its own language the sentence says what it rules out. */
function leftOutOf(plan: VideoPlan): string[] {
  const { model, exclusions, scene, lettering, language } = plan;
  const say = VIDEO_WORDS[language];
  const standInName = language === "ar" ? "insteadAr" : "insteadEn";
  if (model.takesNegative) return [];
  const standIn = ({ known }: (typeof exclusions)[number]) =>
    model.wantsNoDenials && !(known?.en === "text" && lettering.length > 0) ? known?.[standInName] : undefined;
  const instead = [...new Set(exclusions.flatMap((one) => standIn(one) ?? []))];
  const named = exclusions.filter(
    (one) => !standIn(one) && one.known?.en !== "speech" && (one.isAdded || (scene.language !== language && one.known)),
  );
  const list = [
    ...named.map((one) => nounOf(one, plan)),
    ...(model.wantsNoDenials || lettering.length > 0 ? [] : [say.subtitles]),
  ];
  return [...instead.map(sentence), ...(list.length > 0 ? [say.leftOut([...new Set(list)].join(say.comma))] : [])];
}

const labelled = (label: string, value: string) => (value === "" ? "" : `${label}: ${value}`);
const sentence = (text: string) => (text === "" || /[.!?؟…]["”»]?$/u.test(text) ? capital(text) : `${capital(text)}.`);
const local = (shots: readonly PlannedShot[], at: number) => at - (shots[0]?.start ?? 0);
const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
/** The times of a shot inside its clip, where the clip has more than one. */
function timed(shots: readonly PlannedShot[], shot: PlannedShot, say: (from: number, to: number) => string): string {
  return shots.length > 1 ? say(local(shots, shot.start), local(shots, shot.end)) : "";
}
