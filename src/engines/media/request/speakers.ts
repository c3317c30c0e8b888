import { either, inOrder } from "#engines/text/words/word-pattern.ts";
import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { onlyOne, peopleNamed } from "./people-named.ts";
import { genderOfPronoun, type SayingVerb, whoSpeaks } from "./who-speaks.ts";

/** Who says a line, and how, in the person's own words. */
export interface Speech {
  speaker?: string;
  isOffCamera?: true;
  delivery?: string;
  /** Where the words begin that do nothing but introduce a voice that is not seen. */
  introducedFrom?: number;
}

/** Of somebody who is named, not of a tale. */
const TELLS =
  "(?:tell(?:s|ing)?|told) (?:the|an?|his|her|their|my|our) (?:[a-z]+ )?" +
  "(?!stor(?:y|ies)|tales?|truth|time|secrets?|jokes?|lies?|old |little |young )[a-z]+";
/** Verbs that say no more than that somebody speaks, and others; on folded words. */
const PLAIN = `${mediaWords.speakers.plain}|${TELLS}`;
const OTHERS = mediaWords.speakers.others;
const VOICE = mediaWords.speakers.voice;
const SAYS = new RegExp(`(?<![\\p{L}])(?:${PLAIN}|${OTHERS}|${VOICE})(?![\\p{L}])`, "giu");
const IS_PLAIN = new RegExp(`^(?:${PLAIN}|${VOICE})$`, "iu");
/** Verbs that are of saying only beside the line itself. */
const BESIDE_LINE = new RegExp(`(?<!\\p{L})(?:${mediaWords.speakers.besideLine})(?: [a-z]+ly)?\\s*[:,]?\\s*$`, "iu");
const OFF_CAMERA = new RegExp(mediaWords.speakers.offCamera, "iu");
const AFTER_LINE = either(
  "u",
  inOrder(
    "u",
    /^\s*[,،]?\s*(?:(he|she|they|(?:the|an?|his|her) \p{L}+(?: \p{L}+)?|\p{Lu}\p{L}+)\s+)?/u,
    /(?:says|said|asks|whispers|shouts|yells|replies|answers|cries|mutters|laughs)(?![\p{L}])/u,
    /(?: ((?:the|an?|his|her) \p{L}+(?: (?!(?:and|who|in|on|at|with|from|while|as|to)\b)\p{L}+){0,2}|\p{Lu}\p{L}+))?/u,
  ),
  /^\s*[،,]?\s*و?(?:[يت]قول|ب[يت]قول|قالت?|[يت]همس|[يت]صرخ|[يت]رد)\s+(ال\p{L}+)/u,
);

/** The words of its own clause before a line. */
export function clauseBefore(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 120), at)
    .split(/[.\n!؟?»”"]|،(?=[^،]{25,}$)/u)
    .at(-1) as string;
}

/** Whether a verb of saying or a voice comes before it in its clause; a colon alone may introduce lettering too. */
export function hasVerbBefore(text: string, at: number): boolean {
  return lastVerb(fold(clauseBefore(text, at))) !== null;
}

/** What follows a verb of saying up to the next mark is somebody's line: "yells hey thats not paid for". */
export function isAfterSaying(text: string, at: number): boolean {
  return (
    lastVerb(
      fold(
        text
          .slice(0, at)
          .split(/[.,،؛;:!?؟\n]/u)
          .at(-1) as string,
      ),
    ) !== null
  );
}

export function isSaidBefore(text: string, at: number): boolean {
  const before = clauseBefore(text, at);
  const folded = fold(before);
  return lastVerb(folded) !== null || BESIDE_LINE.test(folded) || /[:：]\s*$/.test(before);
}

/** "…", says the coach. */
export function speechAfter(text: string, at: number): Speech | null {
  const match = AFTER_LINE.exec(text.slice(at, at + 60));
  const speaker = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match) return null;
  const gender = speaker && genderOfPronoun(speaker);
  const one = gender && onlyOne(peopleNamed(text.slice(0, at)), gender);
  return speaker ? { speaker: one ? one.words : speaker } : {};
}

const lastVerb = (folded: string) => [...folded.matchAll(SAYS)].at(-1) ?? null;

const SHOT_MARK = /^.*(?:shot|scene|لقط[هة]|مشهد)\s*[\d٠-٩]+\s*[:.–-]?\s*/isu;
/** "Layla (almost crying):", "a robot barista, deadpan:". */
const NAMED = inOrder(
  "u",
  /(?:^|[،,;؛:]\s*|\band\s+)((?:\p{Lu}|(?:the|an?|his|her|my)\s)[\p{L} '-]{1,40}?)/u,
  /\s*(?:\(([^)]{2,60})\)\s*:?|,\s*(\p{Ll}[^,:]{2,40})\s*:)\s*$/u,
);

/** Who speaks, as the person wrote it, and how; an empty name where it could be one of several. */
export function speechBefore(text: string, at: number): Speech {
  const clause = clauseBefore(text, at).replace(SHOT_MARK, "");
  const named = NAMED.exec(clause);
  if (named && lastVerb(fold(clause)) === null)
    return { speaker: (named[1] as string).trim(), delivery: ((named[2] ?? named[3]) as string).trim() };
  const verb = lastVerb(fold(clause)) === null ? null : lastVerbIn(clause);
  const delivery = deliveryOf(clause, verb);
  const manner = delivery ? { delivery } : {};
  if (OFF_CAMERA.test(fold(clause))) return { speaker: "narrator", isOffCamera: true, ...voiceOf(clause, at) };
  const heard = heardVoice(clause.slice(0, verb?.start ?? clause.length));
  if (heard) return { ...heard, ...(heard.isOffCamera ? {} : manner) };
  const { speaker, until } = whoSpeaks(clause, verb, text.slice(0, at - clause.length));
  const how = until === undefined ? delivery : deliveryOf(clause, verb, until);
  return { ...(speaker === undefined ? {} : { speaker }), ...(how ? { delivery: how } : {}) };
}

const HEARD = /(?:^|[\s،,])و?صوت(?:\s+([\u0620-\u0652]+)(?:\s+(ال[\u0620-\u0652]+))?)?\s*:?\s*$/u;
const HOW_IT_SOUNDS = new RegExp(`^(?:ال)?(?:${mediaWords.speakers.howItSounds})$`, "u");

/** «وصوت أمه تنادي»: its owner speaks; a voice without one is not seen. The letter that joins it is no part of a name. */
function heardVoice(before: string): Speech | null {
  const match = HEARD.exec(before);
  if (!match) return null;
  const [, owner = "", more] = match;
  if (owner === "" || HOW_IT_SOUNDS.test(fold(owner)))
    return { speaker: "narrator", isOffCamera: true, ...(owner === "" ? {} : { delivery: owner }) };
  return { speaker: more ? `${owner} ${more}` : owner };
}

/** The last verb of saying, by its place in the words as they were written: folding keeps their number and order. */
function lastVerbIn(clause: string): SayingVerb | null {
  const words = [...clause.matchAll(/\S+/gu)];
  for (let index = words.length - 1; index >= 0; index -= 1)
    for (const length of [4, 3, 2, 1]) {
      const group = words.slice(index, index + length);
      const last = group.at(-1);
      const first = group[0];
      if (!first || !last || group.length < length) continue;
      const end = last.index + last[0].length;
      const own = fold(clause.slice(first.index, end)).replace(/[:،,]+$/u, "");
      if (new RegExp(`^(?:${SAYS.source})$`, "iu").test(own)) return { start: first.index, end, words: own };
    }
  return null;
}

const LANGUAGE = either(
  "giu",
  /(?:(?:in|with) (?:an? |the )?)?(?:\p{Lu}\p{L}+ )?(?:Arabic|English|French|Spanish)(?: (?:dialect|accent))?/u,
  /ب?(?:ال)?له[جچ][ةه]?\S*\s+\S+|بالعامي[ةه](?:\s+ال\S+)?|بال\S+ي(?:[ةه])?(?![\p{L}])|بالفصحى/u,
);
const MOST_OF_MANNER = 6;

/** How it is said: what comes between the verb and the line, with the verb where it says more than "says". */
function deliveryOf(clause: string, verb: SayingVerb | null, until = verb?.end): string {
  if (!verb)
    return (
      BESIDE_LINE.exec(clause)?.[0]
        .replace(/[\s:,،]+$/u, "")
        .trim() ?? ""
    );
  const said = IS_PLAIN.test(verb.words) ? "" : clause.slice(verb.start, verb.end);
  const own = `${said}${clause.slice(until)}`
    .replace(LANGUAGE, " ")
    .replace(/\s+وصوت\s.*$/u, "")
    .replace(/[:،,\s]+$|^[:،,\s]+|\s+(?=\s)/gu, "");
  // To whom it is said is no manner.
  if (/^ل[\u0621-\u0652]+$/u.test(own) && peopleNamed(own).length > 0) return "";
  return own.split(/\s+/u).length <= MOST_OF_MANNER && /\p{L}{2}/u.test(own) ? own : "";
}

/** Of a voice that is not seen: what kind of voice, and where the words begin that say nothing else. */
function voiceOf(clause: string, at: number): Pick<Speech, "delivery" | "introducedFrom"> {
  let from = at - clause.length;
  for (const piece of clause.split(/(?<=[،,;؛])/u)) {
    const place = OFF_CAMERA.exec(piece)?.index;
    if (place !== undefined) {
      const isOnly = piece.slice(0, place).trim().split(/\s+/u).length <= 3;
      const own = clause
        .slice(from - at + clause.length)
        .replace(LANGUAGE, " ")
        .replace(new RegExp(SAYS.source, "giu"), " ")
        .replace(/[:،,\s]+$|^(?:[:،,\s]|(?:an?|the|with|over|and|مع|و|بصوت|صوت)(?=\s|$))+|\s+(?=\s)/giu, "");
      return isOnly ? { introducedFrom: from, ...(/\p{L}{3}/u.test(own) ? { delivery: own } : {}) } : {};
    }
    from += piece.length;
  }
  return {};
}
