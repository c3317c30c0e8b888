import { findContradiction } from "./limits/find-contradictions.ts";
import { findLengthClash } from "./clashes/find-length-clash.ts";
import { findLevelClash } from "./clashes/find-level-clash.ts";
import { findAbsent, findAgentFaults } from "./find/absent.ts";
import { findClauseFaults, findInjections, findVagueQuantities, findWordFaults } from "./find/clauses.ts";
import { findExampleConflict, findLanguageMix, findMediaMismatch, findUnspecifiedStructure } from "./find/formats.ts";
import {
  findDialectMismatch,
  findInlineMaterial,
  findStyleWithoutExample,
  findTargetlessTranslation,
  findUndatedLatest,
} from "./find/manner-of-asking.ts";
import { findInconsistentBlanks } from "./find/inconsistent-blanks.ts";
import { findForeignPunctuation, findMixedDigits, findNoise, findShouting, findWall } from "./find/marks.ts";
import { findLeakedSecrets, findPersonalData } from "./find/private.ts";
import { findBuried, findDuplicates, findNegativeOnly, findTangledTasks, findUnmarked } from "./find/structure.ts";
import { findUnguarded } from "./find/unguarded.ts";
import { findUnfilled } from "./find/unfilled.ts";
import { RULE_TEXTS } from "./guide/rule-texts.ts";
import { CHECKER_WEIGHTS } from "./reading/checker-weights.ts";
import { Prompt } from "./reading/prompt.ts";
import { SEVERITY_ORDER, type Strictness } from "./rule.ts";
import type { Finding, RuleId } from "./finding.ts";

type Finder = (prompt: Prompt) => Finding[];

/** What the second finds is added where the first found nothing of its rule. */
function first(one: Finder, other: Finder): Finder {
  return (prompt) => {
    const found = one(prompt);
    return [...found, ...other(prompt).filter(({ id }) => !found.some((known) => known.id === id))];
  };
}

const FINDERS: readonly Finder[] = [
  findLeakedSecrets,
  findPersonalData,
  findInjections,
  findClauseFaults,
  findConflicts,
  first(findAbsent, findTargetlessTranslation),
  findUnguarded,
  findAgentFaults,
  first(findUnmarked, findInlineMaterial),
  findTangledTasks,
  findNegativeOnly,
  findBuried,
  findDuplicates,
  findUnspecifiedStructure,
  findExampleConflict,
  findLanguageMix,
  findUnfilled,
  findInconsistentBlanks,
  findMediaMismatch,
  findVagueQuantities,
  first(findWordFaults, findUndatedLatest),
  findDialectMismatch,
  findStyleWithoutExample,
  findWall,
  findNoise,
  findShouting,
  findMixedDigits,
  findForeignPunctuation,
];

/** A fault that another says better. */
const COVERED_BY: Partial<Record<RuleId, readonly RuleId[]>> = {
  "vague-goal": ["no-task-verb"],
  "missing-context": ["vague-goal", "no-task-verb"],
  "no-uncertainty-rule": ["unverifiable-sources"],
};

/** A prompt that was read, and what was found in it, rule by rule. */
export interface Analysis {
  prompt: Prompt;
  findings: readonly Finding[];
}

/** Reads a prompt once and looks for every fault. "gentle" leaves out what is low or a hint. */
export function analyse(text: string, strictness: Strictness): Analysis {
  const prompt = new Prompt(text, strictness, CHECKER_WEIGHTS);
  return { prompt, findings: faultsOf(prompt) };
}

/** Every fault of a prompt, by rule and then by place; a plain question lacks nothing, and only what is unsafe in it is said. */
export function faultsOf(prompt: Prompt): Finding[] {
  const all = FINDERS.flatMap((find) => find(prompt));
  const ids = new Set(all.map(({ id }) => id));
  return all.filter(
    ({ id }) =>
      (prompt.evidence.plain === 0 || RULE_TEXTS[id].dimension === "safety") &&
      !COVERED_BY[id]?.some((other) => ids.has(other)) &&
      (prompt.strictness !== "gentle" || SEVERITY_ORDER[RULE_TEXTS[id].severity] <= SEVERITY_ORDER.medium),
  );
}

/** Lengths that exclude each other, and the first of all other contradictions. */
function findConflicts(prompt: Prompt): Finding[] {
  const other = findOtherConflict(prompt);
  return [...findLengthClash(prompt), ...(other.length > 0 ? other : findLevelClash(prompt))];
}

function findOtherConflict({ reading, limits, text }: Prompt): Finding[] {
  const conflict = findContradiction(text, reading, limits);
  if (!conflict) return [];
  const { first, second } = conflict;
  const [one, other] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  return [
    {
      id: "contradictory-instructions",
      start: Math.min(first.start, second.start),
      end: Math.max(first.end, second.end),
      detail: { ar: `«${one}» و«${other}»`, en: `“${one}” and “${other}”` },
    },
  ];
}
