import { useState } from "react";

/** One change of the text: a fix, an answer, the rewrite. */
interface Step {
  id: string;
  make: (text: string) => string | Promise<string>;
}

interface Mended {
  /** The text before the first step. */
  base: string;
  /** The text after the last. */
  made: string;
  steps: readonly Step[];
}

export interface Mending {
  /** The steps that can be undone, oldest first. */
  ids: readonly string[];
  add: (step: Step, from?: string) => Promise<void>;
  /** Takes one step back and leaves the others. */
  undo: (id: string) => Promise<void>;
}

/**
 * Changes of a text, each to be taken back alone: the others are made again from the text before them all. What is typed in
 * between ends that.
 */
export function useMending(text: string, onText: (text: string) => void): Mending {
  const [kept, setKept] = useState<Mended | null>(null);
  const now = kept?.made === text ? kept : null;
  async function remake(base: string, wanted: readonly Step[]) {
    const steps: Step[] = [];
    let made = base;
    for (const step of wanted) {
      const next = await step.make(made);
      if (next !== made) steps.push(step);
      made = next;
    }
    setKept({ base, made, steps });
    onText(made);
  }
  return {
    ids: now?.steps.map(({ id }) => id) ?? [],
    add: (step, from = text) =>
      now && from === text
        ? remake(now.base, [...now.steps.filter(({ id }) => id !== step.id), step])
        : remake(from, [step]),
    undo: async (id) => {
      if (now)
        await remake(
          now.base,
          now.steps.filter((step) => step.id !== id),
        );
    },
  };
}
