import { useEffect, useMemo, useRef, useState } from "react";
import { announceCredits } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { createToolRun } from "#tools/browser/tool-run/tool-run.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import { afterRun, type BatchItem, isHalting, itemsOf, openItems } from "./batch-items.ts";

/** What a page's list of files is made of; it does not change while the list is there. */
export interface BatchOf {
  slug: string;
  language: Language;
  files: readonly File[];
  types: readonly string[];
  maxBytes: number;
}

/**
 * Runs a tool over several files, one after another, each a run of its own. A stop comes between two files: the one at work is
 * finished, since it may be charged. A fault that the next file would meet as well stops the list too.
 */
export function useBatch<Result>({ slug, language, files, types, maxBytes }: BatchOf) {
  const [list] = useState(() => itemsOf<Result>(files, { types, maxBytes }));
  const [items, setItems] = useState(list.items);
  const [isWorking, setWorking] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [halt, setHalt] = useState<BatchItem<Result> | null>(null);
  const [creditsLeft, setCreditsLeft] = useState<number | null>(null);
  const job = useRef({ isBusy: false, isStopped: false, run: IDLE as RunState<Result> });
  useEffect(() => {
    const own = job.current;
    own.isStopped = false;
    return () => {
      own.isStopped = true;
    };
  }, []);
  const toolRun = useMemo(() => {
    const setState = (update: (now: RunState<Result>) => RunState<Result>) => {
      job.current.run = update(job.current.run);
      setCreditsLeft(job.current.run.creditsLeft);
    };
    // Kept nowhere: a reload finds no list, and a single run of it would say little.
    const store = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    return createToolRun<Result>({ slug, language, store, setState });
  }, [slug, language]);

  const change = (id: number, part: Partial<BatchItem<Result>>) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item)));

  /** Runs the files given, or all that are open. */
  async function start(input: object, chosen = openItems(items)): Promise<void> {
    const own = job.current;
    if (own.isBusy) return;
    Object.assign(own, { isBusy: true, isStopped: false });
    setWorking(true);
    setHalt(null);
    for (const item of chosen) {
      change(item.id, { state: "working", fault: null });
      const envelope = await toolRun.run(input, item.file);
      announceCredits();
      const ended = afterRun(envelope, own.run.error);
      change(item.id, ended);
      if (isHalting(ended.fault)) setHalt({ ...item, ...ended });
      if (own.isStopped || isHalting(ended.fault)) break;
    }
    own.isBusy = false;
    setWorking(false);
    setStopping(false);
  }
  function stop(): void {
    job.current.isStopped = true;
    setStopping(true);
  }
  const remove = (id: number) => setItems((now) => now.filter((item) => item.id !== id));
  return { items, leftOut: list.leftOut, isWorking, isStopping, halt, creditsLeft, start, stop, remove };
}
