import type { MediaFault } from "./check-prompt-form.ts";

type Wording = Record<"ar" | "en", (detail: string) => string>;

/** How a failed check is put to the model in its one repair turn. */
export const FAULT_PHRASES: Record<MediaFault["code"], Wording> = {
  empty: { ar: (key) => `المفتاح ${key} غائب أو فارغ.`, en: (key) => `The key ${key} is missing or empty.` },
  "control-character": { ar: () => "في البرومبت محارف خفية.", en: () => "The prompt holds invisible characters." },
  fenced: { ar: () => "البرومبت داخل سياج كود.", en: () => "The prompt is in a code fence." },
  "lost-text": {
    ar: (text) => `كلام يجب أن يبقى بحروفه سقط أو تغيّر: ${text}`,
    en: (text) => `Words that must be kept to the letter were lost or changed: ${text}`,
  },
  "invented-text": {
    ar: (text) => `بين علامتي تنصيص كلام لم يذكره صاحب الطلب: ${text}`,
    en: (text) => `Quoted words that the person never gave: ${text}`,
  },
  "invented-name": {
    ar: (name) => `اسم علم أو علامة لم يذكرها صاحب الطلب: ${name}`,
    en: (name) => `A brand or a person's name that was never given: ${name}`,
  },
  "hollow-words": { ar: (word) => `كلمة لا تُرى في صورة: ${word}`, en: (word) => `A word that shows nothing: ${word}` },
  "unknown-flag": {
    ar: (flag) => `خيار لا يعرفه المولّد: ${flag}`,
    en: (flag) => `A flag that this generator does not have: ${flag}`,
  },
  "flag-range": { ar: (flag) => `قيمة خارج الحدود: ${flag}`, en: (flag) => `A value out of bounds: ${flag}` },
  "flags-not-last": {
    ar: (flags) => `الخيارات تأتي في آخر البرومبت وحدها: ${flags}`,
    en: (flags) => `Flags come last and nothing after them: ${flags}`,
  },
  "flags-not-taken": {
    ar: (flags) => `هذا المولّد لا يقرأ خيارات: ${flags}`,
    en: (flags) => `This generator reads no flags: ${flags}`,
  },
  "negative-not-taken": {
    ar: (text) => `هذا المولّد بلا حقل للمستبعد: ${text}. قل ما يُرى بدله، واجعل negative فارغًا.`,
    en: (text) =>
      `This generator has no field for exclusions: ${text}. Say what is seen instead, and leave negative null.`,
  },
  "denial-in-negative": {
    ar: (text) => `حقل المستبعد أسماء بلا نفي: ${text}`,
    en: (text) => `The field of exclusions holds plain nouns, no denials: ${text}`,
  },
  ratio: {
    ar: (ratio) => `النسبة لا توافق الخيارات: ${ratio}`,
    en: (ratio) => `The ratio is not the one in the options: ${ratio}`,
  },
  size: {
    ar: (size) => `مقاس لا يقبله المولّد: ${size}`,
    en: (size) => `A size that this generator does not take: ${size}`,
  },
  "weight-range": {
    ar: (weights) => `أوزان لا يقبلها المولّد: ${weights}`,
    en: (weights) => `Weights that this generator does not take: ${weights}`,
  },
  "over-limit": {
    ar: (letters) => `البرومبت لا تتسع له خانة هذا المولّد، بالأحرف: ${letters}`,
    en: (letters) => `The field of this generator does not hold the prompt, in characters: ${letters}`,
  },
  "too-long": {
    ar: (words) => `البرومبت أطول مما ينفع المولّد، بالكلمات: ${words}`,
    en: (words) => `The prompt is longer than serves this generator, in words: ${words}`,
  },
  seconds: {
    ar: (seconds) => `مدة لا يصنعها المولّد: ${seconds} ث`,
    en: (seconds) => `A length that this generator does not make: ${seconds} s`,
  },
  "length-changed": {
    ar: (seconds) => `المدة ليست المدة المطلوبة: ${seconds} ث`,
    en: (seconds) => `The length is not the one that was asked for: ${seconds} s`,
  },
  "too-many-shots": {
    ar: (count) => `عدد اللقطات أكثر مما يقبله المولّد: ${count}`,
    en: (count) => `More shots than this generator takes: ${count}`,
  },
  "shots-do-not-sum": {
    ar: (sum) => `أزمنة اللقطات لا تبلغ المدة: ${sum}`,
    en: (sum) => `The shots do not add up to the length: ${sum}`,
  },
};
