import { type RefObject, useEffect, useRef } from "react";

const LIT_MS = 2400;

/**
 * Shows what a press changed in the prompt: the new line is brought into view and lit for a moment. `watch` is called at the press; the
 * change may come later, from the server.
 */
export function useChangedLine(sheet: RefObject<HTMLElement | null>, prompt: string): { watch: () => void } {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const old = before.current?.split("\n");
    if (old === undefined || before.current === prompt) return;
    before.current = null;
    const line = prompt.split("\n").findLast((each) => each.trim() !== "" && !old.includes(each));
    const place = line === undefined ? null : elementOf(sheet.current, line);
    const shown = place ?? sheet.current;
    if (shown && !isInView(shown)) shown.scrollIntoView({ block: place ? "center" : "start" });
    place?.animate([{ backgroundColor: "var(--color-gold-ground)" }, { backgroundColor: "transparent" }], {
      duration: LIT_MS,
      easing: "ease-in",
    });
  }, [sheet, prompt]);
  return {
    watch: () => {
      before.current = prompt;
    },
  };
}

/** The paragraph or list item that a line of the prompt is shown as. */
function elementOf(sheet: HTMLElement | null, line: string): HTMLElement | null {
  const words = line.replace(/^\s*[-•*]\s+/u, "").trim();
  const places = sheet?.querySelectorAll<HTMLElement>(".sheet-text :is(li, p)") ?? [];
  return [...places].find(({ textContent }) => textContent.trim() === words) ?? null;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
