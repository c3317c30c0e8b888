import type { PromptOptions } from "#engines/prompt-composer/compose-types.ts";
import type * as Recompose from "#engines/prompt-composer/recompose.ts";
import type { GeneratorResult } from "#tools/prompt-generate/draft.ts";

/** What a person set beside the request, as the composer takes it; other fields of an input are not looked at. */
export const PROMPT_OPTIONS = [
  "outputType",
  "tone",
  "format",
  "length",
  "audience",
  "context",
  "constraints",
  "examples",
  "answerLanguage",
  "variety",
  "askFirst",
] as const satisfies readonly (keyof PromptOptions)[];

export interface GivenAnswer {
  id: string;
  text: string;
  ask?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

interface FirstRun {
  input: Fields;
  result: Pick<GeneratorResult, "userPrompt" | "voice" | "questions" | "moreQuestions">;
  engine: "provider" | "builtin";
}

/**
 * A run's prompt as it reads with these options and answers: the first result's text, then the details. Browser and server
 * both call it, so that what is shown while answering is what is kept. A run that began with answers, made by a model, has them
 * and its options in its text; only what changed since becomes details.
 */
export function recomposeRun(
  { recompose, addsNothing, saidOf }: Pick<typeof Recompose, "recompose" | "addsNothing" | "saidOf">,
  first: FirstRun,
  now: Fields,
): Recompose.ComposedPrompt & { isFree: boolean } {
  const begunWith = answersIn(first.input).filter(({ text }) => text !== "");
  const isWritten = first.engine === "provider" && begunWith.length > 0;
  const options = Object.fromEntries(
    PROMPT_OPTIONS.filter((name) => !isWritten || now[name] !== first.input[name]).map((name) => [
      name,
      now[name] === "" ? undefined : now[name],
    ]),
  ) as PromptOptions;
  const answers = answersIn(now)
    .filter(({ id, text }) => !isWritten || !begunWith.some((one) => one.id === id && one.text === text))
    .map(({ id, text, ask }) => {
      const question = questionOf(first.result, id);
      return { of: id, label: question?.label ?? ask ?? "", text: saidOf(text, question) };
    });
  const language = first.result.voice.language;
  return {
    ...recompose({ text: first.result.userPrompt, language, options, answers }),
    isFree: addsNothing({ options, answers }),
  };
}

function answersIn(fields: Fields): readonly GivenAnswer[] {
  return (fields["answers"] ?? []) as readonly GivenAnswer[];
}

/** A question that the run asked, or has in store. */
export function questionOf(
  { questions, moreQuestions }: Pick<GeneratorResult, "questions" | "moreQuestions">,
  id: string,
): GeneratorResult["questions"][number] | undefined {
  return [...questions, ...moreQuestions].find((question) => question.id === id);
}
