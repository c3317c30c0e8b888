import { lexicon, type Lexicon } from "../lexicon.ts";
import type { PromptDocument } from "../document.ts";
import type { Rule } from "../rule.ts";

const loose = { loose: true };
/** Kinds of deliverable, by the verb that asks for them. */
const KINDS: readonly Lexicon[] = [
  lexicon(["write|draft|compose", "اكتب|الف|صغ|اكتبلي|تكتب"], loose),
  lexicon(["translate|localise|localize", "ترجم|عرب|تترجم"], loose),
  lexicon(["summarise|summarize|condense|recap", "لخص|اختصر|تلخص"], loose),
  lexicon(["design|draw|sketch|illustrate", "صمم|ارسم|تصمم"], loose),
  lexicon(["build|develop|code|implement|program", "برمج|طور|ابن|تبني|كود"], loose),
  lexicon(["analyse|analyze|research|investigate|evaluate", "حلل|ابحث|ادرس|تحلل"], loose),
  lexicon(["plan|schedule|outline", "خطط|جدول", "اعمل|سو|سوي|ضع|حط|جهز|حضر خطه|جدول|ميزانيه"], loose),
  lexicon(["create|make|produce|generate|prepare", "انشئ|اصنع|اعمل|سوي|جهز|حضر|سو"], loose),
  lexicon(["compare|rank|score|grade", "قارن|رتب|قيم"], loose),
  lexicon(["calculate|estimate|forecast|budget", "احسب|قدر", "حط|ضع ميزانيه"], loose),
  lexicon(["suggest|brainstorm|propose|recommend", "اقترح|رشح"], loose),
];

/** Four or more different deliverables in one request. */
export const multipleTasksTangled: Rule = {
  id: "multiple-tasks-tangled",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "مهام كثيرة متشابكة", en: "Too many tasks at once" },
  why: {
    ar: "في الطلب أربعة نواتج مختلفة أو أكثر، فيأتي كل منها سطحيًا.",
    en: "Four or more different deliverables share one prompt, so each will come out thin.",
  },
  fix: {
    ar: "قسّمها إلى برومبتات، أو رقّمها ورتبها وحدد شكل كل منها.",
    en: "Split them into separate prompts, or number them with a shape for each.",
  },
  examples: {
    bad: {
      ar: "اكتب وصفًا للمنتج، وترجمه، وصمم شعارًا، وحلل المنافسين، واحسب ميزانية الإعلان.",
      en: "Write a bio for our bakery, translate it, design a logo, analyse competitors and plan a launch campaign.",
    },
    good: {
      ar: "اكتب وصفًا للمنتج في 40 كلمة ثم ترجمه إلى الإنجليزية.",
      en: "Write a 40-word bio for our bakery, then translate it into Welsh.",
    },
  },
  find(document) {
    if (document.task.primary === "agent-bot" || document.task.primary === "roleplay" || isNumbered(document))
      return [];
    const limit = document.strictness === "strict" ? 3 : 4;
    const kinds = new Map<number, number>();
    KINDS.forEach((verbs, kind) => {
      for (const hit of document.find(verbs)) if (!kinds.has(hit.first)) kinds.set(hit.first, kind);
    });
    const seen = new Set<number>();
    const places: { start: number; end: number }[] = [];
    for (const request of document.task.requests) {
      if (document.isNegated(request)) continue;
      const kind = kinds.get(request.first);
      if (kind === undefined || seen.has(kind)) continue;
      seen.add(kind);
      places.push(request);
    }
    const first = places[0];
    const last = places.at(-1);
    return seen.size >= limit && first && last ? [{ start: first.start, end: last.end }] : [];
  },
};

function isNumbered(document: PromptDocument): boolean {
  return (document.text.match(/^[ \t]*(?:[-*•]|[0-9٠-٩]{1,2}[.)-])[ \t]/gm)?.length ?? 0) >= 3;
}
