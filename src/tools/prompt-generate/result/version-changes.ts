import type { RunVersion } from "#tools/prompt-generate/draft.ts";
import { type GivenAnswer, PROMPT_OPTIONS, questionOf } from "#tools/prompt-generate/answers/recompose-run.ts";

/** An answer or option that is new since the version before, or was taken back (`isGone`), in its own words. */
export interface VersionChange {
  /** The option's name, or "answer". */
  of: (typeof PROMPT_OPTIONS)[number] | "answer";
  words: string;
  isGone: boolean;
}

/** How a version differs from the one before it: answers by the label of their question, options by what was set. */
export function changesOf(version: RunVersion, before: RunVersion, first: RunVersion): VersionChange[] {
  return [...answerChanges(version, before, first), ...optionChanges(version, before)];
}

function answerChanges(version: RunVersion, before: RunVersion, first: RunVersion): VersionChange[] {
  const now = answersOf(version);
  const then = answersOf(before);
  const ids = [...new Set([...now.keys(), ...then.keys()])];
  return ids
    .filter((id) => (now.get(id)?.text ?? "") !== (then.get(id)?.text ?? ""))
    .map((id) => {
      const label = questionOf(first.envelope.result, id)?.label ?? now.get(id)?.ask ?? then.get(id)?.ask;
      return {
        of: "answer",
        words: label ?? now.get(id)?.text ?? then.get(id)?.text ?? "",
        isGone: !now.get(id)?.text,
      };
    });
}

function optionChanges({ input }: RunVersion, { input: before }: RunVersion): VersionChange[] {
  const said = (value: unknown) => (value === true ? "true" : typeof value === "string" ? value : "");
  return PROMPT_OPTIONS.filter((name) => said(input[name]) !== said(before[name])).flatMap((name) => {
    const now = said(input[name]);
    const then = said(before[name]);
    if (name === "constraints") return conditionChanges(now.split("\n"), then.split("\n"));
    return [{ of: name, words: now || then, isGone: now === "" }];
  });
}

/** Conditions come and go a line each. */
function conditionChanges(now: readonly string[], then: readonly string[]): VersionChange[] {
  const notIn = (others: readonly string[]) => (line: string) => line !== "" && !others.includes(line);
  return [
    ...then.filter(notIn(now)).map((words) => ({ of: "constraints", words, isGone: true }) as const),
    ...now.filter(notIn(then)).map((words) => ({ of: "constraints", words, isGone: false }) as const),
  ];
}

function answersOf({ input }: RunVersion): Map<string, GivenAnswer> {
  return new Map(((input["answers"] ?? []) as GivenAnswer[]).map((answer) => [answer.id, answer]));
}
