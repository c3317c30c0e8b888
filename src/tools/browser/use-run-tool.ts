import { useCallback, useEffect, useMemo, useState } from "react";
import { announceCredits, NO_ANSWER } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { putRunInAddress, runInAddress } from "./run-address.ts";
import { IDLE, openRunKey, type RunState } from "./tool-run-state.ts";
import type { Envelope } from "#tools/tool.ts";

/** What runs a tool: fetched at the first sign of use, or where there is a run to find again. */
export const loadToolRun = () => import("./tool-run/tool-run.ts");

/**
 * Runs a tool and follows it: live text, stop, one charge for a press that is repeated, and finding a run again after a reload.
 * The run that is shown is in the page's address, unless the page sees to that itself.
 */
export function useRunTool<Result>(slug: string, language: Language, { addressed = true } = {}) {
  const [state, setState] = useState<RunState<Result>>(IDLE);
  const toolRun = useMemo(
    () =>
      keptOnceThere(async () =>
        (await loadToolRun()).createToolRun<Result>({ slug, language, store: sessionStorage, setState }),
      ),
    [slug, language],
  );

  const run = useCallback(
    async (input: object, file: File | null = null): Promise<Envelope<Result> | null> => {
      setState(({ creditsLeft }) => ({ ...IDLE, creditsLeft, phase: "working" }));
      const runs = await toolRun();
      if (!runs) setState((now) => ({ ...now, phase: "failed", error: NO_ANSWER }));
      const envelope = (await runs?.run(input, file)) ?? null;
      announceCredits();
      return envelope;
    },
    [toolRun],
  );
  const stop = useCallback(() => void toolRun().then((runs) => runs?.stop()), [toolRun]);

  const show = useCallback(
    (envelope: Envelope<Result>, text: string) =>
      setState(({ creditsLeft }) => ({ ...IDLE, creditsLeft, phase: "done", engine: envelope.engine, envelope, text })),
    [],
  );

  /** The same run with another result, such as one with an answer worked in. */
  const replace = useCallback((envelope: Envelope<Result>) => setState((now) => ({ ...now, envelope })), []);

  useEffect(() => {
    const named = addressed ? runInAddress() : null;
    if (named === null && sessionStorage.getItem(openRunKey(slug)) === null) return;
    let giveUp: (() => void) | undefined = () => {};
    void toolRun().then((runs) => {
      if (giveUp) giveUp = runs?.resume(named);
    });
    return () => {
      giveUp?.();
      giveUp = undefined;
    };
  }, [toolRun, addressed, slug]);
  const shownId = state.envelope?.runId;
  useEffect(() => {
    if (addressed && shownId) putRunInAddress(shownId);
  }, [addressed, shownId]);

  return { state, run, stop, show, replace };
}

/** Made at the first call; null where that fails, and then the next call tries again. */
function keptOnceThere<Made>(make: () => Promise<Made>): () => Promise<Made | null> {
  let made: Promise<Made> | null = null;
  return async () => {
    try {
      return await (made ??= make());
    } catch {
      made = null;
      return null;
    }
  };
}
