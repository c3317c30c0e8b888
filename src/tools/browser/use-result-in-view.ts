import { useEffect, useRef } from "react";

/**
 * On a phone the result is below the form: once it is there, it is brought into view, unless its reader has scrolled since the
 * last press.
 */
export function useResultInView(isThere: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const watch = new AbortController();
    const note = ({ type }: Event) => {
      hasScrolled.current = type === "wheel" || type === "touchmove";
    };
    for (const type of ["wheel", "touchmove", "click", "keydown"])
      window.addEventListener(type, note, { passive: true, signal: watch.signal });
    return () => watch.abort();
  }, []);
  useEffect(() => {
    if (!isThere || hasScrolled.current || !pane.current) return;
    if (pane.current.getBoundingClientRect().top > window.innerHeight * 0.5)
      pane.current.scrollIntoView({ block: "start" });
  }, [isThere]);
  return pane;
}
