import { useCallback, useEffect, useRef, useState } from "react";
import type { ComposedPrompt } from "#engines/prompt-composer/recompose.ts";
import type { Language } from "#i18n/language.ts";
import { announceCredits, type ApiFault } from "#browser/call-api.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import type { AnsweredRun, GeneratorResult, RunVersion } from "#tools/prompt-generate/draft.ts";
import { type Body, postAnswers } from "./post-answers.ts";
import { type GivenAnswer, PROMPT_OPTIONS, questionOf, recomposeRun } from "./recompose-run.ts";
import { type Engine, useRecompose } from "./use-recompose.ts";
import { createWeaving } from "./weaving.ts";

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
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  /** An answer as it counts: "nothing" is none. */
  const said = (id: string, text = typed[id] ?? "") =>
    engine?.saidOf(text, questionOf(first.envelope.result, id)) ?? text;
  const listOf = (now: Record<string, string>, more = labels): GivenAnswer[] =>
    Object.entries(now).map(([id, text]) => ({ id, text: said(id, text), ...askOf(id, latest.input, more[id]) }));
  const fields = { ...latest.input, ...options, answers: listOf(typed) };
  const shown = shownPrompt(engine, first, latest, fields, options);
  const { changes, settle } = useHeard(shown.prompt);
  function onKept(version: RunVersion, body: Body) {
    setFault(null);
    // What was kept is in the version now; a wish may have taken back what an answer or option said.
    setOptions((now) => (now === body.options ? {} : now));
    if (body.wish) setTyped(answersOf(version.input));
    if (body.wish) settle();
    onChange({ ...run, cost: version.envelope.cost ?? 0, versions: withVersion(run.versions, version) });
  }
  const { send, sendNow } = useSender(
    run,
    language,
    { answers: fields.answers, options: {} },
    { onKept, onFault: setFault },
  );

  const set = (next: Now) => {
    setTyped(next.typed);
    setOptions(next.options);
    if (next.labels) setLabels({ ...labels, ...next.labels });
  };
  const keep = ({ typed: all, options: more, labels: named }: Now, afterMs: number, wish?: string) =>
    send({ answers: listOf(all, { ...labels, ...named }), options: more, ...(wish ? { wish } : {}) }, afterMs);
  const ways = createWays({ typed, options }, { set, keep, settle });

  const [weaving, setWeaving] = useState<RunState<GeneratorResult>>(IDLE);
  const { weave, stop } = createWeaving({ runId: run.id, language, setState: setWeaving, onChange });

  return {
    typed,
    said,
    ...shown,
    fault,
    changes,
    latest,
    ...ways,
    settle,
    sendNow,
    weave: () => weave({ answers: listOf(typed), options }),
    stopWeaving: () => void stop(),
    weaving,
  };
}

/** What is typed, and the options that have changed since they were kept. */
interface Now {
  typed: Record<string, string>;
  options: Record<string, string | boolean>;
  /** The names of answers that no question of this run asks for. */
  labels?: Readonly<Record<string, string>>;
}

/** What a person does to a run's answers: each is on the page at once, and kept after a pause. */
function createWays(
  { typed, options }: Now,
  {
    set,
    keep,
    settle,
  }: { set: (next: Now) => void; keep: (next: Now, afterMs: number, wish?: string) => void; settle: () => void },
) {
  /** Several answers by one press; `labels` name those that no question asks for. */
  function answerAll(texts: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>, isDone = true) {
    const next = { typed: { ...typed, ...texts }, options, labels };
    set(next);
    keep(next, isDone ? 0 : SEND_AFTER_MS);
    if (isDone) settle();
  }
  return {
    answerAll,
    answer: (id: string, text: string, isDone = false) => answerAll({ [id]: text }, {}, isDone),
    change({ options: more = {}, wish }: Change) {
      const next = { typed, options: { ...options, ...more } };
      set(next);
      keep(next, 0, wish);
      settle();
    },
    /** The answers and options of an earlier version again; what was made since stays among the versions. */
    goBack(version: RunVersion) {
      const before = stateOf(version, typed);
      set(before);
      keep(before, 0);
      settle();
    },
  };
}

/** Counts the changes of the prompt worth telling one who listens: those that are there when an answer is done, not each letter's. */
function useHeard(prompt: string) {
  const heard = useRef(prompt);
  const [settled, setSettled] = useState(0);
  const [changes, setChanges] = useState(0);
  const told = useRef(0);
  useEffect(() => {
    if (told.current === settled) return;
    told.current = settled;
    if (heard.current === prompt) return;
    heard.current = prompt;
    setChanges((count) => count + 1);
  }, [settled, prompt]);
  const settle = useCallback(() => setSettled((count) => count + 1), []);
  return { changes, settle };
}

/** The prompt, and its lines where it is made of lines. A woven text stays as it is until an answer or an option changes. */
function shownPrompt(
  engine: Engine | null,
  first: RunVersion,
  latest: RunVersion,
  fields: Fields,
  options: object,
): Pick<ComposedPrompt, "prompt" | "rows"> {
  const isUnchanged =
    Object.keys(options).length === 0 && JSON.stringify(answersOf(fields)) === JSON.stringify(answersOf(latest.input));
  if (!engine || (isUnchanged && latest.by === "model")) return { prompt: latest.envelope.result.prompt, rows: [] };
  const { input, envelope } = first;
  const { prompt, rows } = recomposeRun(engine, { input, result: envelope.result, engine: envelope.engine }, fields);
  // The first version may hold what only the server knows.
  return isUnchanged && latest.by === "request" ? { prompt: latest.envelope.result.prompt, rows } : { prompt, rows };
}

/** Sends the newest body after a pause, one at a time: while one is under way the next waits. */
function useSender(
  run: AnsweredRun,
  language: Language,
  found: Body,
  on: { onKept: (version: RunVersion, body: Body) => void; onFault: (fault: ApiFault) => void },
) {
  const timer = useRef(0);
  const waiting = useRef<Body | null>(null);
  const failed = useRef<{ body: Body; fault: ApiFault } | null>(null);
  const work = useRef<Promise<void> | null>(null);
  const kept = useRef(JSON.stringify(found));
  const latest = useRef({ run, on });
  useEffect(() => {
    latest.current = { run, on };
  });
  const sendAll = useCallback(async () => {
    while (waiting.current) {
      const body = waiting.current;
      waiting.current = null;
      // Enter on an answer that is kept already.
      const bytes = JSON.stringify(body);
      if (bytes === kept.current && !body.wish) {
        failed.current = null;
        continue;
      }
      const answer = await postAnswers(latest.current.run.id, language, body);
      failed.current = "fault" in answer ? { body, fault: answer.fault } : null;
      if ("fault" in answer) latest.current.on.onFault(answer.fault);
      else {
        kept.current = bytes;
        latest.current.on.onKept(answer.version, body);
        announceCredits();
      }
    }
  }, [language]);
  const flush = useCallback(() => (work.current ??= sendAll().finally(() => void (work.current = null))), [sendAll]);
  /** What waits, or was not kept, goes at once. Resolves with why not all is kept. */
  const sendNow = useCallback(async () => {
    window.clearTimeout(timer.current);
    waiting.current ??= failed.current?.body ?? null;
    await flush();
    return failed.current?.fault ?? null;
  }, [flush]);
  const send = useCallback(
    (body: Body, afterMs: number) => {
      waiting.current = { ...body, ...(waiting.current?.wish && !body.wish ? { wish: waiting.current.wish } : {}) };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), afterMs);
    },
    [flush],
  );
  return { send, sendNow };
}

function withVersion(versions: readonly RunVersion[], version: RunVersion): RunVersion[] {
  return [...versions.filter(({ number }) => number < version.number), version];
}

function answersOf(input: Fields): Record<string, string> {
  return Object.fromEntries(((input["answers"] ?? []) as GivenAnswer[]).map(({ id, text }) => [id, text]));
}

/** What was answered and set in a version, with a blank for what came later. */
function stateOf({ input }: RunVersion, typed: Readonly<Record<string, string>>): Now {
  const before = answersOf(input);
  const ids = Object.keys({ ...typed, ...before });
  const texts = PROMPT_OPTIONS.filter((name) => !["outputType", "variety", "askFirst"].includes(name));
  return {
    typed: Object.fromEntries(ids.map((id) => [id, before[id] ?? ""])),
    options: {
      ...Object.fromEntries(texts.map((name) => [name, String(input[name] ?? "")])),
      ...(input["variety"] ? { variety: String(input["variety"]) } : {}),
      askFirst: input["askFirst"] === true,
    },
  };
}

/** Answers that came with the run, and facts of the profile, carry the name of a question that this run did not ask. */
function askOf(id: string, input: Fields, label?: string): { ask?: string } {
  const ask = ((input["answers"] ?? []) as GivenAnswer[]).find((answer) => answer.id === id)?.ask ?? label;
  return ask ? { ask } : {};
}
