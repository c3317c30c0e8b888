import videoWords from "../vocabulary/video-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import type { Clause } from "#engines/media/request/clauses.ts";
import { type Scene, termsOf } from "../read-scene.ts";

const SOUND = wholeWords(videoWords.sounds.sound, "u");
const MUSIC = wholeWords(videoWords.sounds.music, "u");
/** Has other senses (perfume wood, a film's score); it is music where the reading of the parts says sound. */
const PERHAPS_MUSIC = /(?<![\p{L}])(?:score|beats?|strings|و?(?:عود|دف|طبله|ربابه))(?![\p{L}])/u;
/** A voice that speaks is dialogue, and someone who plays is action. */
const NOT_SOUND =
  /(?<![\p{L}])(?:voice|voices|narrator|المعلق|الراوي|راوي|plays|playing|يعزف|تعزف|بيعزف|بتعزف|تعليق صوتي|يقول|تقول)(?![\p{L}])/u;
const MOST_WORDS = 14;

/** What a request says of sound and music, in whole clauses of its own words; quoted inside a frame in another language. */
export function soundsOf(scene: Scene, language: "ar" | "en" = "en"): { ambience?: string; music?: string } {
  const said = [...clausesOfSound(scene), ...partsOfSound(scene)];
  const hasMusic = (words: string) => MUSIC.test(fold(words)) || PERHAPS_MUSIC.test(fold(words));
  // Music and other sound in one clause depend on each other: then all of it is one piece.
  const isMixed = said.some(({ text }) => hasMusic(text) && SOUND.test(fold(text)) && scene.language === "en");
  const isMusic = (words: string) => !isMixed && hasMusic(words) && !SOUND.test(fold(words));
  const list = (wanted: boolean) =>
    said
      .filter(({ text }) => isMusic(text) === wanted)
      .map((one) => named(scene, one, language))
      .join(language === "ar" ? "، " : ", ");
  const music = [list(true), ...qualified(scene, language)].filter(Boolean).join(language === "ar" ? "، " : ", ");
  const ambience = list(false);
  return { ...(ambience ? { ambience } : {}), ...(music ? { music } : {}) };
}

interface Said {
  text: string;
  start: number;
  end: number;
}

/** Clauses about sound that are not ruled out; with a line in it, a clause is dialogue. */
function clausesOfSound(scene: Scene): Said[] {
  return scene.clauses
    .filter((clause) => !holds(clause, scene.exact) && !holds(clause, scene.exclusions))
    .map(({ start, end }) => ({ text: scene.text.slice(start, end).trim(), start, end }))
    .filter(({ text }) => text.split(/\s+/u).length <= MOST_WORDS && isAboutSound(text));
}

/** Words of other clauses that were read as sound and hold a word of sound. */
function partsOfSound(scene: Scene): Said[] {
  const clauses = clausesOfSound(scene);
  return scene.parts.filter(
    (part) =>
      part.slot === "audio" &&
      !clauses.some(({ start, end }) => part.start < end && start < part.end) &&
      (isAboutSound(part.text) ||
        (PERHAPS_MUSIC.test(fold(part.text)) && isWholeClause(scene, part) && !NOT_SOUND.test(fold(part.text)))),
  );
}

/** Perfume wood is named beside other things, the instrument by itself. */
const isWholeClause = ({ clauses }: Scene, part: { start: number; end: number }) =>
  clauses.some(({ start, end }) => part.start <= start + 1 && part.end >= end - 1);

/** "No loud music" says something of the music and does not forbid it. */
function qualified({ exclusions }: Scene, language: "ar" | "en"): string[] {
  return exclusions
    .filter(({ known, words }) => !known && MUSIC.test(fold(words)))
    .map(({ words }) => (language === "ar" ? `بلا ${words}` : `no ${quoted(words)}`));
}

/** By the table's name where one term is all that the words say, else the words. */
function named(scene: Scene, { text, start, end }: Said, language: "ar" | "en"): string {
  const whole = scene.terms.find(
    (one) =>
      (one.term.kind === "sound" || one.term.kind === "music") &&
      one.start >= start &&
      one.end <= end &&
      one.end - one.start >= text.replace(/^و/u, "").length,
  );
  if (whole && language === "en") return whole.term.en;
  return language === "en" ? quoted(text) : text;
}

const quoted = (words: string) => (/[\u0620-\u064A]/.test(words) ? `«${words}»` : words);

function holds(clause: Clause, spans: readonly { start: number; end: number }[]): boolean {
  return spans.some(({ start, end }) => start < clause.end && clause.start < end);
}

/** Whether a clause is about sound, whatever it says of it. */
export function isAboutSound(clause: string): boolean {
  const folded = fold(clause);
  return (SOUND.test(folded) || MUSIC.test(folded)) && !NOT_SOUND.test(folded);
}

/** Whether the request forbids music or speech. */
export function forbids(scene: Scene, what: "music" | "speech"): boolean {
  return (
    scene.exclusions.some(({ known }) => known?.en === what) ||
    (what === "music" && termsOf(scene, "music").some(({ id }) => id === "none"))
  );
}
