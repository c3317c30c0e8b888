import { useCallback, useEffect, useMemo, useState } from "react";
import { announceCredits } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { putRunInAddress, runInAddress } from "./run-address.ts";
import { IDLE, type RunState } from "./tool-run-state.ts";
import { createToolRun } from "./tool-run.ts";
import type { Envelope } from "#tools/tool.ts";

/**
 * Runs a tool and follows it: live text, stop, one charge for a press that is repeated, and finding a run again after a reload.
 * The run that is shown stands in the page's address, unless the page sees to that itself.
 */
export function useRunTool<Result>(slug: string, language: Language, { addressed = true } = {}) {
  const [state, setState] = useState<RunState<Result>>(IDLE);
  const toolRun = useMemo(
    () => createToolRun<Result>({ slug, language, store: LAZY_SESSION_STORAGE, setState }),
    [slug, language],
  );

  const run = useCallback(
    async (input: object, file: File | null = null): Promise<Envelope<Result> | null> => {
      const envelope = await toolRun.run(input, file);
      announceCredits();
      return envelope;
    },
    [toolRun],
  );

  const show = useCallback(
    (envelope: Envelope<Result>, text: string) =>
      setState(({ creditsLeft }) => ({ ...IDLE, creditsLeft, phase: "done", engine: envelope.engine, envelope, text })),
    [],
  );

  useEffect(() => toolRun.resume(addressed ? runInAddress() : null), [toolRun, addressed]);
  const shownId = state.envelope?.runId;
  useEffect(() => {
    if (addressed && shownId) putRunInAddress(shownId);
  }, [addressed, shownId]);

  return { state, run, stop: toolRun.stop, show };
}

/** The server renders the page too, where there is no storage. */
const LAZY_SESSION_STORAGE: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
