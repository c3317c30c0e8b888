import requestWords from "./request-words.json" with { type: "json" };
/** Greetings that are a sentence of their own at the head: the sign or the line break after them is what proves it. */
const GREETING = new RegExp(
  `^(?:(?:${requestWords.core.greetings})[ \\t]*(?:[.!،,؛:…]+|\\p{Extended_Pictographic}\\uFE0F?|\\n)+\\s*)+`,
  "iu",
);

/** Thanks that are a sentence of their own at the end, after a sign that closed the sentence before. */
const THANKS = new RegExp(
  `(?<=[.!؟?\\n])\\s*(?:${requestWords.core.thanks})[ \\t]*(?:[.!،…]|\\p{Extended_Pictographic}\\uFE0F?|\\s)*$`,
  "iu",
);

/**
 * "I want a prompt to write …" said to a maker of prompts is the wish for the writing. Only forms after which the rest is
 * whole: an order's bare verb, or a noun of action, and nothing about keeping or using the prompt.
 */
const META_ENGLISH = new RegExp(
  [
    "^(?:please )?(?:(?:i (?:want|need)|i'd like|give me|(?:write|create|make|generate)(?: me)?) )?",
    "a(?:n ai| chatgpt)? prompt (?:to|that asks (?:chatgpt|ai|it) to) ",
    `(?=(?:${requestWords.core.works})\\b)`,
  ].join(""),
  "iu",
);
const META_ARABIC = new RegExp(
  `^(?:(?:${requestWords.core.wantsInArabic}) )?(?:لي )?برومب?ت ل(?=(?:${requestWords.core.worksInArabic}) )`,
  "u",
);
/** Somebody who speaks of keeping or reusing a prompt wants the prompt itself. */
const WANTS_THE_PROMPT = new RegExp(requestWords.core.wantsThePrompt, "iu");

/** Where words themselves are the matter, a greeting may be what is asked about. */
const ABOUT_WORDS = new RegExp(requestWords.core.aboutWords, "iu");

/**
 * The request as it enters the prompt: the text itself, one unbroken stretch of it, without a greeting, thanks or "I want a
 * prompt to" where a closed pattern proves that they are apart. Nothing is re-spelt, nothing inside is touched.
 */
export function requestCore(text: string): string {
  const whole = text.trim();
  let core = ABOUT_WORDS.test(whole) ? whole : whole.replace(GREETING, "").replace(THANKS, "").trimEnd();
  if (!WANTS_THE_PROMPT.test(core)) core = core.replace(META_ENGLISH, "").replace(META_ARABIC, "");
  core = core.replace(/[\s،,؛]+$/u, "");
  return /\p{L}[\s\S]*\p{L}[\s\S]*\p{L}/u.test(core) ? core : whole;
}

const PICTOGRAPHS =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;

/** What is read of a request: a greeting and an emoji tell nothing of the work. */
export function textToRead(text: string): string {
  return requestCore(text).replace(PICTOGRAPHS, "").trim();
}
