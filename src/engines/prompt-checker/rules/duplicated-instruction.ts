import { countsIn, type Count } from "#engines/prompt-checker/counts.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { SAME_RULE } from "#engines/prompt-checker/same-rule-lexicon.ts";
import { statementsOf, type Statement } from "#engines/prompt-checker/statements.ts";
import { STOP_WORDS } from "#engines/prompt-checker/task-lexicon.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

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
    const checks = closingChecks(document);
    const again = sameCount(document, checks) ?? sameMatter(document, checks);
    if (again) return [again];
    const ruled = statementsOf(document).filter((one) => one.forbids || isDirective(document, one));
    for (const group of SAME_RULE) {
      const hits = document
        .find(group)
        .filter(
          (hit) => !ofParts(document.phrase(hit.first - 1, hit.last)) && !checks.has(sentenceOf(document, hit.first)),
        );
      const first = hits[0];
      const again = hits.filter((hit) => sentenceOf(document, hit.first) !== sentenceOf(document, first?.first ?? 0));
      const second =
        again.find((hit) => ruled.some((one) => hit.first >= one.first && hit.last <= one.last)) ?? again[1];
      if (second) return [{ start: second.start, end: second.end }];
    }
    return [];
  },
};

function sentenceOf(document: PromptDocument, index: number): number {
  return document.words[index]?.sentence ?? -1;
}

const TEXT_UNITS = /^(?:word|sentence|line|paragraph|point|page)$/;
const YEARS = /^(?:year|سن|سنه|عام|عاما|سنوات)$/;

/** The same length or age set again in another sentence; what holds for each part may stand by the length of the whole. */
function sameCount(document: PromptDocument, checks: ReadonlySet<number>): Finding | null {
  const counts = countsIn(document).filter(
    (count) =>
      (TEXT_UNITS.test(count.unit) || YEARS.test(count.unit)) && !checks.has(sentenceOf(document, count.first)),
  );
  for (const [index, count] of counts.entries()) {
    const other = counts
      .slice(0, index)
      .find(
        (one) =>
          one.unit === count.unit &&
          one.value === count.value &&
          sentenceOf(document, one.first) !== sentenceOf(document, count.first) &&
          ofEach(document, one) === ofEach(document, count),
      );
    if (other && (count.value >= 4 || (ofEach(document, count) && ofEach(document, other)))) return count;
  }
  return null;
}

function ofEach(document: PromptDocument, { first, last }: Count): boolean {
  return /(?:^| )(?:each|per|every|a piece|لكل|كل|للـ?\p{L}+)(?: |$)/u.test(
    `${document.phrase(first - 4, first - 1)} ${document.phrase(last + 1, last + 3)}`,
  );
}

/** Two clauses of one kind, in different sentences, of which the shorter says nothing the other does not. */
function sameMatter(document: PromptDocument, checks: ReadonlySet<number>): Finding | null {
  const rules = statementsOf(document).filter(
    (one) =>
      one.keys.size > 0 &&
      !checks.has(sentenceOf(document, one.first)) &&
      one.last - one.first <= MOST_WORDS &&
      (one.forbids || isDirective(document, one)),
  );
  for (let later = 1; later < Math.min(rules.length, 60); later += 1) {
    const two = rules[later] as Statement;
    const same = rules
      .slice(0, later)
      .find(
        (one) =>
          one.forbids === two.forbids &&
          sentenceOf(document, one.first) !== sentenceOf(document, two.first) &&
          [...(one.keys.size < two.keys.size ? one : two).keys.keys()].every(
            (key) => one.keys.has(key) && two.keys.has(key),
          ),
      );
    if (same) return { start: document.words[two.first]?.start ?? 0, end: document.words[two.last]?.end ?? 0 };
  }
  return null;
}

/**
 * Sentences that test what was asked and may name it again: "Before you deliver, see that …", «قبل التسليم تأكد من …». They
 * open with the check or with the moment of it.
 */
function closingChecks(document: PromptDocument): ReadonlySet<number> {
  const checks = new Set<number>();
  const moments = new Set<number>();
  const tests = new Set<number>();
  let first = -1;
  for (const { text, index, sentence } of document.words) {
    if (sentence !== document.words[index - 1]?.sentence) first = index;
    const at = index - first;
    if (at < 5 && MOMENT.test(text)) moments.add(sentence);
    if (at < 12 && CHECKS_THEN.test(text)) tests.add(sentence);
    if ((at < 2 && CHECKS.test(text)) || (moments.has(sentence) && tests.has(sentence))) checks.add(sentence);
  }
  return checks;
}

const CHECKS = /^(?:check|verify|confirm|recheck|double|[وف]?(?:راجع|تحقق|دقق|تثبت))$/;
const CHECKS_THEN = /^(?:check|see|verify|confirm|make|ensure|reread|[وف]?(?:راجع|تاكد|تحقق|دقق|تثبت|اقرا))$/;
const MOMENT = /^(?:before|finally|end|lastly|once|when|after|[وف]?(?:قبل|اخيرا|ختاما|الختام|النهايه|بعد|عند))$/;

/** A clause longer than this says more than one rule. */
const MOST_WORDS = 9;

function isDirective(document: PromptDocument, one: Statement): boolean {
  return DIRECTIVE.test(document.phrase(one.first, Math.min(one.last, one.first + 3)));
}

const DIRECTIVE =
  /(?:^| )(?:only|all of|should|must|make sure|make it|make|ensure|keep|use|stay|be|remember|note that|spell|stick to|has to|needs to|[وف]?(?:اجعل\S*|التزم|لازم|يجب|احرص|حافظ|استعمل|استخدم|تذكر|خلي\S*|يكون|تكون|وتكون|ليكن|لتكن|تاكد|اعتمد))(?: |$)/;

/** "In short paragraphs" and "جمل قصيرة" set the parts, not the whole. */
function ofParts(around: string): boolean {
  return /^(?:جمل|فقرات|بفقرات|نقاط|اسطر|اقسام|ملاحظات|عناوين|مثال|شرح|سطر|قائمه|ملاحظه|ترشيح|تعليل|وتعليل|فتعليلا|جواب|جوابا|فقره|رد|قسم|باسيله|اسيله|خاتمه) (?:قصير|موجز|مختصر)|(?:short|brief) (?:sentences|paragraphs|bullets|lines|list|note|notes|example|explanation|section)/.test(
    around,
  );
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
