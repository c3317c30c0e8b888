import { holdsWords } from "./folded.ts";

/** A shorter word says too little to find an entry by it alone. */
const SHORTEST_ALONE = 3;

/**
 * A page's own search: leaves the entries that hold every word that is typed, else those that hold any of them, and the parts
 * that still have some. An entry may hold words that it does not show.
 */
export function listenToPageSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-search-in]");
  const box = field?.closest<HTMLElement>("[data-search-box]");
  if (!field || !box) return;
  box.hidden = false;
  field.addEventListener("input", () => {
    const words = field.value.split(/\s+/).filter((word) => word.length >= SHORTEST_ALONE);
    const found =
      show((text) => holdsWords(text, field.value)) || show((text) => words.some((word) => holdsWords(text, word)));
    const none = box.querySelector<HTMLElement>("[data-search-none]");
    if (none) none.hidden = found > 0;
  });
}

/** Leaves the entries that are wanted; how many there are. */
function show(isWanted: (text: string) => boolean): number {
  let found = 0;
  for (const part of document.querySelectorAll<HTMLElement>("[data-search-part]")) {
    const entries = [...part.querySelectorAll<HTMLElement>("[data-search-entry]")];
    for (const entry of entries)
      entry.hidden = !isWanted(`${entry.textContent ?? ""} ${entry.dataset["searchEntry"] ?? ""}`);
    const left = entries.filter((entry) => !entry.hidden).length;
    part.hidden = left === 0;
    found += left;
  }
  return found;
}
