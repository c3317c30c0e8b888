import { type RefObject, useEffect, useRef } from "react";

/** Escape ends listening, and nothing else then; so do sending the form and going to another field. */
export function useStopSigns(isOn: boolean, around: RefObject<HTMLElement | null>, onStop: () => void): void {
  const stop = useRef(onStop);
  useEffect(() => {
    stop.current = onStop;
  });
  useEffect(() => {
    if (!isOn) return;
    const given = new AbortController();
    const options = { capture: true, signal: given.signal };
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        stop.current();
      },
      options,
    );
    window.addEventListener("submit", () => stop.current(), options);
    window.addEventListener(
      "focusin",
      ({ target }) => {
        const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (isField && !around.current?.contains(target)) stop.current();
      },
      options,
    );
    return () => given.abort();
  }, [isOn, around]);
}
