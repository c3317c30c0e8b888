import mediaWords from "./vocabulary/media-words.json" with { type: "json" };
import { hasInvisible } from "#engines/text/clean.ts";
import { fold } from "#engines/text/fold.ts";
import { labelOf, NOTES } from "./media-phrases.ts";

/** How long a prompt may be: words as advised, least and most, and letters that the field holds. */
type PromptLimits = { words?: readonly [number, number]; lettersMost?: number };

/** A way in which a prompt does not fit its model or its request; `detail` names the place. */
export interface MediaFault {
  code:
    | "empty"
    | "control-character"
    | "fenced"
    | "lost-text"
    | "invented-text"
    | "invented-name"
    | "hollow-words"
    | "unknown-flag"
    | "flag-range"
    | "flags-not-last"
    | "flags-not-taken"
    | "negative-not-taken"
    | "ratio"
    | "size"
    | "weight-range"
    | "too-long"
    | "over-limit"
    | "seconds"
    | "length-changed"
    | "too-many-shots"
    | "shots-do-not-sum"
    | "denial-in-negative";
  detail: string;
}

const HOLLOW =
  /\b(?:8k|4k uhd|masterpiece|trending on \w+|award.?winning|best quality|ultra.?detailed|hyper.?detailed|unreal engine)\b/giu;
/** Names that prompts like to borrow; one that the request does not have is invented. */
const NAMES = new RegExp(`\\b(?:${mediaWords.texts.borrowedNames})\\b`, "giu");
/** One sign counts too, or what is between two quoted signs would be taken for quoted. */
const QUOTED = /"([^"\n]{1,300})"/g;

/** Checks that hold for every model, image or video. `exact` must be there letter for letter; `request` is all that the person gave. */
export function checkCommon(prompt: string, exact: readonly string[], request: string): MediaFault[] {
  const faults: MediaFault[] = [];
  const add = (code: MediaFault["code"], detail = "") => faults.push({ code, detail });
  if (prompt.trim() === "") add("empty", "prompt");
  if (hasInvisible(prompt)) add("control-character");
  if (/^\s*```/.test(prompt)) add("fenced");
  for (const text of exact) if (!prompt.includes(text)) add("lost-text", text);
  const given = fold(request);
  for (const [word] of prompt.matchAll(HOLLOW)) if (!given.includes(fold(word))) add("hollow-words", word);
  for (const [name] of prompt.matchAll(NAMES)) if (!given.includes(fold(name))) add("invented-name", name);
  for (const [, inner = ""] of prompt.matchAll(QUOTED))
    if (!given.includes(fold(inner).trim()) && !exact.some((text) => inner.includes(text))) add("invented-text", inner);
  return faults;
}

/**
 * A prompt far over its guide's length, since a long request may be long in its prompt too; and one that the model's field
 * does not hold.
 */
export function checkLength(
  prompt: string,
  { words: advised, lettersMost = Infinity }: PromptLimits,
  request: string,
): MediaFault[] {
  const words = wordCount(prompt);
  const most = advised?.[1] ?? Infinity;
  return [
    ...(words > most * 1.5 && words > wordCount(request) + most
      ? [{ code: "too-long", detail: `${words} > ${most}` } as const]
      : []),
    ...(prompt.length > lettersMost
      ? [{ code: "over-limit", detail: `${prompt.length} > ${lettersMost}` } as const]
      : []),
  ];
}

/** What a reader should know of the longest of some prompts, each sent by itself. */
export function lengthNotes(
  model: PromptLimits & { id: string; label: string },
  prompts: readonly string[],
  language: "ar" | "en",
): string[] {
  const words = Math.max(...prompts.map(wordCount));
  const letters = Math.max(...prompts.map(({ length }) => length));
  const label = labelOf(model, language);
  return [
    ...(model.words && words > model.words[1]
      ? [NOTES.long[language](String(words), String(model.words[1]), label)]
      : []),
    ...(model.lettersMost && letters > model.lettersMost
      ? [NOTES.overLimit[language](String(letters), String(model.lettersMost), label)]
      : []),
  ];
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
