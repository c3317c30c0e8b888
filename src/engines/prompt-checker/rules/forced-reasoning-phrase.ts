import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const PHRASES = lexicon([
  "think step by step",
  "let's think step by step",
  "think carefully|deeply|hard|slowly|critically",
  "take a deep breath",
  "reason|work step by step",
  "think out loud|aloud",
  "think it|this through",
  "take your time",
  "think before you answer|answering|responding",
  "chain of thought",
  "show your reasoning|thinking|chain",
  "think like a genius",
  "use your full|maximum brain|potential|intelligence|power",
  "go step by step",
  "let's work this out",
  "work through this step by step",
  "think very|really|extremely hard|carefully",
  "ponder this",
  "deep thinking",
  "think harder",
  "ultrathink",
  "فكر|فكري|تفكر خطوه بخطوه|خطوه_خطوه|بعمق|جيدا|بهدوء|مليا|كويس|منيح|زين|بتمعن",
  "خذ|خد نفسا|نفس عميقا|عميق",
  "خذ|خد وقتك|راحتك",
  "حلل خطوه بخطوه",
  "خطوه_بخطوه|خطوه فكر|بالتفكير",
  "فكر قبل ان|ما تجيب|تجاوب|ترد",
  "فكر بصوت عال|مسموع",
  "سلسله التفكير|تفكير",
  "اظهر|وضح|بين تفكيرك|طريقه_تفكيرك|خطوات_تفكيرك",
  "استخدم كل|اقصى ذكائك|قدراتك|طاقتك",
  "ركز وفكر",
  "تامل السؤال|الطلب",
  "تفكير عميق",
  "فكر مره|مرتين|كثير|كتير",
  "شغل مخك|دماغك|عقلك",
  "على مهلك",
  "فكر فيها|فيه زين|كويس|منيح|خطوه",
]);

/** Ritual phrases about thinking. */
export const forcedReasoningPhrase: Rule = {
  id: "forced-reasoning-phrase",
  severity: "info",
  dimension: "constraints",
  title: { ar: "عبارة تفكير جاهزة", en: "A ritual thinking phrase" },
  why: {
    ar: "نماذج التفكير تفعل هذا من نفسها، فالعبارة لا تضيف شيئًا.",
    en: "Reasoning models do this by themselves, so the phrase adds nothing.",
  },
  fix: {
    ar: "اطلب فحصًا للناتج: راجع الأرقام قبل أن تجيب.",
    en: "Ask for a check of the result instead, such as recalculating the totals.",
  },
  examples: {
    bad: { ar: "فكر خطوة بخطوة واحسب إجمالي 14 و27 و9.", en: "Think step by step and add 14, 27 and 9." },
    good: {
      ar: "احسب إجمالي 14 و27 و9 ثم تحقق منه بالجمع العكسي.",
      en: "Add 14, 27 and 9, then check the total by adding in reverse.",
    },
  },
  find: (document) => document.findAffirmed(PHRASES).map(({ start, end }) => ({ start, end, replacement: "" })),
};
