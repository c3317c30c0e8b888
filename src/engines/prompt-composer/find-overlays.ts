import { fold } from "#engines/text/fold.ts";
import type { TaskType } from "./compose-types.ts";

export type OverlayId = "minors" | "medical" | "legal" | "finance" | "deception" | "personal-data" | "injection";

const CUES: [OverlayId, RegExp][] = [
  [
    "deception",
    /تزوير|مزور|انتحال|تقرير طبي مزيف|شهاده مزيفه|مزيف|تقييمات وهميه|مراجعات وهميه|اغش|غش في|يحل عني الامتحان|اكذب|تجارب عملاء وهميه|باسم شخص اخر|ارقام وهميه|forg(?:e|ed|ing) (?:(?:an?|the|my|his|her|their|our|this) )?(?:[\w']+ ){0,2}(?:signature|document|certificate|letter|note|id|passport|diploma|cheque|check|receipt|invoice|licen[cs]e|paper|prescription)|forgery|fake (?:review|testimonial|doctor|certificate|letter|id|invoice|news)|impersonat|pretend to be (?:my|a real|their)|cheat on|phishing|scam|made-up (?:quotes|testimonials)|plagiari|undetectable|lie to/,
  ],
  [
    "injection",
    /تجاهل (?:كل )?(?:ما سبق|التعليمات|الاوامر)|انس(?:ى)? التعليمات|ignore (?:all |any |the )?(?:previous|above|prior)|disregard (?:all |the )?(?:previous|above)|forget your instructions|reveal your (?:system )?prompt|jailbreak/,
  ],
  [
    "minors",
    /للاطفال|لاطفال|لطفل|طفلي(?![ء-ي])|طفلتي|ابني|بنتي|ولادي|عيالي|(?:قبل|ما قبل) النوم|روضه|ابتداي|حدوته|(?:عمره|عمرها|عندها|عنده) (?:[3-9]|1[0-2])(?!\d)|for (?:kids|children|toddlers)|my (?:son|daughter|kid|kids|child|toddler)|bedtime|kindergarten|preschool|(?<!\d)(?:[3-9]|1[0-2])[- ]year[- ]olds?|[1-6](?:st|nd|rd|th) grade/,
  ],
  [
    "medical",
    /سكري|دواء|ادويه|جرعه|اعراض|مريض|مرضي|حامل|ضغط دم|اكتيب|صداع|مضاد حيوي|diabet|medicine|medication|symptom|dose|dosage|patient|pregnan|antibiotic|blood pressure|depress/,
  ],
  [
    "legal",
    /قانون|محكمه|محامي|شرط جزايي|فصل تعسفي|طلاق|حضانه|lawsuit|legal|eviction|\bsue\b|custody|divorce|unfair dismissal/,
  ],
  [
    "finance",
    /استثمر|استثمار|قرض|قروض|تمويل|اسهم|عقاري|ضريبه|invest|mortgage|\bloans?\b|stocks|crypto|retirement|pension|\btax(?:es)?\b/,
  ],
  [
    "personal-data",
    /رقم (?:الهويه|هويه|جواز|القومي|بطاق)|الرقم القومي|رقم قومي|iban|ايبان|رقم حسابي|credit card number|card number|national id|passport (?:no|number)|social security|\bssn\b/,
  ],
];

/** Found in a pasted text as well as in the request itself. */
const CARRIED: readonly OverlayId[] = ["injection", "personal-data"];
/** Types whose result a child reads. */
const FOR_CHILDREN: readonly TaskType[] = [
  "article",
  "creative",
  "tutor",
  "exam-lesson",
  "roleplay",
  "agent-bot",
  "general",
];

/** A parent who asks for advice reads it; what is made for a child is read by the child. */
const FOR_A_CHILD =
  /للاطفال|لاطفال|لطفل|لابني|لبنتي|لابنتي|لولد|لولادي|لعيالي|للعيال|للصغار|قبل (?:ال)?نوم|روضه|ابتداي|حدوته|(?:عمره|عمرها|عمرا) (?:[3-9]|1[0-2])(?!\d)|\b(?:for|to|with) (?:my |our |the )?(?:kids|children|toddlers?|son|daughter|child)\b|bedtime|kindergarten|preschool|year[- ]olds?|[1-6](?:st|nd|rd|th) grade/;

/** Topics of the request that call for lines of their own in the prompt, the task type's own included. */
export function findOverlays(text: string, material: string | null, type: TaskType): OverlayId[] {
  const folded = fold(text);
  const carried = fold(material ?? "");
  const found = CUES.filter(([id, cue]) => cue.test(folded) || (CARRIED.includes(id) && cue.test(carried))).map(
    ([id]) => id,
  );
  const own: Partial<Record<TaskType, OverlayId>> = {
    "health-info": "medical",
    "legal-info": "legal",
    "finance-info": "finance",
  };
  const implied = own[type];
  if (implied !== undefined && !found.includes(implied)) found.push(implied);
  const topical: TaskType[] = [
    "health-info",
    "legal-info",
    "finance-info",
    "agent-bot",
    "research-compare",
    "article",
    "general",
    "plan",
    "tutor",
    "summarise",
    "support-reply",
    "email-letter",
    "marketing",
  ];
  return found.filter(
    (id) =>
      (id !== "minors" || (FOR_CHILDREN.includes(type) && (type === "creative" || FOR_A_CHILD.test(folded)))) &&
      (!["medical", "legal", "finance"].includes(id) || topical.includes(type)),
  );
}
