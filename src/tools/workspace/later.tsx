import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

const waiting = new Set<() => Promise<unknown>>();

/**
 * A part of a tool that is shown only after somebody has done something. Its script stays out of the page's start, and is
 * fetched at the first sign of use (`fetchLaterParts`), long before there is something to show.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  fetchLater(load);
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** The same for script that is no component. */
export function fetchLater(load: () => Promise<unknown>): void {
  waiting.add(load);
}

/** Whether somebody has begun to use the form, for script that a hook fetches. */
export function useBegun(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const note = async () => setBegun(true);
    fetchLater(note);
    return () => {
      waiting.delete(note);
    };
  }, []);
  return hasBegun;
}

/** Somebody has begun to use the form. What cannot be fetched now is asked for again when it is needed. */
export function fetchLaterParts(): void {
  for (const load of waiting) load().catch(() => {});
  waiting.clear();
}
