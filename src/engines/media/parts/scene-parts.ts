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
const JOIN =
  /^(?:and|then|but|of|first|finally|suddenly|بعدين|وبعدين|بعدها|وبعدها|فجأة|وأخيرا|أول شي|وفي الآخر|a picture of|ثم|و|عم|ديال واحد|ديال|متاع|تاع)\s+|(?:\s+(?:and|then|but|that|which|of|ثم|و|عم))+$/giu;

/** What the picture shows, in pieces that can be joined. */
const CONTENT: ReadonlySet<PartTag> = new Set(["subject", "details", "action", "setting", "use"]);
/** Words that are no part by themselves. */
const FUNCTION = new Set(
  fold(
    "and or but then the a an it its is are be of name named must only says say saying dont don't do not with in on at to for by and. و ثم بس فقط يقول تقول ويقول وتقول بيقول وبيقول اسمه اسمها اسم عليه عليها وعليه وتحته وتحتها تحته تحتها فوقه فوقها ديال متاع تاع واحد وفي في على من مع هو هي وهو وهي اللي الذي التي لو نسبة بنسبة مقاس قياس والعبارة وعبارة مكتوب صوت وصوت بصوت",
  ).split(" "),
);

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
const IN_VESSEL =
  /^(?:و?(?:في|ف|داخل|جوه|جوا|وسط)\s+|و?[بف](?:ال)?)(?:ال)?(?:كوب|كوبايه|فنجان|كاس|كاسه|قدح|استكان|برطمان|مرطبان|قطرميز|مزهريه|فازه|ابريق|براد|دله|صحن|طبق|زبديه|سلطانيه|وعاء|قدر|حله|طنجره|قنينه|زجاجه|ازازه|قاروره|علبه|كيس|سله|صندوق|كرتونه|دورق|ترمس|جره|طاسه)(?![ء-ي])|^(?:in|inside|from) (?:an?|the|her|his|my) (?:[a-z]+ ){0,2}(?:cup|mug|glass|jar|vase|bowl|plate|pot|teapot|kettle|bottle|basket|tin|tumbler|jug|pitcher|goblet|saucer)(?![a-z])/u;

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
