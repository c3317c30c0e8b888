import { fold } from "#engines/text/fold.ts";
import type { Term } from "../vocabulary/term.ts";
import { type Clause, type Scene, termsOf } from "../read-scene.ts";

const SOUND =
  /(?<![\p{L}])(?:sounds?|noise|hum|ambience|ambient|sfx|chatter|rustle|rustling|murmur|صوت|اصوات|بصوت|ضجيج|هدير|حفيف|خرير|زقزقه|صدي)(?![\p{L}])/u;
const MUSIC =
  /(?<![\p{L}])(?:music|soundtrack|score|song|melody|tune|beat|beats|ukulele|guitar|piano|violin|strings|drums|flute|oud|synth|jazz|lo-?fi|موسيقي|موسيقا|مزيكا|اغنيه|لحن|عزف|ناي|ايقاع|دف|طبول)(?![\p{L}])/u;
/** A voice that speaks is dialogue, and someone who plays is action. */
const NOT_SOUND = /(?<![\p{L}])(?:voice|narrator|plays|playing|يعزف|تعزف|بيعزف|بتعزف|تعليق صوتي|يقول|تقول)(?![\p{L}])/u;

/** What a request says of sound and music: the table's terms, else its own clause, quoted inside a frame in another language. */
export function soundsOf(scene: Scene, language: "ar" | "en" = "en"): { ambience?: string; music?: string } {
  return {
    ...named("ambience", termsOf(scene, "sound"), clauseWith(scene, SOUND, MUSIC) || heard(scene, false), language),
    ...named("music", termsOf(scene, "music"), clauseWith(scene, MUSIC, null) || heard(scene, true), language),
  };
}

/** Words that were read as sound, without or with music in them. */
function heard(scene: Scene, isMusic: boolean): string {
  return scene.parts
    .filter(({ slot, text }) => slot === "audio" && MUSIC.test(fold(text)) === isMusic && !NOT_SOUND.test(fold(text)))
    .map(({ text }) => text)
    .join(scene.language === "ar" ? "، " : ", ");
}

function named(name: "ambience" | "music", terms: readonly Term[], clause: string, language: "ar" | "en") {
  const known = terms.map((term) => term[language]).join(language === "ar" ? "، " : ", ");
  const isArabic = /[\u0620-\u064A]/.test(clause);
  if (clause !== "" && !isArabic && known !== "none") return { [name]: clause };
  if (known !== "") return { [name]: known };
  return clause === "" ? {} : { [name]: isArabic && language === "en" ? `«${clause}»` : clause };
}

/** The first clause that is about sound and not about what is ruled out; with a line in it, it is dialogue. */
function clauseWith(scene: Scene, pattern: RegExp, not: RegExp | null): string {
  const words = scene.clauses
    .filter((clause) => !clause.isSetting && !holds(clause, scene.exact) && !holds(clause, scene.exclusions))
    .map(({ start, end }) => scene.text.slice(start, end).trim())
    .filter((clause) => clause.split(/\s+/u).length <= 10)
    .filter((clause) => pattern.test(fold(clause)) && !NOT_SOUND.test(fold(clause)) && !not?.test(fold(clause)));
  return words[0] ?? "";
}

function holds(clause: Clause, spans: readonly { start: number; end: number }[]): boolean {
  return spans.some(({ start, end }) => start < clause.end && clause.start < end);
}

/** Whether a clause is about sound, whatever it says of it. */
export function isAboutSound(clause: string): boolean {
  const folded = fold(clause);
  return (SOUND.test(folded) || MUSIC.test(folded)) && !NOT_SOUND.test(folded);
}
