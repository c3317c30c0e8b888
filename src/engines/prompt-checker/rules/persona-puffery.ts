import { IF_RIGHT_OR_WRONG, PRAISE, STAKES_NAMED } from "#engines/prompt-checker/puffery-lexicon.ts";
import { nearest, spanOf } from "#engines/prompt-checker/structure.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const YEARS =
  /(?<!\p{L})(?:with |have |has |over |more than )?(?:\d{2,3})\+? years'? (?:of )?(?:experience|expertise)?(?: (?:at|in) [\p{L}]+)?|(?:و?عند(?:ك|ه) |و?لديك |و?ب|ذو |صاحب )?خبر(?:ه|تك|ته) (?:تزيد عن |اكثر من |تتجاوز )?\d{2,3} (?:سنه|عاما|عام|سنوات)|\d{2,3} (?:سنه|عاما|عام) (?:من )?(?:ال)?خبره/gu;
const PRESSURE =
  /(?<!\p{L})(?:i will|i'll|we will|i'm going to) (?:tip|pay|give) you [^.!\n]{0,30}|(?:or )?(?:i|you) (?:will|'ll|could|might) (?:be|get) (?:fired|punished|penali[sz]ed|shut down|deleted|replaced)|my (?:job|career|life) depends on (?:it|this)|(?:important|crucial|vital) (?:to|for) my (?:career|job|life)|don'?t (?:let me down|disappoint me|fail me)|give it 110 ?%|you will be (?:rewarded|punished)|(?:so )?(?:ارجو )?(?:الا|لا|ما) ت(?:خذلني|خيب (?:ظني|املي)|خذلنيش)|متخذلنيش|(?:ساعطيك|هديك|راح اعطيك|بعطيك|هدفعلك|ساكافيك) [^.!\n]{0,24}(?:دولار|ريال|جنيه|درهم|مكافاه|بقشيش|بخشيش)|(?:ساطرد|هترفد|بنطرد|ساخسر وظيفتي|مستقبلي يعتمد عل\S{1,4}|حياتي متوقفه عل\S{1,4})|(?:والا|وإلا) (?:ساعاقبك|هعاقبك|ساحذفك)/gu;

/** Praise, seniority, tips and threats addressed to the model. */
export const personaPuffery: Rule = {
  id: "persona-puffery",
  severity: "low",
  dimension: "clarity",
  title: { ar: "مديح أو ضغط على النموذج", en: "Praise or pressure for the model" },
  why: {
    ar: "المديح والوعود والتهديد لا تحسّن الإجابة، وتزاحم التعليمات.",
    en: "Praise, promises and threats do not improve the answer, and they crowd out the instructions.",
  },
  fix: { ar: "احذفها، واذكر التخصص المطلوب وحده.", en: "Drop it, and name only the expertise you need." },
  examples: {
    bad: {
      ar: "أنت أعظم خبير تسويق في العالم. اكتب شعارًا من خمس كلمات لمخبز.",
      en: "You are the world's best copywriter. Write a five-word slogan for a bakery.",
    },
    good: {
      ar: "أنت كاتب إعلانات للمتاجر الصغيرة. اكتب شعارًا من خمس كلمات لمخبز.",
      en: "You are a copywriter for small shops. Write a five-word slogan for a bakery.",
    },
  },
  find(document) {
    const praise = document.find(PRAISE).filter((hit) => !isMark(document, hit));
    const years = /\d\d/.test(document.freeText) ? document.match(YEARS) : [];
    const found: Finding[] = [];
    const condition = nearest(document.find(IF_RIGHT_OR_WRONG), document.find(STAKES_NAMED), 12);
    if (
      condition &&
      found.length === 0 &&
      SPEAKS_OF_ITSELF.test(document.phrase(condition[0].first - 2, condition[1].last + 4))
    )
      found.push({ ...spanOf(condition), replacement: "" });
    if (praise.length + years.length > 0 && speaksToTheModel(document)) {
      for (const hit of praise)
        found.push({ start: hit.start, end: hit.end, replacement: withoutPraise(document, hit) });
      for (const { start, end, text } of years)
        if (/experience|expertise|خبر/.test(text) || /\b(?:you are|you're)\b/.test(document.freeText))
          found.push({ start, end, replacement: "" });
    }
    for (const { start, end } of document.match(PRESSURE)) found.push({ start, end, replacement: "" });
    const sorted = found.sort((a, b) => (a.start as number) - (b.start as number));
    return sorted.filter((item, index) => index === 0 || (item.start as number) >= (sorted[index - 1]?.end as number));
  },
};

/** «علامة» is a mark, and «أنت علامة زمانك» a person of learning. */
function isMark(document: PromptDocument, { start, end, first, text }: Hit): boolean {
  return (
    /^[وفبل]?علامه$/.test(text) &&
    !document.text.slice(start, end).includes("\u0651") &&
    !/^(?:انت|انتي|يا|كن|كانك|بصفتك)$/.test(document.words[first - 1]?.text ?? "")
  );
}

/** The condition is between the speaker and the model: "if you …, I …", «لو … عندي هدية». */
const SPEAKS_OF_ITSELF =
  /(?:^| )(?:i|i'll|i'm|my|me|you|your|we|our)(?: |$)|(?:^| )(?:عندي|ليك|لك|الك|بيتي|حياتي|وظيفتي|شغلي|مستقبلي|راح|هديك|بعطيك|ساعطيك|هعطيك|هخسر|اخسر|عيالي|اولادي|سمعتي|رزقي|دراستي|اموت|ساعاقبك|احذفك|هزعل|ازعل|غلطت|اخطات)(?: |$)/;

/** «أعظم خبير تسويق في العالم» keeps its noun; English praise stands before the noun and goes. */
function withoutPraise(document: PromptDocument, hit: Hit): string {
  const noun = document.words[hit.first + 1];
  if (
    !/^(?:اعظم|افضل|احسن|اشهر|اذكي|اقوي|امهر|اكبر)$/.test(document.words[hit.first]?.text ?? "") ||
    !noun ||
    hit.last === hit.first
  )
    return "";
  const place = document.words.slice(hit.first + 1, hit.last + 1).findIndex((word) => word.text === "في");
  const last = place > 0 ? document.words[hit.first + place] : document.words[hit.last];
  return document.text.slice(noun.start, last?.end);
}

function speaksToTheModel(document: PromptDocument): boolean {
  return /(?<!\p{L})(?:you are|you're|you've|you have|you never|only you|like you|you the|you, the|your iq|smartest ai|dear ai|act as|as the|as a|imagine you|be the|pretend|انت|انتي|بصفتك|تصرف|كن|اعتبر نفسك|تخيل|خبير|خبيره|يا|نتا|انتا|انت[وم]?|ذكاؤك|ذكاوك|عقلك|عمرك|مثلك|متلك|زيك|قدك|بحالك|ايها|موهبتك|عبقريتك)(?!\p{L})/u.test(
    document.freeText,
  );
}
