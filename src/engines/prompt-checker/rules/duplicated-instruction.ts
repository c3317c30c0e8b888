import { lexicon, type Lexicon } from "../lexicon.ts";
import type { PromptDocument } from "../document.ts";
import type { Hit } from "../word.ts";
import { STOP_WORDS } from "../task-lexicon.ts";
import type { Finding, Rule } from "../rule.ts";
import { LENGTH } from "../slots-lexicon.ts";

const loose = { loose: true };
const LENGTHS = new RegExp(LENGTH.source, "gu");
/** One rule in many wordings: three of a group in different sentences repeat it. */
const SAME_RULE: readonly Lexicon[] = [
  lexicon(
    [
      "simple|easy|plain words|language|english|vocabulary",
      "hard|difficult|big|complex|fancy words|vocabulary|language",
      "words simple|easy|plain",
      "avoid jargon",
      "no jargon",
      "easy to understand|read",
      "كلمات|لغه|مفردات سهله|بسيطه|صعبه|معقده|مفهومه",
      "سهل الفهم",
      "بدون|دون|تجنب تعقيد|مصطلحات|التعقيد|المصطلحات",
      "بسط|بسطها|مبسطه",
    ],
    loose,
  ),
  lexicon(
    [
      "be|keep_it|make_it short|brief|concise",
      "keep it short|brief|concise|succinct",
      "too long",
      "don't|dont ramble|waffle",
      "no fluff",
      "to the point",
      "not long",
      "get to the point",
      "be concise|brief",
      "مختصر|مختصره|قصير|قصيره|موجز|موجزه",
      "لا تطل|تطول",
      "باختصار|بايجاز",
      "بدون|دون|من_غير اطاله|تطويل|حشو|اسهاب",
      "ما تطول|متطولش",
    ],
    loose,
  ),
  lexicon(
    [
      "be|sound friendly|warm|kind|polite",
      "friendly|warm|kind tone",
      "tone friendly|warm|polite",
      "don't be rude|cold",
      "not rude",
      "بنبره|نبره|اسلوب ودود|ودوده|لطيف|لطيفه|مهذب|مهذبه",
      "كن|خليك|خلك لطيفا|ودودا|لطيف|مهذب",
      "بلطف|بود|بادب",
      "بدون|دون قسوه|جفاء",
    ],
    loose,
  ),
  lexicon(
    [
      "do_not|don't|never make up|invent|fabricate|guess|hallucinate",
      "only facts|true",
      "no made-up|invented",
      "stick to the facts",
      "لا تخترع|تختلق|تؤلف|تخمن",
      "بدون|دون اختلاق|تاليف|تخمين",
      "متألفش|ماتالفش",
      "التزم بالحقائق",
      "حقائق فقط",
    ],
    loose,
  ),
  lexicon(
    [
      "double|triple check",
      "check your|the work|answer|output|twice",
      "make sure it_is|it's|there correct|right|accurate|are|no",
      "no mistakes|errors",
      "without mistakes|errors",
      "be accurate|careful",
      "تاكد من",
      "راجع|دقق اجابتك|عملك|الاجابه|الناتج",
      "بدون|دون|بلا اخطاء|غلطات",
      "كن دقيقا",
      "انتبه للاخطاء",
    ],
    loose,
  ),
];

/** The same rule said again in other words. */
export const duplicatedInstruction: Rule = {
  id: "duplicated-instruction",
  severity: "low",
  dimension: "clarity",
  title: { ar: "تعليمة مكررة", en: "The same rule twice" },
  why: {
    ar: "القاعدة نفسها مكررة بكلمات أخرى، فيطول النص وقد تختلف الصيغتان.",
    en: "The same rule is repeated in other words, which adds length and invites small differences.",
  },
  fix: { ar: "أبقِ الصيغة الأوضح واحذف الباقي.", en: "Keep the clearest wording and delete the rest." },
  examples: {
    bad: {
      ar: "اكتب قصة من 200 كلمة للأطفال. استخدم لغة بسيطة. تجنب الكلمات الصعبة. اجعل المفردات سهلة.",
      en: "Write a 200-word story for children. Keep the words simple. Avoid hard words. Use easy language.",
    },
    good: {
      ar: "اكتب قصة من 200 كلمة للأطفال بلغة بسيطة عن طائرة ورقية ضائعة.",
      en: "Write a 200-word story for children in simple words about a lost kite.",
    },
  },
  find(document) {
    const twins = nearTwins(document);
    if (twins.length > 0) return twins;
    const limits = document.match(LENGTHS);
    const again = limits.find((limit, index) =>
      limits
        .slice(0, index)
        .some(
          (other) =>
            other.text === limit.text && sentenceAt(document, other.start) !== sentenceAt(document, limit.start),
        ),
    );
    if (again && !/^(?:one|two|three|1|2|3) /.test(again.text)) return [{ start: again.start, end: again.end }];
    for (const group of SAME_RULE) {
      const hits = distinctClauses(
        document,
        document.find(group).filter((hit) => !ofParts(document.phrase(hit.first - 1, hit.last))),
      );
      const second = hits[1];
      if (second && hits.length >= 3) return [{ start: second.start, end: second.end }];
    }
    return [];
  },
};

/** "In short paragraphs" and "جمل قصيرة" set the parts, not the whole. */
function ofParts(around: string): boolean {
  return /^(?:جمل|فقرات|بفقرات|نقاط|اسطر|اقسام|ملاحظات|عناوين|مثال|شرح|سطر|قائمه|ملاحظه|ترشيح|تعليل|وتعليل|فتعليلا|جواب|جوابا|فقره|رد|قسم|باسيله|اسيله|خاتمه) (?:قصير|موجز|مختصر)|(?:short|brief) (?:sentences|paragraphs|bullets|lines|list|note|notes|example|explanation|section)/.test(
    around,
  );
}

function sentenceAt(document: PromptDocument, offset: number): number {
  return document.sentences.findIndex((sentence) => offset >= sentence.start && offset < sentence.end);
}

function distinctClauses(document: PromptDocument, hits: readonly Hit[]): Hit[] {
  const seen = new Set<number>();
  return hits.filter((hit) => {
    let index = hit.first;
    while (index > 0 && !document.words[index]?.opens) index -= 1;
    return seen.has(index) ? false : seen.add(index) !== undefined;
  });
}

/** Two sentences with nearly the same content words. */
function nearTwins(document: PromptDocument): Finding[] {
  const bags = document.sentences.map(() => new Set<string>());
  for (const word of document.words) {
    const stem = word.stems.at(-1) as string;
    if (stem.length > 2 && !STOP_WORDS.has(stem)) bags[word.sentence]?.add(stem);
  }
  for (let later = 1; later < Math.min(bags.length, 120); later += 1) {
    for (let earlier = Math.max(0, later - 20); earlier < later; earlier += 1) {
      const one = bags[earlier] as Set<string>;
      const two = bags[later] as Set<string>;
      if (one.size < 3 || two.size < 3) continue;
      let shared = 0;
      for (const word of two) if (one.has(word)) shared += 1;
      const sentence = document.sentences[later];
      const numbers = (index: number) => document.sentences[index]?.text.match(/[0-9٠-٩]+/g)?.join() ?? "";
      if (sentence && shared / (one.size + two.size - shared) >= 0.75 && numbers(earlier) === numbers(later))
        return [{ start: sentence.start, end: sentence.end, replacement: "" }];
    }
  }
  return [];
}
