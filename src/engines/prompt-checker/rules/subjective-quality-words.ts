import { SUBJECTIVE } from "#engines/prompt-checker/quality-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";

const DESCRIPTIVE =
  /^(?:cool|interesting|clean|effective|quality|good|great|nice|best|proper|modern|professional|unique|interested|مناسب|مناسبه|قوي|قويه|جميل|جميله|افضل .*|احسن .*|حلو|حلوه|مفيد|مفيده|زين)$/;

/** Praise words that say nothing measurable. */
export const subjectiveQualityWords: Rule = {
  id: "subjective-quality-words",
  severity: "low",
  dimension: "clarity",
  title: { ar: "أوصاف لا تُقاس", en: "Praise nobody can check" },
  why: {
    ar: "هذا وصف يختلف من شخص إلى آخر، ولا يعرف النموذج كيف يحققه.",
    en: "This praise means something different to everyone, so it gives the model nothing to aim at.",
  },
  fix: {
    ar: "ضع مكانه ما يمكن التحقق منه: عددًا أو نبرة أو مثالًا.",
    en: "Replace it with something that can be checked: a count, a tone, a sample.",
  },
  examples: {
    bad: {
      ar: "اكتب وصفًا جذابًا واحترافيًا لسلة خوص في 40 كلمة لزوار المعرض.",
      en: "Write an engaging, professional 40-word label for a willow basket for fair visitors.",
    },
    good: {
      ar: "اكتب وصفًا لسلة خوص في 40 كلمة لزوار المعرض، يذكر المقاس وطريقة الجدل.",
      en: "Write a 40-word label for a willow basket for fair visitors, giving its size and weave.",
    },
  },
  find(document) {
    return document
      .findAffirmed(SUBJECTIVE)
      .filter(
        (hit) =>
          !/^[وب]?ال/.test(hit.text) &&
          !(/^[وفل]?لافته$/.test(hit.text) && isNamed(document, hit)) &&
          !IS_ANOTHER_WORD.test(document.text.slice(hit.start, hit.end)) &&
          !(/^[وف]?ب?يشد$/.test(hit.text) && isPulled(document, hit)) &&
          !(DESCRIPTIVE.test(hit.text) && describesTheSubject(document.phrase(hit.first - 2, hit.last + 2), hit.text)),
      )
      .map(({ start, end }) => ({ start, end }));
  },
};

/** «فآخر ثلاثة أعمدة» folds into «فاخر». */
const IS_ANOTHER_WORD = /^ف[آأ]خر$/;

/** «اكتب لافتة» is a sign; «عبارة لافتة» is praise, after its noun. */
function isNamed(document: PromptDocument, { first }: Hit): boolean {
  const word = document.words[first];
  return word?.opens === true || document.task.requests.some((request) => first - request.last === 1);
}

/** «يشد أذنه» pulls a thing that is somebody's; «يشد القارئ» and a bare «يشد» are praise. */
function isPulled(document: PromptDocument, { last }: Hit): boolean {
  const next = document.words[last + 1];
  return next !== undefined && !next.opens && /(?:ه|ها|هم|ي|ك)$/.test(next.text) && !/^(?:ال|ل|ب|في)/.test(next.text);
}

/** "Good morning", "best before" or "a professional cook" are not praise of the answer. */
function describesTheSubject(around: string, text: string): boolean {
  if (
    /\b(?:good (?:morning|evening|luck|friday|answer looks)|best (?:before|regards|wishes|friend|man)|is best|best practices?|quality (?:control|assurance)|professional (?:decides|help|adviser|advice)|a professional\b|the professional|(?:data|code|print|image|sound|sleep|water) quality|air quality|great (?:britain|aunt|uncle|grand\w*)|proper noun|modern standard|early modern|modern (?:history|art|languages?)|clean (?:water|the|up)|nice (?:france|city))/.test(
      around,
    )
  )
    return true;
  if (/(?:صباح|مساء) |افضل وقت|في المناسب/.test(around)) return true;
  return text === "good" && !/\b(?:make|it|very|really|a|some|be|look|looks|sound|sounds|write|good)\b/.test(around);
}
