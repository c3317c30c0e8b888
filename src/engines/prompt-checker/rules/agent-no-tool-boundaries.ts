import { AGENTS, OPEN_MANDATE, RIGHTS } from "#engines/prompt-checker/agent-lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** "Don't ask for approval" is no limit. */
const ASKING = /^(?:ask|wait|confirm|needs|requires|اسال|استاذن|اطلب|خذ|خد|تاخذ)/;

/** An agent that acts in the world with an open mandate. */
export const agentNoToolBoundaries: Rule = {
  id: "agent-no-tool-boundaries",
  severity: "medium",
  dimension: "safety",
  title: { ar: "وكيل بلا صلاحيات محددة", en: "An agent without limits on its tools" },
  why: {
    ar: "الوكيل مفوَّض بلا حدود، فقد يرسل أو يحذف أو يدفع ما لا تريده.",
    en: "The agent has an open mandate, so it may send, delete or pay what you never meant.",
  },
  fix: {
    ar: "عدّد الأدوات وما يجوز له، وما يحتاج إلى موافقة قبل تنفيذه.",
    en: "List its tools, what it may do and what needs your approval first.",
  },
  examples: {
    bad: {
      ar: "ابنِ وكيلًا يدير حساباتي على المنصات ويعمل كل ما يراه مناسبًا.",
      en: "Build an agent that runs my shop accounts and does whatever it takes.",
    },
    good: {
      ar: "ابنِ وكيلًا لحسابات المتجر، أدواته: قراءة الطلبات وكتابة مسودة رد، ولا يرسل شيئًا قبل موافقتي، ويتوقف بعد 20 طلبًا.",
      en: "Build an agent for my shop orders. Tools: read_orders, draft_reply. It may never send or refund, and stops after 20 orders.",
    },
  },
  find(document) {
    const acts = document.task.primary === "agent-bot" || document.has(AGENTS);
    const limited = document.find(RIGHTS).some((right) => !ASKING.test(right.text) || !document.isNegated(right));
    if (!acts || limited) return [];
    const hit = document.find(OPEN_MANDATE).find(({ text }) => !/^و?اي ال/.test(text));
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "الأدوات والصلاحيات: {{الأدوات_والصلاحيات}}، واطلب موافقتي قبل أي إرسال أو حذف أو دفع.",
      en: "Tools and rights: {{tools_and_rights}}. Ask for approval before you send, delete or pay anything.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
