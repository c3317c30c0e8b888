import { countWords } from "#engines/text/segment.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { RULES } from "./all-rules.ts";
import { PromptDocument } from "./document.ts";
import { lexicon } from "./lexicon.ts";
import { hasFormat, hasLength, hasUncertaintyRule } from "./slots.ts";
import type { InterfaceLanguage, Issue, RuleId } from "./rule.ts";

const TOO_LONG = lexicon([
  "too long|short",
  "so long|short",
  "length",
  "long answers|answer",
  "ramble|rambles|wordy|verbose",
  "طويل|طويله|قصير|قصيره|الطول|يطول|بيطول|تطويل|اطاله",
]);
const WRONG_SHAPE = lexicon([
  "format|structure|table|list|layout|bullets|markdown",
  "شكل|تنسيق|جدول|قائمه|نقاط|ترتيب|الصيغه",
]);
const INVENTED = lexicon([
  "invents|invented|invent|fabricates|fabricated|hallucinates|hallucination|wrong facts|made-up|fake",
  "makes|made things|it|up",
  "يخترع|بيخترع|يؤلف|بيالف|اختلق|يختلق|يكذب|وهميه|غلط|معلومات خاطئه|يخبص|هلوسه",
]);
const LONG_OUTPUT_WORDS = 300;

/** What a user's question and a bad output say about the prompt: rules that its type alone would not have raised. */
export function hintsFrom(
  document: PromptDocument,
  question: string,
  badOutput: string,
  language: InterfaceLanguage,
): Issue[] {
  const asked = new PromptDocument(question, "normal");
  const ids: RuleId[] = [];
  if (!hasLength(document) && (asked.has(TOO_LONG) || countWords(badOutput) > LONG_OUTPUT_WORDS))
    ids.push("unbounded-length");
  if (!hasFormat(document) && asked.has(WRONG_SHAPE)) ids.push("no-output-format");
  if (!hasUncertaintyRule(document) && asked.has(INVENTED)) ids.push("no-uncertainty-rule");
  const answered = detectLanguage(badOutput);
  if (countWords(badOutput) >= 8 && answered !== "other" && answered !== document.language)
    ids.push("unspecified-output-language");
  return ids.flatMap((id) => {
    const rule = RULES.find((candidate) => candidate.id === id);
    return rule
      ? [{ id, severity: rule.severity, start: null, end: null, message: rule.why[language], fix: rule.fix[language] }]
      : [];
  });
}
