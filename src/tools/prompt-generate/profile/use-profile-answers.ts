import { useState } from "react";
import { type RememberedAnswer, useProfile } from "#tools/workspace/profile/use-profile.ts";
import { useHasProfile } from "#tools/workspace/profile/with-profile.tsx";
import type { useAnswers } from "#tools/prompt-generate/answers/use-answers.ts";
import { idOfFact } from "#tools/prompt-generate/answers/profile-answer.ts";
import type { AnsweredRun } from "#tools/prompt-generate/draft.ts";
import type { Question } from "#tools/prompt-generate/questions/use-question-place.ts";

type Answers = ReturnType<typeof useAnswers>;

/** What a question's field says of the profile: a ready answer, one that is from there, one that is kept there, one to keep. */
export type ProfileState =
  | { is: "ready" | "taken"; name: string }
  | { is: "kept" }
  | { is: "new" | "other"; answer: RememberedAnswer };

/**
 * Facts of the profile that answer a run's questions, and those about whom or what its request names. They are shown, and are no answers
 * before the person takes them: by a press for all, for one, or by leading on from the field.
 */
export function useProfileAnswers(run: AnsweredRun, questions: readonly Question[], answers: Answers) {
  const { loaded, remember, noteUses } = useProfile({ hasProfile: useHasProfile() });
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { typed } = answers;
  const isOpen = (id: string) => typed[id] === undefined && !dropped.includes(id);
  const { matched, ready, beside } = offersOf({ run, questions, loaded, isOpen });
  const readyFor = (id: string) => ready.find((each) => each.id === id)?.fact;

  function takeEach(list: readonly { id: string; fact: { id: string; words: string }; label?: string }[]) {
    answers.answerAll(
      Object.fromEntries(list.map(({ id, fact }) => [id, fact.words])),
      Object.fromEntries(list.flatMap(({ id, label }) => (label === undefined ? [] : [[id, label]]))),
    );
    setTaken((now) => [...now, ...list.map(({ id }) => id)]);
    noteUses(list.map(({ fact }) => fact.id));
  }

  function stateOf(question: Question): ProfileState | null {
    if (!loaded) return null;
    const { id, label } = question;
    const fact = readyFor(id);
    if (fact) return { is: "ready", name: fact.name };
    const said = answers.said(id).trim();
    // Only what has been given: not each letter on the way.
    if (said === "" || !isGiven(answers, id)) return null;
    const from = matched.get(id);
    if (from && from.words === said) return taken.includes(id) ? { is: "taken", name: from.name } : { is: "kept" };
    const known = loaded.matching.factNamed(loaded.facts, label);
    if (known?.words === said) return { is: "kept" };
    if (!loaded.matching.isRememberable(question)) return null;
    const answer = { name: loaded.matching.factNameOf(label), words: said, tool: "prompt-generate", question: id };
    return { is: known ? "other" : "new", answer };
  }

  return {
    /** What is ready, in words: it is seen before it is taken. */
    ready: [
      ...ready.map(({ id, fact: { name, words } }) => ({ id, name, words, isBeside: false })),
      ...beside.map(({ id, label, fact: { words } }) => ({ id, name: label, words, isBeside: true })),
    ],
    /** The first question that is open once the ready answers are taken; -1 where none is. */
    firstOpen: questions.findIndex(({ id }) => answers.said(id) === "" && readyFor(id) === undefined),
    /** What a field shows. */
    inField: (id: string) => typed[id] ?? readyFor(id)?.words ?? "",
    isReady: (id: string) => readyFor(id) !== undefined,
    stateOf,
    takeAll: () => takeEach([...ready, ...beside]),
    /** Takes one that no question asks for. */
    takeBeside: (id: string) => takeEach(beside.filter((each) => each.id === id)),
    /** Keeps what a field shows, ready or typed. */
    keep(id: string) {
      if (readyFor(id)) takeEach(ready.filter((each) => each.id === id));
      else answers.answer(id, typed[id] ?? "", true);
    },
    drop: (id: string) => setDropped((now) => [...now, id]),
    remember,
  };
}

/**
 * Which facts are offered: for each question that is open, and beside the questions those that only the request calls for, each once.
 */
function offersOf({
  run,
  questions,
  loaded,
  isOpen,
}: {
  run: AnsweredRun;
  questions: readonly Question[];
  loaded: ReturnType<typeof useProfile>["loaded"];
  /** Whether nobody has answered it or passed it over. */
  isOpen: (id: string) => boolean;
}) {
  const offered = loaded?.facts.filter((fact) => fact.isOffered) ?? [];
  const matched = loaded?.matching.matchFacts(offered, questions) ?? new Map<string, (typeof offered)[number]>();
  const asked = new Set([...matched.values()].map(({ id }) => id));
  const { input, envelope } = run.versions[0] ?? {};
  const language = envelope?.result.voice.language ?? "ar";
  const ofRequest = loaded?.matching.factsOfRequest(offered, String(input?.["text"] ?? ""), language) ?? [];
  return {
    matched,
    ready: questions.flatMap(({ id }) => {
      const fact = isOpen(id) ? matched.get(id) : undefined;
      return fact ? [{ id, fact }] : [];
    }),
    beside: ofRequest
      .map(({ fact, label }) => ({ id: idOfFact(fact.id), fact, label }))
      .filter(({ id, fact }) => isOpen(id) && !asked.has(fact.id)),
  };
}

function isGiven({ latest, said }: Answers, id: string): boolean {
  const given = (latest.input["answers"] ?? []) as readonly { id: string; text: string }[];
  return given.some((answer) => answer.id === id && answer.text === said(id));
}
