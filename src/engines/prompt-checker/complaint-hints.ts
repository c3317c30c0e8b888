import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { countWords } from "#engines/text/segment.ts";
import { RULE_TEXTS } from "./guide/rule-texts.ts";
import type { Prompt } from "./reading/prompt.ts";
import type { InterfaceLanguage } from "./rule.ts";
import type { Issue, RuleId } from "./finding.ts";

/** What people say of answers, in folded text. */
const TOO_LONG = /(?:too|so) (?:long|short)|length|ramble|wordy|verbose|طويل|قصير|الطول|بيطول|يطول|تطويل|اطاله/;
const WRONG_SHAPE = /format|structure|table|list|layout|bullets|markdown|شكل|تنسيق|جدول|قايمه|نقاط|ترتيب|الصيغه/;
const INVENTED =
  /invent|fabricat|hallucinat|wrong facts|made?[- ](?:things )?up|makes? (?:things|it) up|fake|يخترع|يولف|بيالف|اختلق|يختلق|وهمي|هلوس/;
const LONG_OUTPUT_WORDS = 300;
const LEAST_STATED = 0.5;

/** What a user's question and a bad output say about the prompt: faults that its text alone would not have shown. */
export function hintsFrom(prompt: Prompt, question: string, badOutput: string, language: InterfaceLanguage): Issue[] {
  const asked = fold(question);
  const { evidence } = prompt;
  const ids: RuleId[] = [];
  if (evidence.length < LEAST_STATED && (TOO_LONG.test(asked) || countWords(badOutput) > LONG_OUTPUT_WORDS))
    ids.push("unbounded-length");
  if (evidence.format < LEAST_STATED && WRONG_SHAPE.test(asked)) ids.push("no-output-format");
  if (evidence.uncertainty < LEAST_STATED && INVENTED.test(asked)) ids.push("no-uncertainty-rule");
  const answered = detectLanguage(badOutput);
  if (countWords(badOutput) >= 8 && answered !== "other" && answered !== prompt.language)
    ids.push("unspecified-output-language");
  return ids.map((id) => {
    const { severity, why, fix } = RULE_TEXTS[id];
    return { id, severity, start: null, end: null, message: why[language], fix: fix[language] };
  });
}
