import { cleanText } from "#engines/text/clean.ts";
import { slipOf } from "#engines/prompt-checker/typos.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const NOISE =
  /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C\u200B\u2060\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+|\uFFFD+|(?:\u00D8[\u0080-\u00FF]|\u00D9[\u0080-\u00FF]){2,}|\u00E2\u20AC[\u0080-\uFFFF]|\u0640{2,}|(?:&(?:nbsp|amp|lt|gt|quot|#\d{1,5});)+/g;
const STRETCH = /(\p{L})\1{3,}/u;
/** Where this finds nothing STRETCH does not either; it takes a tenth of the time. */
const ANY_STRETCH = /([^])\1\1\1|[\uD800-\uDFFF]/;
/** Common letters are told without the Unicode class: half the time on Arabic. */
const TYPOS =
  /(?<![a-zء-ي]|\p{L})(?:teh|frm|liek|hlep|thsi|taht|wnat|nto|fo|ot|si|ti|yuo|yoru|hvae|hav|wat|wen|wats|gonna|pleaes|pleese|plase|shrot|wirte|rite|emale|leter|recipt|recipts|reciept|adress|tommorow|tomorow|wensday|wendsday|febuary|untill|begining|beleive|freind|goverment|occured|occurence|accomodate|neccessary|publically|thier|ther|alot|aswell|cuz|coz|bcoz|becouse|beacuse|becuase|ppl|msg|tmrw|tmr|2day|2morrow|asap|ned|qiuck|extrct|naems|amonuts|n|r|y|thru|ur|wuld|shoud|coud|dosnt|didnt|havent|isnt|wasnt|arent|recieve|seperate|definately|wich|becuase|plese|pls|plz|writ|wirte|emial|summry|sumarize|translte|artical|grammer|thier|adn|waht|hte|u|ur|dont|doesnt|cant|wont|im|ive|thx|b4|gr8|abt|bcz|هاذا|هاذه|لاكن|لكين|ذالك|انشاء الله|إنشاء الله|شكرن|جدن|إنتي|اريدو|ألى|علا|مقالت|كلمت|هاذي|هاؤلاء|هذة|الذى|اللتي|اللذي|الئ|الا ان|صيانت|رسالت|اجازت|مدرست|عياديت|كلمن|قصيرت|مختصرت|مسألت|عنديش|انا اريدو|ايمل|ايمايل|ايمبل|اكتيب|اكتبت لي|لوسمحت|منفضلك|انشاءالله|الخميص|الاربعا|الاتنينن|ضروروي|ارجوو|شكراا|سؤوال|اسألة|الاسألة|مبلق|تذكيير|ظروري|ضروي|بظبط|بالظبظ|كتابت|مكتوبت)(?![\p{L}'’])/giu;

/** In a prompt this short two slips are many. */
const SHORT_PROMPT = 24;

/** Hidden characters, broken encoding, stretched letters or many typing errors. */
export const inputNoise: Rule = {
  id: "input-noise",
  severity: "low",
  dimension: "clarity",
  title: { ar: "شوائب في النص", en: "Noise in the text" },
  why: {
    ar: "في النص رموز خفية أو ترميز مكسور أو أخطاء كتابة كثيرة قد تغيّر المعنى.",
    en: "Hidden characters, broken encoding or many typing errors can change what is understood.",
  },
  fix: { ar: "نظّف النص وصحح ما تكرر من أخطاء.", en: "Clean the text and correct the errors." },
  examples: {
    bad: {
      ar: "اكتب لي عنواااااان قصير لمتجر ورد في ست كلمات",
      en: "Write a shoooooort title of six words for a flower shop",
    },
    good: { ar: "اكتب عنوانًا من ست كلمات لمتجر ورد", en: "Write a title of six words for a flower shop" },
  },
  find(document) {
    const { text } = document;
    const found: Finding[] = [...text.matchAll(NOISE)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: cleanNoise(match[0]),
    }));
    const free = (start: number) => !document.regions.some((region) => start >= region.start && start < region.end);
    for (const word of ANY_STRETCH.test(document.freeText) ? document.words : []) {
      const written = text.slice(word.start, word.end);
      // A run of letters among digits is a shape: 05XXXXXXXX.
      if (/\d/.test(written) || !STRETCH.test(written) || /^(?:www|x+|y+|z+|a{4,}|ه{4,}|i+|v+)$/i.test(written))
        continue;
      found.push({ start: word.start, end: word.end, replacement: written.replace(/(\p{L})\1{3,}/gu, "$1") });
    }
    const typos = [
      ...[...text.matchAll(TYPOS)]
        .filter((match) => free(match.index))
        .map((match) => ({ start: match.index, end: match.index + match[0].length })),
      ...document.words.filter((word) => slipOf(word.text) !== null),
    ].sort((a, b) => a.start - b.start);
    const enough = document.words.length <= SHORT_PROMPT ? 2 : 3;
    const first = typos[0];
    if (first && typos.length >= enough) found.push({ start: first.start, end: first.end });
    return found.sort((a, b) => (a.start as number) - (b.start as number));
  },
};

function cleanNoise(noise: string): string {
  if (/^\u0640/.test(noise)) return "";
  const entities: Record<string, string> = { "&nbsp;": " ", "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
  if (noise.startsWith("&")) return noise.replace(/&[^;]+;/g, (entity) => entities[entity] ?? "");
  return /[\u00C0-\u00FF]/.test(noise) ? noise : cleanText(noise).replace(/\uFFFD/g, "");
}
