import { onlyOne, peopleNamed } from "#engines/media/request/people-named.ts";
import { genderOfPronoun, HE_OR_SHE, subjectOf } from "#engines/media/request/who-speaks.ts";
import type { Scene } from "../read-scene.ts";
import { VIDEO_WORDS } from "./video-phrases.ts";
import type { VideoPlan } from "./video-types.ts";

/**
 * Who speaks: whom the clause of the line names; for "she" in the first line, or nobody, the one subject before it, where there is but
 * one. Where it could be one of several nobody is named.
 */
export function speakerOf({ parts, text }: Scene, line: number, read: string | undefined, isFirst: boolean): string {
  if (read === "") return UNNAMED;
  const pronoun = read === undefined ? null : genderOfPronoun(read);
  if (read !== undefined && !(isFirst && pronoun)) return read;
  const subjects = parts.filter(
    (part) => part.slot === "subject" && part.end <= line && !HE_OR_SHE.test(part.text) && subjectOf(part.text),
  );
  const people = peopleNamed(text.slice(0, line));
  const isOpen = people.length > 1 && (pronoun === null || onlyOne(people, pronoun) === null);
  const [only, other] = new Set(subjects.map((part) => part.text));
  return only && !other && !isOpen ? only : (read ?? UNNAMED);
}

const PRONOUNS: Readonly<Record<string, string>> = { هو: "he", هي: "she", وهو: "he", وهي: "she" };

export const UNNAMED = "speaker";

/** A speaker's name as it was written; in an English prompt in guillemets where it is Arabic. */
export function named(speaker: string, language: VideoPlan["language"]): string {
  if (speaker === UNNAMED || speaker === "narrator") return VIDEO_WORDS[language][speaker];
  if (language === "ar") return speaker.replace(/\s+(?:داخل|جنب|فوق|تحت|وسط|قدام|خلف|أمام|بين|عند|ورا|وراء|مع)$/u, "");
  return PRONOUNS[speaker] ?? (/[\u0620-\u064A]/.test(speaker) ? `«${speaker}»` : speaker);
}
