import { useEffect, useRef } from "react";

/** On a phone the result is below the form: once it is there, it is brought into view. */
export function useResultInView(isThere: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere || !pane.current) return;
    if (pane.current.getBoundingClientRect().top > window.innerHeight * 0.5)
      pane.current.scrollIntoView({ block: "start" });
  }, [isThere]);
  return pane;
}
