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
const JOIN =
  /^(?:and|then|but|of|a picture of|ثم|و|عم|ديال واحد|ديال|متاع|تاع)\s+|(?:\s+(?:and|then|but|that|which|of|ثم|و|عم))+$/giu;
const NUMBERED =
  /^\s*(?:(?:two|three|four|\d)\s+(?:shots|scenes)\s*:\s*|(?:لقطتين|لقطتان|مشهدين|مشهدان|(?:ثلاث|أربع|[3-6٣-٦])\s+(?:لقطات|مشاهد))\s*:\s*)?(?:(?:shot|scene|لقطة|اللقطة|مشهد|المشهد)\s*[\d٠-٩]\s*[:.–-]\s*|(?:the\s+)?(?:first|second|third|last)\s+(?:shot|scene)\s*[:,–-]\s*|(?:اللقطة|المشهد)\s+(?:ال[\u0621-\u064A]+)\s*[:،–-]\s*|(?:و?الأولى|و?الثانية|و?الثالثة|و?الأول|و?الثاني|و?الثالث)[\s:،]\s*)?/iu;

/** The tagged parts with their words: joins at the edges dropped, and the letter that means "of" after a kind of picture. */
export function sceneParts(text: string, tagged: readonly TaggedPart[]): ScenePart[] {
  return tagged.flatMap(({ tag, start, end }) => {
    const words = text.slice(start, end);
    const open = tag === "subject" && isOf(text, start) ? 1 : 0;
    const own = words.slice(open).replace(JOIN, "");
    const from = start + words.indexOf(own, open);
    return own === "" ? [] : [{ slot: tag, start: from, end: from + own.length, text: own }];
  });
}

function isOf(text: string, start: number): boolean {
  const word = /^[\u0620-\u064A]+/u.exec(text.slice(start))?.[0] ?? "";
  return (
    /[\u0620-\u064A]\s+$/u.test(text.slice(0, start)) &&
    /^ل(?!(?:ها|نا|هم|كم)$)[\u0620-\u064A]{2,}$/u.test(word) &&
    !OWN_LAM.test(word)
  );
}

/** The number of a shot before its words. */
export function numberLength(clause: string): number {
  return NUMBERED.exec(clause)?.[0].length ?? 0;
}
