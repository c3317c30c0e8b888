import { AGENTS, ENDLESS, STOP } from "#engines/prompt-checker/agent-lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** An open-ended loop without an end. */
export const agentNoStopRule: Rule = {
  id: "agent-no-stop-rule",
  severity: "medium",
  dimension: "constraints",
  title: { ar: "لا شرط للتوقف", en: "No rule for stopping" },
  why: {
    ar: "الغاية مفتوحة بلا نهاية، فقد يدور الوكيل بلا توقف ويستهلك الوقت والمال.",
    en: "The goal has no end, so the agent may loop and burn time and money.",
  },
  fix: {
    ar: "حدد عدد المحاولات أو الوقت، ومتى يسلّم الأمر لإنسان.",
    en: "Limit the steps or the time, and say when it hands over to a person.",
  },
  examples: {
    bad: {
      ar: "ابنِ بوتًا يرد على الزبائن ويستمر حتى يرضى الزبون تمامًا.",
      en: "Build an agent that keeps improving the report until it is perfect.",
    },
    good: {
      ar: "ابنِ بوتًا يرد على الزبائن من قائمة الأسعار، ويحوّل الزبون إلى موظف بعد محاولتين.",
      en: "Build an agent that improves the report, stops after three rounds and hands over to me.",
    },
  },
  find(document) {
    if (document.task.primary === "roleplay") return [];
    if ((document.task.primary !== "agent-bot" && !document.has(AGENTS)) || document.has(STOP)) return [];
    const hit = document.find(ENDLESS)[0];
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "شرط التوقف: توقف بعد {{عدد_المحاولات}} محاولات، ثم حوّل الأمر إلى إنسان.",
      en: "Stop after {{max_steps}} steps, then hand over to a person.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
