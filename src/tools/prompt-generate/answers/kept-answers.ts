import type { AnsweredRun, GeneratorResult } from "#tools/prompt-generate/draft.ts";
import { type GivenAnswer, questionOf } from "./recompose-run.ts";

/** The answers of a run whose request is about to change, each with the name of its question. */
export function answersToKeep({ versions }: AnsweredRun): GivenAnswer[] {
  const first = versions[0]?.envelope.result;
  const given = (versions.at(-1)?.input["answers"] ?? []) as readonly GivenAnswer[];
  return given
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, text, ask }) => ({ id, text, ask: (first && questionOf(first, id)?.label) ?? ask }));
}

/**
 * Those whose questions come again with the changed request, under the ids that they have there. A model counts its questions,
 * so one of its ids says nothing without the name.
 */
export function comingAgain(kept: readonly GivenAnswer[], result: GeneratorResult): GivenAnswer[] {
  return kept.flatMap(({ id, text, ask }) => {
    const bare = id.replace(/^given-/, "");
    const question = questionOf(result, bare);
    return question && (!/^m\d+$/.test(bare) || question.label === ask) ? [{ id: bare, text }] : [];
  });
}
