import type { TaskType } from "./compose-types.ts";

/** Words that may stand between a question word and its verb. */
const ABLE = "(?:أستطيع أن |يمكنني أن |نستطيع أن |يمكننا أن |يجب أن |ينبغي أن |ممكن أن |ممكن )?";
const VERB = "([أن][\\u0621-\\u0652]{2,})";

interface Turn {
  types: readonly TaskType[] | null;
  question: RegExp;
  order: (match: RegExpExecArray) => string | null;
}

/** "ل" joined to what follows it. */
export function joinedFor(text: string): string {
  return text.startsWith("ال") ? `لل${text.slice(2)}` : `ل${text}`;
}

const ARABIC_TURNS: readonly Turn[] = [
  {
    types: ["general"],
    question: new RegExp(`^كيف ${ABLE}[أن]قنع (.+)$`, "u"),
    order: ([, whom]) => `اكتب كلامًا أقنع به ${whom}`,
  },
  {
    types: ["email-letter"],
    question: new RegExp(
      `^(?:ماذا|ما) ${ABLE}[أن](?:كتب|قول|رسل|رد) ل(ه|ها|هم)(?: (?:في|بـ?) ?((?:رسالة|خطاب|بريد|إيميل)[\\u0621-\\u0652 ]*))?$`,
      "u",
    ),
    order: ([, whom, kind]) => `اكتب ${kind ?? "رسالة"} ل${whom}`,
  },
  {
    types: ["email-letter"],
    question: new RegExp(`^(?:ماذا|ما) ${ABLE}[أن](?:كتب|قول|رسل) (?:إلى |ل)(.+)$`, "u"),
    order: ([, rest]) => `اكتب رسالة ${joinedFor(rest as string)}`,
  },
  {
    types: ["email-letter"],
    question: new RegExp(`^كيف ${ABLE}(?![أن]ت?(?:حدث|كلم|تكلم|عامل|تصرف|فاهم|عرف) )${VERB} (.+)$`, "u"),
    order: ([, verb, rest]) => `اكتب رسالة ${verb} فيها ${rest}`,
  },
  {
    types: ["support-reply"],
    question: /^(?:ماذا|كيف|بماذا|ما) (?:[أن](?:قول|كتب) (ل[هـ]ا?|لهم)|[أن](?:رد|جيب)(?: علي)?(ها|ه|هم)?)\s*(.*)$/u,
    order: ([, to, on, rest]) =>
      `اكتب ردًّا ${to === undefined ? (on === undefined ? "" : `على${on === "ها" ? " العميلة" : " العميل"} `) : `نقوله ${to} `}${rest ?? ""}`.trim(),
  },
  {
    types: ["recipe"],
    question: /^(?:ماذا|ما) ([أن](?:طبخ|حضّر|حضر|ُعدّ|عدّ|عمل|صنع))\s*(.*)$/u,
    order: ([, verb, rest]) => `اقترح ما ${verb}ه ${rest ?? ""}`.trim(),
  },
  {
    types: ["ideas-names"],
    question: /^(?:ماذا|ما) [أن](?:هدي|قدم|حضر|شتري) (?:ل|إلى )?(.+)$/u,
    order: ([, whom]) => `اقترح هدايا ${joinedFor(whom as string)}`,
  },
  {
    types: ["ideas-names"],
    question: /^(?:ماذا|ما) [أن]سمي (.+)$/u,
    order: ([, what]) => `اقترح أسماء ${joinedFor(what as string)}`,
  },
  {
    types: ["ideas-names", "plan"],
    question: new RegExp(`^(?:ماذا|ما) (?:ممكن |يمكن أن |يمكننا أن )?([أن](?:فعل|عمل|ُعدّ))\\s*(.*)$`, "u"),
    order: ([, verb, rest]) =>
      /^(?:نشاط|أنشط|ألعاب|العاب|أفكار)/u.test(rest ?? "") ? `اقترح ${rest}` : `اقترح ما ${verb}ه ${rest ?? ""}`.trim(),
  },
  {
    types: ["plan"],
    question: new RegExp(`^كيف ${ABLE}${VERB} (.+)$`, "u"),
    order: ([, verb, rest]) => `ضع خطة ${verb} بها ${rest}`,
  },
  {
    types: ["tutor", "general", "research-compare"],
    question: /^ما معنى (.+)$/u,
    order: ([, what]) => `اشرح معنى ${what}`,
  },
  {
    types: ["general", "recipe", "tutor", "finance-info", "email-letter"],
    question: /^(كيف|لماذا) (.+)$/u,
    order: ([, word, rest]) => `اشرح ${word} ${rest}`,
  },
  { types: ["finance-info"], question: /^كم (.+)$/u, order: ([, rest]) => `احسب كم ${rest}` },
];

const ENGLISH_TURNS: readonly Turn[] = [
  {
    types: ["general"],
    question:
      /^how (?:do|can|should|could|would) (?:i|we) (persuade|convince|(?:get|talk)(?= (?:my|him|her|them|our (?:boss|landlord|neighbou?r|son|daughter)))) (.+)$/i,
    order: ([, verb, rest]) => `Write what I can say to ${verb} ${rest}`,
  },
  {
    types: ["email-letter"],
    question: /^what (?:do|can|should|could) (?:i|we) (?:say|write|reply)(?: back)? to (.+)$/i,
    order: ([, whom]) => `Write a message to ${whom}`,
  },
  {
    types: ["email-letter"],
    question:
      /^how (?:do|can|should|could|would) (?:i|we) (tell|let|ask|say|inform|break|turn|cancel|thank|invite|remind|complain) (.+)$/i,
    order: ([, verb, rest]) => `Write a message in which I ${(verb as string).toLowerCase()} ${rest}`,
  },
  {
    types: ["support-reply"],
    question:
      /^(?:what|how) (?:do|can|should|could|would) (?:i|we) (?:say|write|reply|respond|answer)(?: back)?(?: to (.+))?$/i,
    order: ([, whom]) => `Write the reply to ${whom ?? "send back"}`,
  },
  {
    types: ["ideas-names"],
    question: /^what (?:shall|should|can|do|could) (?:i|we) (?:call|name) (.+)$/i,
    order: ([, what]) => `Suggest names for ${what}`,
  },
  {
    types: ["recipe", "ideas-names"],
    question: /^what (?:can|could|should|shall|do) (i|we) (cook|make|bake|do|get|buy|give|feed) (.+)$/i,
    order: ([, who, verb, rest]) => `Suggest what ${who === "i" ? "I" : who} can ${verb} ${rest}`,
  },
  {
    types: ["recipe"],
    question: /^what's for (tea|dinner|supper|lunch)(.*)$/i,
    order: ([, meal, rest]) => `Suggest what to cook for ${meal}${rest}`,
  },
  {
    types: ["summarise", "ideas-names", "research-compare"],
    question: /^what are (the .+)$/i,
    order: ([, what]) => `Give ${what}`,
  },
  {
    types: ["translate"],
    question: /^how (?:would|do) you say (.+?) in ([a-z]+)(.*)$/i,
    order: ([, what, language, rest]) => `Translate ${what} into ${language}${rest}`,
  },
  {
    types: ["career", "general", "email-letter"],
    question: /^what to (say|write) ?(.*)$/i,
    order: ([, verb, rest]) => `Write what to ${verb} ${rest}`.trim(),
  },
  {
    types: ["career", "email-letter"],
    question: /^how (?:do|can|should) (?:i|we) explain (.+)$/i,
    order: ([, what]) => `Write an explanation of ${what}`,
  },
  {
    types: ["plan"],
    question: /^how (?:do|can|could|would) (?:i|we) (.+)$/i,
    order: ([, rest]) => `Draw up a plan to ${rest}`,
  },
  {
    types: ["general", "recipe", "tutor", "email-letter", "career"],
    question: /^how (?:do|can|could|would) (?:i|we|you) (.+)$/i,
    order: ([, rest]) => `Explain how to ${rest}`,
  },
];

/**
 * A question as an order for the work it needs: "how do I tell my landlord …" asks for a message. Null when the question is
 * best answered as it stands. `question` is without its question mark.
 */
export function questionAsOrder(question: string, type: TaskType, language: "ar" | "en"): string | null {
  for (const { types, question: pattern, order } of language === "ar" ? ARABIC_TURNS : ENGLISH_TURNS) {
    if (types !== null && !types.includes(type)) continue;
    const match = pattern.exec(question);
    const found = match === null ? null : order(match);
    if (found !== null) return found;
  }
  return null;
}

/** "A ولا B؟" as an order to compare, or as a question when it asks what to do. */
export function asChoice(text: string, type: TaskType): string | null {
  const match = /^([^:]{2,60}?) (?:ولا|أم|أو|او) ([^:]{2,80})$/u.exec(text);
  if (match === null || !CHOOSING.includes(type)) return null;
  const [, one = "", other = ""] = match;
  if (/^(?:هل|أيهما|أي|كيف|ما|ماذا|من|لا) /u.test(one)) return null;
  if (
    /^(?:[أن]|ا(?=سدد|شتري|ستثم|جيب|روح|قدم|عمل|فتح|بيع|سكن|ستاجر|درس|سافر|دفع|كمل|غير))[\u0621-\u0652]{3,}/u.test(one)
  )
    return `أجب عن السؤال: هل ${one} أم ${other}؟`;
  return `قارن بين ${one} و${other}.`;
}
const CHOOSING: readonly TaskType[] = ["research-compare", "finance-info", "legal-info", "career", "general", "plan"];
