import mediaWords from "./vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import type { UnquotedText } from "./unquoted-texts.ts";
import {
  clauseBefore,
  hasVerbBefore,
  isSaidBefore,
  type Speech,
  speechAfter,
  speechBefore,
} from "./request/speakers.ts";
import { subjectOf } from "./request/who-speaks.ts";

/** Words that must stay letter for letter: lettering in the picture, something spoken, or only somebody's name. */
export interface ExactText extends Speech {
  kind: "lettering" | "line" | "name";
  /** Without its quotation marks. */
  text: string;
  /** Place in the request, quotation marks included. */
  start: number;
  end: number;
}

const QUOTED =
  /"([^"\n]{1,400})"|“([^”\n]{1,400})”|«([^»\n]{1,400})»|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,200})['’](?![\p{L}\p{N}])/gu;
const SCRIPT_LINE = /^[ \t]*([\p{L}][\p{L} '-]{0,30}?)\s*:\s*([^"“«\n]{2,300})$/gmu;
/** Names of fields, which are no speakers. */
const FIELD_NAMES = new RegExp(`^(?:${mediaWords.texts.fieldNames})`, "iu");

/**
 * What marks or lines of a script set apart, and `read`: words without quotation marks that were read as exact; in order, without
 * overlaps.
 */
export function findExactTexts(
  text: string,
  medium: "image" | "video",
  read: readonly UnquotedText[] = [],
): ExactText[] {
  const found: ExactText[] = [];
  const add = (one: ExactText) => {
    if (one.text.trim() !== "" && !found.some((other) => one.start < other.end && other.start < one.end))
      found.push(one);
  };
  for (const match of text.matchAll(QUOTED)) {
    const inner = (match[1] ?? match[2] ?? match[3] ?? match[4]) as string;
    add(
      withSpeaker(
        text,
        { kind: "lettering", text: inner, start: match.index, end: match.index + match[0].length },
        medium,
      ),
    );
  }
  if (medium === "video" && text.includes("\n")) for (const match of text.matchAll(SCRIPT_LINE)) addScript(match);
  for (const one of read)
    add(
      hasVerbBefore(text, one.start)
        ? withSpeaker(text, { kind: "lettering", ...one }, medium)
        : { kind: "lettering", ...one },
    );
  found.sort((a, b) => a.start - b.start);
  if (medium === "video") readReplies(text, found);
  return found.some((one) => isIntroduced(one))
    ? found.map((one) => (isNameOf(one) ? { ...one, kind: "name" } : one))
    : found;

  function isIntroduced({ kind, start }: ExactText): boolean {
    return kind === "lettering" && WRITING.test(fold(clauseBefore(text, start)));
  }
  /** Beside lettering that is introduced as such, "for the X school" in quotation marks is only whose it is. */
  function isNameOf(one: ExactText): boolean {
    return one.kind === "lettering" && !isIntroduced(one) && OWNER.test(fold(text.slice(0, one.start)));
  }
  function addScript(match: RegExpExecArray): void {
    const [, speaker = "", line = ""] = match;
    if (FIELD_NAMES.test(speaker.trim())) return;
    const start = match.index + match[0].lastIndexOf(line);
    add({ kind: "line", text: line.trim(), start, end: start + line.trimEnd().length, speaker: speaker.trim() });
  }
}

/** A quotation that is a sentence of its own after a line is the next line, of the one who does something between the two. */
function readReplies(text: string, found: ExactText[]): void {
  for (const [index, one] of found.entries()) {
    const before = found[index - 1];
    const isAlone =
      !/\p{L}/u.test(clauseBefore(text, one.start)) && /^\s*(?:[.\n]|\p{Lu}|$|[a-z]+ at )/u.test(text.slice(one.end));
    if (one.kind !== "lettering" || before?.kind !== "line" || !isAlone) continue;
    const speaker = subjectOf(text.slice(before.end, one.start).replace(/^[\s.,،]+/u, ""));
    found[index] = { ...one, kind: "line", ...(speaker ? { speaker } : {}) };
  }
}

/** A quotation in a video is spoken when a word of saying or a colon comes shortly before it, or a word of saying after it. */
function withSpeaker(text: string, one: ExactText, medium: "image" | "video"): ExactText {
  if (medium === "image" || WRITING.test(fold(clauseBefore(text, one.start)))) return one;
  if (isSaidBefore(text, one.start)) return { ...one, kind: "line", ...speechBefore(text, one.start) };
  const after = speechAfter(text, one.end);
  return after ? { ...one, kind: "line", ...after } : one;
}

const WRITING = new RegExp(`(?:${mediaWords.texts.writing})[^.،,]{0,25}$`, "iu");
const OWNER =
  /(?:(?:^|\s)(?:for|of|at|called|named)(?: the| our| my)?(?: [a-z]+)?|(?:^|\s)(?:و?لل?|تبع |بتاع )[\u0621-\u064A]{3,})\s*$/u;
