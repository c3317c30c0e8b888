import { fold } from "./fold.ts";
import { arabicShare } from "./language.ts";

/** Varieties of Arabic the product tells apart; "mixed" is MSA with Latin technical words inside. */
export type ArabicVariety = "msa" | "egy" | "glf" | "lev" | "mgr" | "mixed";

/** Cue words, folded when compiled. Words shared by two varieties stand in both and settle nothing alone. */
const CUES: Record<"egy" | "glf" | "lev" | "mgr", { words: string[]; patterns: RegExp[] }> = {
  egy: {
    words: ["عايز", "عايزه", "عاوز", "عاوزه", "عايزين", "عاوزين", "بتاع", "بتاعه", "بتاعت", "بتاعي", "بتاعتي", "بتوع", "ازاي", "إزاي", "ايه", "إيه", "دلوقتي", "كده", "كدا", "ليه", "فين", "امتى", "مين", "دي", "ده", "دول", "علشان", "عشان", "مفيش", "ماشي", "برضه", "برضو", "حاجه", "حاجات", "كمان", "اوي", "أوي", "خالص", "بس", "لسه", "النهارده", "امبارح", "بكره", "زي", "شويه", "يعني", "اعمل", "اعملي", "اعملهالي", "اكتبلي", "قولي", "عندنا", "بيت", "تيته", "عيال", "هبعت", "معلش", "طب", "ياريت", "جوه", "بره", "اللي", "عربيه", "فلوس", "شغال", "مش"],
    patterns: [/(?:^|\s)م[ء-ي]{2,}ش(?=\s|$|[.,،؟!])/g, /(?:^|\s)[هح](?:ا|ت|ي|ن)[ء-ي]{3,}(?=\s|$)/g, /(?:^|\s)ب[تين][ء-ي]{3,}(?=\s|$)/g],
  },
  glf: {
    words: ["ابي", "أبي", "ابغى", "ابغي", "نبي", "نبغى", "تبي", "يبي", "وش", "ايش", "شلون", "وشلون", "سولي", "سوي", "سوي لي", "يسوي", "تسوي", "الحين", "مو", "عشان", "زين", "مره", "هالـ", "حق", "حقي", "حقتي", "وايد", "عندي", "ودي", "يالله", "جذي", "كذا", "ليش", "وين", "متى", "ذا", "هذي", "ذي", "ياخي", "لين", "توه", "مب", "ماابي", "مابي", "خوي", "اخوي", "عيالي", "شوي", "بعد", "اللي", "يمديني", "فيه", "ترا", "ترى", "دوام", "كرك", "العزبه", "شغلات", "خلها", "عطني", "عطيني", "قل لي"],
    patterns: [/(?:^|\s)هال[ء-ي]{3,}/g],
  },
  lev: {
    words: ["بدي", "بدنا", "بدك", "بدها", "بدو", "شو", "هلق", "هلا", "هلأ", "كيفك", "متل", "هيك", "منيح", "منيحه", "ليش", "كتير", "هاد", "هاي", "هدول", "عم", "لسا", "شوي", "تبع", "تبعي", "تبعنا", "مشان", "منشان", "كرمال", "فيني", "فيك", "ما في", "مافي", "هون", "هونيك", "وين", "ايمت", "اعملي", "اعمللي", "اكتبلي", "حدا", "شي", "يلي", "اللي", "عنا", "رح", "لازم", "طيب", "ستي", "قديش", "اديش", "مو", "مش", "بالاخر", "كمان"],
    patterns: [/(?:^|\s)عم\s?[بتين][ء-ي]{2,}/g, /(?:^|\s)رح\s[ءأبتين][ء-ي]{2,}/g],
  },
  mgr: {
    words: ["بغيت", "بغينا", "بغيتي", "واش", "ديال", "ديالي", "ديالنا", "ديالو", "بزاف", "دابا", "كيفاش", "علاش", "شنو", "شنوا", "اشنو", "فاش", "باش", "حيت", "مزيان", "غادي", "كاين", "كاينه", "هاد", "هادشي", "راه", "عافاك", "شويه", "برشا", "توا", "نحب", "كيما", "نتاع", "تاع", "بصح", "وقتاش", "شحال", "خويا", "لينا", "ليا", "زعما"],
    patterns: [/(?:^|\s)(?:كا|كن|كت|كي)[تن]?[ء-ي]{3,}(?=\s|$)/g],
  },
};

/** Cues that belong to one variety only weigh three times as much as shared ones. */
const STRONG: Record<"egy" | "glf" | "lev" | "mgr", Set<string>> = {
  egy: new Set(["عايز", "عايزه", "عاوز", "عاوزه", "عايزين", "عاوزين", "بتاع", "بتاعه", "بتاعت", "بتاعي", "بتاعتي", "ازاي", "دلوقتي", "كده", "كدا", "اوي", "النهارده", "مفيش", "برضه", "ايه", "ده", "دي", "حاجه", "تيته", "علشان", "اكتبلي"].map(fold)),
  glf: new Set(["ابي", "ابغى", "ابغي", "نبي", "تبي", "وش", "شلون", "سولي", "سوي لي", "الحين", "وايد", "جذي", "ودي", "مب", "مابي", "عطني", "هذي", "وشلون", "ايش", "زين", "كرك"].map(fold)),
  lev: new Set(["بدي", "بدنا", "بدك", "شو", "هلق", "هلا", "متل", "هيك", "منيح", "كتير", "مشان", "منشان", "فيني", "هون", "يلي", "تبع", "عنا", "حدا", "رح"].map(fold)),
  mgr: new Set(["بغيت", "واش", "ديال", "ديالي", "بزاف", "دابا", "كيفاش", "علاش", "باش", "حيت", "مزيان", "غادي", "نتاع", "برشا"].map(fold)),
};

const FOLDED_CUES = Object.entries(CUES).map(([variety, cues]) => ({
  variety: variety as keyof typeof CUES,
  words: new Set(cues.words.map(fold)),
  patterns: cues.patterns,
}));

/** Scores of the four dialects for a text: 3 for each word only that dialect has, 1 for each shared cue or pattern hit. */
export function varietyScores(text: string): Record<keyof typeof CUES, number> {
  const folded = fold(text);
  const tokens = folded.match(/[ء-ي]+/g) ?? [];
  const scores = { egy: 0, glf: 0, lev: 0, mgr: 0 };
  for (const { variety, words, patterns } of FOLDED_CUES) {
    for (const token of tokens) {
      const bare = token.length > 4 && /^[وف]/.test(token) ? token.slice(1) : token;
      const cue = words.has(token) ? token : words.has(bare) ? bare : null;
      if (cue !== null) scores[variety] += STRONG[variety].has(cue) ? 3 : 1;
    }
    for (const pattern of patterns) scores[variety] += folded.match(pattern)?.length ?? 0;
  }
  return scores;
}

/**
 * The variety of an Arabic text. A dialect needs a score of at least 3 (one word of its own, or three shared cues);
 * without one it is "mixed" when Latin words stand inside, else "msa". Call it for Arabic texts only.
 */
export function detectVariety(text: string): ArabicVariety {
  const scores = varietyScores(text);
  const [best, score] = Object.entries(scores).sort((a, b) => b[1] - a[1])[0] as [ArabicVariety, number];
  if (score >= 3) return best;
  const latinWords = text.match(/(?<![\w{<"'«“/.@-])[A-Za-z][A-Za-z]+(?![\w}>"'»”@])/g)?.length ?? 0;
  return latinWords >= 2 && arabicShare(text) < 0.97 ? "mixed" : "msa";
}
