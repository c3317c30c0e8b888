import type { Language } from "#i18n/language.ts";
import type { VersusCase } from "./versus-run.ts";

interface Help {
  notes?: string[];
  question?: { ask: string; examples: string[] } | null;
  directions?: { name: string; prompt: string }[];
}
interface Shown extends Help {
  text?: string;
  alert?: string | null;
  other?: { name: string; text: string } | null;
  facts?: { kept: number; lost: string[] };
  verdict?: string;
  issues?: { message: string; quote?: string }[];
  improved?: string;
  prompt?: string;
  negative?: string;
  settings?: { ratio?: string; size?: string; durationSeconds?: number; resolution?: string };
  lettering?: string[];
}

const WORDS = {
  ar: {
    notes: "ملاحظات",
    question: "سؤال واحد يقرّبها إليك أكثر (أجب وتدخل إجابتك في النتيجة فورًا)",
    other: "نسخة أخرى بضغطة",
    kept: (count: number) => `روجعت الحقائق: ${count} من الأرقام والأسماء والاقتباسات باقية كما هي.`,
    findings: "أهم ما فيه",
    improved: "البرومبت بعد إصلاحه",
    unchanged: "لم يتغير النص: أرسله كما هو.",
    negative: "خارج الصورة (حقل negative)",
    settings: "الإعدادات",
    seconds: "ث",
    directions: "اتجاهات أخرى بضغطة",
    lettering: (words: string) => `[زر] ضع الكلمات «${words}» فوق الصورة بخط عربي سليم`,
    off: "تنبيه",
  },
  en: {
    notes: "Notes",
    question: "One question that would make it more yours (answer, and it is worked in at once)",
    other: "Another version, one tap",
    kept: (count: number) => `Facts checked: ${count} figures, names and quotations are as they were.`,
    findings: "What matters",
    improved: "The prompt, mended",
    unchanged: "Nothing was changed: send it as it is.",
    negative: "Leave out (negative field)",
    settings: "Settings",
    seconds: "s",
    directions: "Other directions, one tap",
    lettering: (words: string) => `[button] Set the words "${words}" over the picture in true type`,
    off: "Note",
  },
} as const;

/** A result as a person sees it on the page, as plain text: what a blind judge reads. */
export function shownOf(
  { tool, lang, text: source }: Pick<VersusCase, "tool" | "lang" | "text">,
  given: unknown,
  warnings: readonly string[],
): string {
  const result = given as Shown;
  const words = WORDS[lang];
  const parts =
    tool === "prompt-checker"
      ? checker(result, source, lang)
      : tool === "ai-humanizer"
        ? humanizer(result, lang)
        : media(result, lang);
  return [...parts, ...help(result, lang), ...warnings.map((warning) => `${words.off}: ${warning}`)].join("\n\n");
}

function humanizer({ text = "", alert, other, facts }: Shown, lang: Language): string[] {
  const words = WORDS[lang];
  const isChecked = !alert && facts && facts.lost.length === 0 && facts.kept > 0;
  return [
    ...(alert ? [`⚠ ${alert}`] : []),
    text,
    ...(other ? [`[${words.other}: ${other.name}]\n${other.text}`] : []),
    ...(isChecked ? [`✓ ${words.kept(facts.kept)}`] : []),
  ];
}

function checker({ verdict = "", issues = [], improved = "" }: Shown, source: string, lang: Language): string[] {
  const words = WORDS[lang];
  const findings = issues.map(({ message, quote }, index) => `${index + 1}. ${quote ? `«${quote}»: ` : ""}${message}`);
  return [
    verdict,
    ...(findings.length > 0 ? [`${words.findings}:\n${findings.join("\n")}`] : []),
    improved.trim() === source.trim() ? words.unchanged : `${words.improved}:\n${improved}`,
  ];
}

function media({ prompt = "", negative, settings = {}, lettering = [] }: Shown, lang: Language): string[] {
  const words = WORDS[lang];
  const { ratio, size, durationSeconds, resolution } = settings;
  const set = [ratio, size, durationSeconds && `${durationSeconds} ${words.seconds}`, resolution].filter(Boolean);
  return [
    prompt,
    ...(negative ? [`${words.negative}: ${negative}`] : []),
    `${words.settings}: ${set.join(" · ")}`,
    ...(lettering.some((one) => /[\u0620-\u064A]/u.test(one)) ? [words.lettering(lettering.join(" · "))] : []),
  ];
}

function help({ notes = [], question, directions = [] }: Shown, lang: Language): string[] {
  const words = WORDS[lang];
  return [
    ...(notes.length > 0 ? [`${words.notes}:\n${notes.map((note) => `- ${note}`).join("\n")}`] : []),
    ...(directions.length > 0
      ? [`${words.directions}:\n${directions.map(({ name, prompt }) => `- ${name}: ${prompt}`).join("\n")}`]
      : []),
    ...(question ? [`${words.question}: ${question.ask}${examplesOf(question.examples)}`] : []),
  ];
}

function examplesOf(examples: readonly string[]): string {
  return examples.length > 0 ? ` [${examples.join(" | ")}]` : "";
}
