import { BEHIND_EACH, FINDINGS, GROUNDED, SOURCES, WORLD_FIGURES } from "#engines/prompt-checker/sources-lexicon.ts";
import { nearest } from "#engines/prompt-checker/structure.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { hasInput, hasUncertaintyRule } from "#engines/prompt-checker/slots.ts";
import type { Span } from "#engines/text/segment.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** Sources or figures asked for where none is given. */
export const unverifiableSources: Rule = {
  id: "unverifiable-sources",
  severity: "high",
  dimension: "context",
  title: { ar: "مصادر لا يمكن التحقق منها", en: "Sources that cannot be checked" },
  why: {
    ar: "طلب مراجع أو أرقام دقيقة دون إعطاء مصدرها يدفع النموذج إلى اختلاقها.",
    en: "Asking for references or exact figures without giving a source pushes the model to make them up.",
  },
  fix: {
    ar: "أرفق المصادر، أو اسمح بقول «لا أعرف» وتمييز ما لم يُتحقق منه.",
    en: "Supply the sources, or allow “unknown” and have unverified claims marked.",
  },
  examples: {
    bad: {
      ar: "اكتب فقرة عن القيلولة مع مراجع علمية وأرقام الصفحات.",
      en: "Write a paragraph on naps with five peer-reviewed references and DOIs.",
    },
    good: {
      ar: "اكتب فقرة عن القيلولة لموظفي مكتب، ولا تذكر إحصائيات، واكتب «غير مؤكد» بجانب ما لست واثقًا منه.",
      en: "Write a paragraph on naps for office staff using only the notes inside <notes>.\n<notes>\n{{notes}}\n</notes>",
    },
  },
  find(document) {
    if (document.has(GROUNDED)) return [];
    const wanted = sourcesWanted(document);
    if (!wanted) return [];
    const line = document.inTextLanguage({
      ar: "استعمل المصادر التي أعطيك إياها فقط: {{المصادر}}. وإن لم تجد معلومة فيها فاكتب «غير مذكور» ولا تخترع مرجعًا أو رقمًا.",
      en: 'Use only the sources given here: {{sources}}. Where they are silent write "not stated"; never invent a reference or a figure.',
    });
    return [
      { start: wanted.start, end: wanted.end },
      { start: null, end: null, replacement: line },
    ];
  },
};

const UNDENIABLE = /doi|isbn|peer/;

/** The place where sources are wanted: a plain wording of it, or findings that must stand behind what is said. */
function sourcesWanted(document: PromptDocument): Pick<Span, "start" | "end"> | null {
  const hit = document.findAffirmed(SOURCES)[0];
  const given = hasInput(document);
  if (hit && (!given || UNDENIABLE.test(hit.text))) return hit;
  if (given || hasUncertaintyRule(document)) return null;
  const findings = document.findAffirmed(FINDINGS);
  const pair = nearest(findings, document.findAffirmed(BEHIND_EACH), 5);
  if (pair && document.words[pair[0].first]?.sentence === document.words[pair[1].first]?.sentence)
    return { start: pair[0].start, end: pair[1].end };
  return WORLD_TASKS.has(document.task.primary) ? (document.findAffirmed(WORLD_FIGURES)[0] ?? null) : null;
}

const WORLD_TASKS = new Set(["general", "article", "research-compare", "data", "tutor", "finance-info"]);
