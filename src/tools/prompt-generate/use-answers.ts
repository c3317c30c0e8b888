import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#i18n/language.ts";
import { announceCredits, type ApiFault, callApi } from "#browser/call-api.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import type { AnsweredRun, GeneratorEnvelope, GeneratorResult, RunVersion } from "./draft.ts";
import { type GivenAnswer, recomposeRun } from "./recompose-run.ts";
import { createWeaving } from "./weaving.ts";

type Engine = typeof import("#engines/prompt-composer/recompose.ts");
type Fields = Readonly<Record<string, unknown>>;
/** What changes beside the answers: an option, or a wish in the person's words. */
export interface Change {
  options?: Record<string, string | boolean>;
  wish?: string;
}

/** Typed answers reach the server this long after the last of them. */
const SEND_AFTER_MS = 500;

/**
 * A run's answers: typed ones recompose the prompt in the browser at once, and are kept on the server a moment later, one
 * request at a time, the newest last. `weave` has the model write them in.
 */
export function useAnswers(run: AnsweredRun, language: Language, onChange: (run: AnsweredRun) => void) {
  const engine = useRecompose();
  const first = run.versions[0] as RunVersion;
  const latest = run.versions.at(-1) as RunVersion;
  const [typed, setTyped] = useState<Record<string, string>>(() => answersOf(latest.input));
  const [options, setOptions] = useState<Record<string, string | boolean>>({});
  const [fault, setFault] = useState<ApiFault | null>(null);
  const [kept, setKept] = useState(0);
  const fields = useMemo(
    () => ({ ...latest.input, ...options, answers: listOf(typed, latest.input) }),
    [latest, options, typed],
  );
  const prompt = useMemo(
    () => shownPrompt(engine, first, latest, fields, options),
    [engine, first, latest, fields, options],
  );
  const send = useSender(run, language, {
    onKept(version, body) {
      setFault(null);
      // What was kept is in the version now; a wish may have taken back what an answer or option said.
      setOptions((now) => (now === body.options ? {} : now));
      if (body.wish) setTyped(answersOf(version.input));
      setKept((count) => count + 1);
      onChange({ ...run, cost: version.envelope.cost ?? 0, versions: withVersion(run.versions, version) });
    },
    onFault: setFault,
  });

  function answer(id: string, text: string, isDone = false) {
    const next = { ...typed, [id]: text };
    setTyped(next);
    send({ answers: listOf(next, latest.input), options }, isDone ? 0 : SEND_AFTER_MS);
  }

  function change({ options: more = {}, wish }: Change) {
    const next = { ...options, ...more };
    setOptions(next);
    send({ answers: listOf(typed, latest.input), options: next, ...(wish ? { wish } : {}) }, 0);
  }

  const [weaving, setWeaving] = useState<RunState<GeneratorResult>>(IDLE);
  const { weave, stop } = createWeaving({ runId: run.id, language, setState: setWeaving, onChange });

  return {
    typed,
    fields,
    prompt,
    fault,
    kept,
    latest,
    answer,
    change,
    weave: () => weave({ answers: listOf(typed, latest.input), options }),
    stopWeaving: () => void stop(),
    weaving,
  };
}

/** The engine's light part, fetched when there is something to answer; without it the server's prompt is shown. */
function useRecompose(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let current = true;
    import("#engines/prompt-composer/recompose.ts").then(
      (loaded) => current && setEngine(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return engine;
}

/** A woven text stays as it is until an answer or an option changes; anything else is recomposed. */
function shownPrompt(
  engine: Engine | null,
  first: RunVersion,
  latest: RunVersion,
  fields: Fields,
  options: object,
): string {
  const isUnchanged =
    Object.keys(options).length === 0 && JSON.stringify(answersOf(fields)) === JSON.stringify(answersOf(latest.input));
  if (!engine || (isUnchanged && latest.by !== "rule")) return latest.envelope.result.prompt;
  const { input, envelope } = first;
  return recomposeRun(engine, { input, result: envelope.result, engine: envelope.engine }, fields).prompt;
}

interface Body {
  answers: GivenAnswer[];
  options: Record<string, string | boolean>;
  wish?: string;
}

/** Sends the newest body after a pause, one at a time: while one is under way the next waits. */
function useSender(
  run: AnsweredRun,
  language: Language,
  on: { onKept: (version: RunVersion, body: Body) => void; onFault: (fault: ApiFault) => void },
) {
  const timer = useRef(0);
  const waiting = useRef<Body | null>(null);
  const isBusy = useRef(false);
  const latest = useRef({ run, on });
  useEffect(() => {
    latest.current = { run, on };
  });
  const flush = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current) {
      const body = waiting.current;
      waiting.current = null;
      const answer = await postAnswers(latest.current.run.id, language, body);
      if ("fault" in answer) latest.current.on.onFault(answer.fault);
      else {
        latest.current.on.onKept(answer.version, body);
        announceCredits();
      }
    }
    isBusy.current = false;
  }, [language]);
  return useCallback(
    (body: Body, afterMs: number) => {
      waiting.current = { ...body, ...(waiting.current?.wish && !body.wish ? { wish: waiting.current.wish } : {}) };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), afterMs);
    },
    [flush],
  );
}

async function postAnswers(
  id: string,
  language: Language,
  body: Body,
): Promise<{ version: RunVersion } | { fault: ApiFault }> {
  const answer = await callApi<{ version: RunVersion; envelope: GeneratorEnvelope }>(
    language,
    "POST",
    `/runs/${id}/answers`,
    body,
    { keepalive: true },
  );
  return answer.ok ? { version: { ...answer.data.version, envelope: answer.data.envelope } } : { fault: answer.fault };
}

function withVersion(versions: readonly RunVersion[], version: RunVersion): RunVersion[] {
  return [...versions.filter(({ number }) => number < version.number), version];
}

function answersOf(input: Fields): Record<string, string> {
  return Object.fromEntries(((input["answers"] ?? []) as GivenAnswer[]).map(({ id, text }) => [id, text]));
}

/** Answers that came with the run carry the name of a question that this run did not ask. */
function listOf(typed: Record<string, string>, input: Fields): GivenAnswer[] {
  const before = (input["answers"] ?? []) as GivenAnswer[];
  return Object.entries(typed).map(([id, text]) => {
    const ask = before.find((answer) => answer.id === id)?.ask;
    return ask ? { id, text, ask } : { id, text };
  });
}
