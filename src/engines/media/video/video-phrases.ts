import { toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import { capital } from "../image/image-forms.ts";
import { sayLanguage } from "#engines/media/request/line-language.ts";
import type { PromptLanguage } from "../slots.ts";
import type { SpokenLine, VideoPlan } from "./video-types.ts";

/** A spoken line as a form writes it; `number` where the scene's own words refer to it. */
interface Spoken extends SpokenLine {
  isOffCamera: boolean;
  number?: number;
}

/** The frame around a person's words, in the language of the prompt. */
export interface VideoWords {
  comma: string;
  semicolon: string;
  /** Before the words of a shot. */
  times: (from: number, to: number) => string;
  shot: (number: number, from: number, to: number) => string;
  clip: (number: number, count: number, seconds: number) => string;
  forAll: (words: string) => string;
  look: (style: string, light: string) => string;
  line: (line: Spoken) => string;
  /** Between the words of a shot and its line. */
  lineInShot: (line: Spoken) => string;
  lineInList: (line: Spoken) => string;
  ambience: (value: string) => string;
  music: (value: string) => string;
  /** Music among other sound. */
  musicBeside: (value: string) => string;
  lettering: (text: string) => string;
  leftOut: (list: string) => string;
  carriedOver: string;
  asBefore: (words: string) => string;
  labels: Record<
    "camera" | "style" | "light" | "audio" | "cinematography" | "actions" | "dialogue" | "background",
    string
  >;
  /** What is said where nobody said anything, and of what is ruled out. */
  naturalSound: string;
  noMusic: string;
  noSpeech: string;
  subtitles: string;
  captions: string;
  otherText: string;
  sameLook: string;
  speaker: string;
  narrator: string;
}

const isArabic = (text: string) => /[\u0620-\u064A]/.test(text);
const bracketed = (comma: string, ...pieces: string[]) =>
  pieces.some(Boolean) ? ` (${pieces.filter(Boolean).join(comma)})` : "";
const bare = (speaker: string) => speaker.replace(/^(?:the|an?) /i, "");
const under = (label: string, value: string) => (value === "" ? "" : `${label}: ${value}`);

const ENGLISH: VideoWords = {
  comma: ", ",
  semicolon: "; ",
  times: (from, to) => `${from}–${to} s: `,
  shot: (number, from, to) => `Shot ${number} (${from}–${to}s): `,
  clip: (number, count, seconds) => `Clip ${number} of ${count}, ${seconds} s`,
  forAll: (words) => `For every shot: ${words}`,
  look: (style, light) => [style, light].filter(Boolean).join(", "),
  line: ({ number, speaker, isOffCamera, delivery, language, line }) => {
    const start = number === undefined ? "" : `Line ${number}: `;
    const way = delivery ? ` (${isArabic(delivery) ? `«${delivery}»` : delivery})` : "";
    const who = isOffCamera ? "An off-camera voice" : capital(speaker);
    // "Whispers", "asks softly": the person's own verb of saying.
    if (/^[a-z]+s(?![\p{L}])/u.test(delivery)) return `${start}${who} ${delivery}, in ${language}: "${line}"`;
    return `${start}${who} says in ${language}${way}: "${line}"`;
  },
  lineInShot: ({ speaker, delivery, language, line }) =>
    ` [${[bare(speaker), delivery, inEnglishOf(language)].filter(Boolean).join(", ")}]: "${line}"`,
  lineInList: ({ number, speaker, language, line }) =>
    `- ${capital(bare(speaker))}${bracketed(", ", number === undefined ? "" : `line ${number}`, inEnglishOf(language))}: "${line}"`,
  ambience: (value) => under("Ambient", value),
  music: (value) => under("Music", value),
  musicBeside: (value) => `music: ${value}`,
  lettering: (text) => `On-screen text, exactly: "${text}"`,
  leftOut: (list) => `Left out: ${list}.`,
  carriedOver: "Carried over from the clip before: people and things that are seen again look the same.",
  asBefore: (words) => `Place, time and light as before: ${words}.`,
  labels: {
    camera: "Camera",
    style: "Style",
    light: "Light",
    audio: "Audio",
    cinematography: "Cinematography",
    actions: "Actions",
    dialogue: "Dialogue",
    background: "Background Sound",
  },
  naturalSound: "natural sound of the place",
  noMusic: "none",
  noSpeech: "no speech",
  subtitles: "subtitles",
  captions: "captions",
  otherText: "any other text",
  sameLook: "people and things that are seen again look the same",
  speaker: "a voice",
  narrator: "narrator",
};

function inEnglishOf(language: string): string {
  return language === "English" ? "" : `in ${language}`;
}

const ARABIC: VideoWords = {
  comma: "، ",
  semicolon: "؛ ",
  times: (from, to) => `${from}–${to} ث: `,
  // Kling's guide shows timed moments and gives no word that must be English.
  shot: (number, from, to) => `اللقطة ${number} (${from}–${to} ث): `,
  clip: (number, count, seconds) => `المقطع ${number} من ${count}، ${seconds} ث`,
  forAll: (words) => `في كل اللقطات: ${words}`,
  look: (style, light) => [under("الأسلوب", style), under("الإضاءة", light)].filter(Boolean).join("، "),
  line: ({ number, delivery, language, line, ...who }) => {
    const name = `${onTongueOf(who)}${bracketed("", mannerIn(delivery))}`.trim();
    const parts = [number === undefined ? "" : `الجملة ${number}`, name, sayLanguage(language)];
    return `${parts.filter(Boolean).join("، ")}: "${line}"`;
  },
  lineInShot: ({ speaker, isOffCamera, delivery, language, line }) =>
    ` [${[isOffCamera ? OFF_CAMERA : speaker, mannerIn(delivery), sayLanguage(language)].filter(Boolean).join("، ")}]: "${line}"`,
  lineInList: ({ number, speaker, isOffCamera, language, line }) =>
    `- ${isOffCamera ? OFF_CAMERA : speaker}${bracketed("، ", number === undefined ? "" : `الجملة ${number}`, sayLanguage(language))}: "${line}"`,
  ambience: (value) =>
    value === "" || /^(?:أصوات|صوت المكان|بلا |صمت)/u.test(value) ? value : under("أصوات المكان", value),
  music: (value) => (isOfMusic(value) ? value : under("الموسيقى", value)),
  musicBeside: (value) => (isOfMusic(value) ? value : `الموسيقى: ${value}`),
  lettering: (text) => `يظهر على الشاشة بحروفه: "${text}"`,
  leftOut: (list) => `من دون: ${list}.`,
  carriedOver: "تكملة للمقطع السابق: يبقى شكل الناس والأشياء كما كان.",
  asBefore: (words) => `المكان والوقت والضوء كما سبق: ${words}.`,
  labels: {
    camera: "الكاميرا",
    style: "الأسلوب",
    light: "الإضاءة",
    audio: "الصوت",
    cinematography: "التصوير",
    actions: "الأحداث",
    dialogue: "الحوار",
    background: "الصوت",
  },
  naturalSound: "أصوات المكان الطبيعية",
  noMusic: "بلا موسيقى",
  noSpeech: "بلا كلام",
  subtitles: "ترجمة مكتوبة",
  captions: "تعليقات على الشاشة",
  otherText: "أي كتابة أخرى",
  sameLook: "شكل الناس والأشياء لا يتغير من مقطع إلى آخر",
  speaker: "صوت",
  narrator: "الراوي",
};

const OFF_CAMERA = "صوت من خارج الكادر";
const PRONOUNS: Readonly<Record<string, string>> = { هو: "على لسانه", هي: "على لسانها", هم: "على ألسنتهم" };

/** «وتهمس»: the letter that joins it to the words before it joins nothing here. */
const mannerIn = (delivery: string) => delivery.replace(/^[وف](?=ب?[يتن][\u0621-\u064A]{2})/u, "");

/** A noun after it needs no agreement, so that any speaker fits. */
function onTongueOf({ speaker, isOffCamera }: { speaker: string; isOffCamera: boolean }): string {
  if (isOffCamera) return OFF_CAMERA;
  if (speaker === ARABIC.speaker) return "";
  return PRONOUNS[speaker.replace(/^و(?=ه[ويم]$)/u, "")] ?? `على لسان ${speaker}`;
}

/** Says by itself that it is music, or that there is none. */
const isOfMusic = (value: string) => /^(?:ال|بال|ب|مع )?(?:موسيق|مزيك|[أا]غان|[أا]غني|لحن)|^بلا /u.test(value);

export const VIDEO_WORDS: Record<PromptLanguage, VideoWords> = { en: ENGLISH, ar: ARABIC };

/** Of no Latin word or code: "35mm", "4K" and "#1a2b3c" stay as they are. */
const NUMBER = /(?<![A-Za-z\d#])\d+(?![A-Za-z\d])/gu;

/**
 * An Arabic prompt with digits of one kind: the person's own, where those are «٨» and nothing else; in all other prompts, and where the
 * model reads times in brackets itself, "8". What is said or written in the picture stays to the letter.
 */
export function oneKindOfDigits(text: string, { language, scene, model, shots }: VideoPlan): string {
  if (language !== "ar" || !/[٠-٩]/u.test(scene.text)) return text;
  const hasClock = (model.form === "veo" || model.form === "runway") && shots.length > 1;
  let own = scene.text;
  for (const { start, end } of scene.exact) own = own.slice(0, start) + " ".repeat(end - start) + own.slice(end);
  const isArabic = !hasClock && /[٠-٩]/u.test(own) && !/\d/u.test(own);
  const exact = scene.exact.map((one) => one.text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return text
    .split(new RegExp(`(${['"[^"\\n]*"', ...exact].join("|")})`, "u"))
    .map((piece, index) =>
      index % 2 === 1 ? piece : isArabic ? piece.replace(NUMBER, toArabicDigits) : toAsciiDigits(piece),
    )
    .join("");
}
