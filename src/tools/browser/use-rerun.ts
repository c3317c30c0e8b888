import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** `?from=<run id>` (history's "run again"): hands that run's input to the form once, and takes it out of the address. */
export function useRerun(onInput: (input: Record<string, unknown>) => void): void {
  const [query, setQuery] = useSearchParams();
  const from = query.get("from");
  const latest = useRef(onInput);
  useEffect(() => {
    latest.current = onInput;
  });
  useEffect(() => {
    if (!from) return;
    void fetch(`/api/runs/${encodeURIComponent(from)}`).then(async (response) => {
      if (response.ok) latest.current(((await response.json()) as { input: Record<string, unknown> }).input ?? {});
      setQuery({}, { replace: true, preventScrollReset: true });
    });
  }, [from, setQuery]);
}
