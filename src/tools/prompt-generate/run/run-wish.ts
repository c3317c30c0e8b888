import { fold } from "#engines/text/fold.ts";

/** The settings a wish can name; what names none of them is one more condition. */
export type WishSlot = "length" | "tone" | "format" | "answerLanguage" | "constraints";

/** Closed lists over folded text: what measures a text, how it sounds, how it is laid out, its language. */
const NAMES: readonly [slot: WishSlot, words: RegExp][] = [
  [
    "answerLanguage",
    /(?<![ء-ي])(?:بال|باللغه ال|ب)(?:عربي|عربيه|انجليزي|انجليزيه|انكليزي|انكليزيه|فرنسي|فرنسيه|تركي|تركيه|فصحي|عاميه|دارجه)(?![ء-ي])|(?<![a-z])in (?:arabic|english|french|turkish|german|spanish)(?![a-z])/,
  ],
  [
    "length",
    /(?<![ء-ي])(?:ا?قصر|اقصر|اطول|قصيره?|طويله?|مختصره?|اختصر|اختصار|موجزه?|باختصار|مفصله?)(?![ء-ي])|\d+\s*(?:كلم|سطر|اسطر|صفح|جمل|فقر|words?|lines?|pages?|sentences?|paragraphs?)|(?<![a-z])(?:shorter|longer|short|brief|long|detailed)(?![a-z])/,
  ],
  [
    "tone",
    /(?<![ء-ي])(?:رسميه?|وديه?|ودوده?|مرحه?|لطيفه?|حازمه?|جاده?|ساخره?|بسيطه?|رسميا)(?![ء-ي])|(?<![a-z])(?:formal|informal|casual|friendly|warm|funny|playful|firm|serious|polite)(?:er|ly)?(?![a-z])/,
  ],
  [
    "format",
    /(?<![ء-ي])(?:جدول|نقاط|قائمه|عناوين|نقط)(?![ء-ي])|(?<![a-z])(?:table|bullets?|bullet points|list|headings)(?![a-z])/,
  ],
];
/** A wish this long says more than one thing: it stays whole, as a condition. */
const LONGEST_NAMED = 80;

/** Which setting a wish replaces. A wish that forbids ("no table", «بدون جدول») is a condition. */
export function slotOfWish(wish: string): WishSlot {
  const folded = fold(wish);
  if (
    wish.length > LONGEST_NAMED ||
    /(?<![ء-ي])(?:بدون|بلا|من غير|لا|مو|مش|دون)(?![ء-ي])|(?<![a-z])(?:no|not|without|don't|never)(?![a-z])/.test(folded)
  )
    return "constraints";
  return NAMES.find(([, words]) => words.test(folded))?.[0] ?? "constraints";
}
