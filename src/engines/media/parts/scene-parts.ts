import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
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
  return withoutShreds(text, tagged).flatMap(({ tag, start, end }) => {
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
