import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { isStatedSomehow } from "./stated-somehow.ts";
import type { PartTag } from "./part-tags.ts";
import type { TaggedPart } from "./tag-parts.ts";

/** A stretch of the request that plays a part in the picture; `start` and `end` are places in the request. */
export interface ScenePart {
  slot: PartTag;
  start: number;
  end: number;
  text: string;
}

/** Nouns whose own first letter is the one that means "of". */
const OWN_LAM =
  /^(?:لاعب|لاجئ|لاجي|لابس|ليل|ليمون|لبن|لحم|لؤلؤ|لولو|لوح|لعب|لون|لبؤ|لوز|لطيف|لبس|لسان|لوق|لوج|لوغ)(?:ه|ة|و|ين|ات|ان)?$/u;
/** A word that only joins a part to the one before or after it. */
const JOIN = new RegExp(`^(?:${mediaWords.parts.joins})\\s+|(?:\\s+(?:and|then|but|that|which|of|ثم|و|عم))+$`, "giu");

/** What the picture shows, in pieces that can be joined. */
const CONTENT: ReadonlySet<PartTag> = new Set(["subject", "details", "action", "setting", "use"]);
/** Words that are no part by themselves. */
const FUNCTION = new Set(fold(mediaWords.parts.function).split(" "));

/**
 * The tagged parts with their words: a doubtful piece is one with its neighbour, and alone it is no part; joins at the edges
 * dropped, and the letter that means "of" after a kind of picture.
 */
export function sceneParts(text: string, tagged: readonly TaggedPart[]): ScenePart[] {
  return withPeople(text, withoutShreds(text, withAdjectives(text, tagged))).flatMap(({ tag, start, end }) => {
    const words = text.slice(start, end);
    const open = tag === "subject" && isOf(text, start) ? 1 : 0;
    const own = words.slice(open).replace(JOIN, "");
    const from = start + words.indexOf(own, open);
    const slot = EMPTY_SPACE.test(fold(own))
      ? "space"
      : tag === "setting" && IN_VESSEL.test(fold(own))
        ? "details"
        : tag;
    return own === "" || isFunction(own) ? [] : [{ slot, start: from, end: from + own.length, text: own }];
  });
}

/** Of pieces read with less than this lead, most are shreds; chosen on rows kept out of training. */
const DOUBTFUL = -3;

/** Says by its first words that something is to stay empty. */
const EMPTY_SPACE = /^(?:(?:empty|blank|negative|copy) space|و?(?:مساحه|مكان|ركن|جزء) (?:فاضي|فارغ|خالي)|و?فراغ )/u;

/** What holds a thing is no place where it happens: tea in a cup is a detail of the tea. */
const IN_VESSEL = new RegExp(
  [
    `^(?:و?(?:في|ف|داخل|جوه|جوا|وسط)\\s+|و?[بف](?:ال)?)(?:ال)?(?:${mediaWords.parts.vesselsInArabic})(?![ء-ي])`,
    `^(?:in|inside|from) (?:an?|the|her|his|my) (?:[a-z]+ ){0,2}(?:${mediaWords.parts.vessels})(?![a-z])`,
  ].join("|"),
  "u",
);

const ADJECTIVES = new RegExp(`^(?:${mediaWords.parts.adjectives})$`, "u");
const LOOKS = new RegExp(`^(?:${mediaWords.parts.looks})(?![\\p{L}\\p{N}])`, "u");

const PICTURE = /^(?:صوره|بورتريه|بروفايل|لقطه|رسمه?)(?!\p{L})/u;

/** «مطرز يدوي»: an adjective that begins like a verb is no action, but goes with the words before it. */
function withAdjectives(text: string, tagged: readonly TaggedPart[]): TaggedPart[] {
  const parts: TaggedPart[] = [];
  for (const part of tagged) {
    const [first = ""] = /^\S+/u.exec(text.slice(part.start, part.end)) ?? [];
    const last = parts.at(-1);
    if (part.tag !== "action" || !ADJECTIVES.test(fold(first))) {
      parts.push(part);
      continue;
    }
    const end = part.start + first.length;
    const isNext =
      last && (last.tag === "details" || last.tag === "subject") && !/\S/u.test(text.slice(last.end, part.start));
    if (isNext) parts[parts.length - 1] = { ...last, end };
    else parts.push({ ...part, tag: "details", end });
    const rest = text.slice(end, part.end);
    if (/\p{L}/u.test(rest)) parts.push({ ...part, start: part.end - rest.trimStart().length });
  }
  return parts;
}

/** «صورة لمهندسة محجبة ٣٠ سنة»: somebody a picture is of is its subject, with how they look and how old they are. */
function withPeople(text: string, tagged: readonly TaggedPart[]): TaggedPart[] {
  const parts: TaggedPart[] = [];
  for (const part of tagged.flatMap((each) => withoutPerson(text, each))) {
    const last = parts.at(-1);
    const isNext = last && !/\S/u.test(text.slice(last.end, part.start));
    const isOfLooks =
      LOOKS.test(fold(text.slice(part.start, part.end)).trim()) && (part.tag === "subject" || part.tag === "details");
    const isPerson = last?.tag === "subject" && isStatedSomehow("person", text.slice(last.start, last.end));
    if (last && isPerson && isNext && isOfLooks)
      parts[parts.length - 1] = { ...last, end: part.end, margin: Math.max(last.margin, part.margin) };
    else parts.push(part);
  }
  return parts;
}

/** «لمهندسة», at the end of what the picture is for or before how somebody looks, is a part of its own. */
function withoutPerson(text: string, part: TaggedPart): TaggedPart[] {
  const words = text.slice(part.start, part.end).trimEnd();
  if (part.tag !== "use" && !(part.tag === "subject" && PICTURE.test(fold(words)))) return [part];
  const found = [...words.matchAll(/(?<=^|\s)لل?([\u0621-\u0652]{2,})/gu)].find(({ index, 0: whole, 1: noun = "" }) => {
    const rest = fold(words.slice(index + whole.length)).trim();
    const isOfLooks = LOOKS.test(rest === "" ? fold(text.slice(part.end)).trimStart() : rest);
    return isOfLooks && isStatedSomehow("person", noun);
  });
  if (!found) return [part];
  const start = part.start + found.index;
  const person: TaggedPart = { ...part, tag: "subject", start };
  return found.index === 0 ? [person] : [{ ...part, tag: "use", end: text.slice(0, start).trimEnd().length }, person];
}

const isFunction = (words: string) =>
  fold(words)
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => word === "" || FUNCTION.has(word));

function withoutShreds(text: string, tagged: readonly TaggedPart[]): TaggedPart[] {
  const joined: TaggedPart[] = [];
  for (const part of tagged) {
    const last = joined.at(-1);
    const isNext =
      last && CONTENT.has(last.tag) && CONTENT.has(part.tag) && text.slice(last.end, part.start).trim() === "";
    if (isNext && (last.margin < DOUBTFUL || part.margin < DOUBTFUL)) {
      const sure = part.margin > last.margin ? part : last;
      const tag = last.tag === "subject" || part.tag === "subject" ? "subject" : sure.tag;
      joined[joined.length - 1] = { tag, start: last.start, end: part.end, margin: Math.max(last.margin, part.margin) };
    } else joined.push(part);
  }
  const isSure = ({ tag, margin }: TaggedPart) => tag === "subject" && margin >= DOUBTFUL;
  const hasSubject = joined.some(isSure);
  return joined.filter(
    (part) =>
      part.margin >= DOUBTFUL ||
      !CONTENT.has(part.tag) ||
      (part.tag === "subject" && !hasSubject) ||
      /\s/u.test(text.slice(part.start, part.end).trim()),
  );
}

function isOf(text: string, start: number): boolean {
  const word = /^[\u0620-\u064A]+/u.exec(text.slice(start))?.[0] ?? "";
  return (
    /[\u0620-\u064A]\s+$/u.test(text.slice(0, start)) &&
    /^ل(?!(?:ها|نا|هم|كم)$)[\u0620-\u064A]{2,}$/u.test(word) &&
    !OWN_LAM.test(word)
  );
}
