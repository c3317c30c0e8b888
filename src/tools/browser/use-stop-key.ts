import { useEffect, useRef } from "react";

/** Escape stops what runs, unless it closes something that is open above the page. */
export function useStopKey(working: boolean, onStop: () => void): void {
  const latest = useRef(onStop);
  useEffect(() => {
    latest.current = onStop;
  });
  useEffect(() => {
    if (!working) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (!document.querySelector("dialog[open], [popover]:popover-open")) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [working]);
}
