import type { Rule } from "./rule.ts";
import { agentNoStopRule } from "./rules/agent-no-stop-rule.ts";
import { agentNoToolBoundaries } from "./rules/agent-no-tool-boundaries.ts";
import { ambiguousPronoun } from "./rules/ambiguous-pronoun.ts";
import { buriedInstruction } from "./rules/buried-instruction.ts";
import { contradictoryInstructions } from "./rules/contradictory-instructions.ts";
import { dialectMismatch } from "./rules/dialect-mismatch.ts";
import { duplicatedInstruction } from "./rules/duplicated-instruction.ts";
import { exampleConflict } from "./rules/example-conflict.ts";
import { fillerPoliteness } from "./rules/filler-politeness.ts";
import { forcedReasoningPhrase } from "./rules/forced-reasoning-phrase.ts";
import { foreignPunctuation } from "./rules/foreign-punctuation.ts";
import { highStakesNoGuardrail } from "./rules/high-stakes-no-guardrail.ts";
import { impossibleCapability } from "./rules/impossible-capability.ts";
import { inconsistentPlaceholder } from "./rules/inconsistent-placeholder.ts";
import { injectionRisk } from "./rules/injection-risk.ts";
import { inputNoise } from "./rules/input-noise.ts";
import { leakedSecret } from "./rules/leaked-secret.ts";
import { mediaModeMismatch } from "./rules/media-mode-mismatch.ts";
import { missingAudience } from "./rules/missing-audience.ts";
import { missingContext } from "./rules/missing-context.ts";
import { missingDelimiters } from "./rules/missing-delimiters.ts";
import { missingInputPlaceholder } from "./rules/missing-input-placeholder.ts";
import { missingSuccessCriteria } from "./rules/missing-success-criteria.ts";
import { mixedDigitSystems } from "./rules/mixed-digit-systems.ts";
import { multipleTasksTangled } from "./rules/multiple-tasks-tangled.ts";
import { negativeOnlyInstruction } from "./rules/negative-only-instruction.ts";
import { noExample } from "./rules/no-example.ts";
import { noOutputFormat } from "./rules/no-output-format.ts";
import { noRole } from "./rules/no-role.ts";
import { noTaskVerb } from "./rules/no-task-verb.ts";
import { noUncertaintyRule } from "./rules/no-uncertainty-rule.ts";
import { personaPuffery } from "./rules/persona-puffery.ts";
import { personalData } from "./rules/personal-data.ts";
import { reasoningOrder } from "./rules/reasoning-order.ts";
import { shoutingEmphasis } from "./rules/shouting-emphasis.ts";
import { structuredOutputUnspecified } from "./rules/structured-output-unspecified.ts";
import { subjectiveQualityWords } from "./rules/subjective-quality-words.ts";
import { timeSensitiveNoDate } from "./rules/time-sensitive-no-date.ts";
import { unboundedLength } from "./rules/unbounded-length.ts";
import { unfilledPlaceholder } from "./rules/unfilled-placeholder.ts";
import { unsafeRequest } from "./rules/unsafe-request.ts";
import { unspecifiedOutputLanguage } from "./rules/unspecified-output-language.ts";
import { unverifiableSources } from "./rules/unverifiable-sources.ts";
import { vagueGoal } from "./rules/vague-goal.ts";
import { vagueQuantifier } from "./rules/vague-quantifier.ts";
import { wallOfText } from "./rules/wall-of-text.ts";
import { wrongLanguageMix } from "./rules/wrong-language-mix.ts";

/** Every rule, gravest first. */
export const RULES: readonly Rule[] = [
  leakedSecret,
  unsafeRequest,
  injectionRisk,
  personalData,
  contradictoryInstructions,
  vagueGoal,
  noTaskVerb,
  missingInputPlaceholder,
  highStakesNoGuardrail,
  unverifiableSources,
  impossibleCapability,
  exampleConflict,
  missingContext,
  missingAudience,
  noOutputFormat,
  structuredOutputUnspecified,
  unboundedLength,
  multipleTasksTangled,
  negativeOnlyInstruction,
  ambiguousPronoun,
  wrongLanguageMix,
  unspecifiedOutputLanguage,
  unfilledPlaceholder,
  inconsistentPlaceholder,
  missingDelimiters,
  agentNoToolBoundaries,
  agentNoStopRule,
  buriedInstruction,
  duplicatedInstruction,
  vagueQuantifier,
  subjectiveQualityWords,
  missingSuccessCriteria,
  noExample,
  reasoningOrder,
  timeSensitiveNoDate,
  noUncertaintyRule,
  dialectMismatch,
  wallOfText,
  inputNoise,
  noRole,
  personaPuffery,
  shoutingEmphasis,
  fillerPoliteness,
  forcedReasoningPhrase,
  mediaModeMismatch,
  mixedDigitSystems,
  foreignPunctuation,
];
