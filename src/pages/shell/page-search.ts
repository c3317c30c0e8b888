import { holdsWords } from "./folded.ts";

/** A page's own search: leaves the entries that hold every word that is typed, and the parts that still have some. */
export function listenToPageSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-search-in]");
  const box = field?.closest<HTMLElement>("[data-search-box]");
  if (!field || !box) return;
  box.hidden = false;
  field.addEventListener("input", () => {
    let found = 0;
    for (const part of document.querySelectorAll<HTMLElement>("[data-search-part]")) {
      const entries = [...part.querySelectorAll<HTMLElement>("[data-search-entry]")];
      for (const entry of entries) {
        entry.hidden = !holdsWords(entry.textContent ?? "", field.value);
      }
      const left = entries.filter((entry) => !entry.hidden).length;
      part.hidden = left === 0;
      found += left;
    }
    const none = box.querySelector<HTMLElement>("[data-search-none]");
    if (none) none.hidden = found > 0;
  });
}
