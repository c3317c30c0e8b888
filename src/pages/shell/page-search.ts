import { holdsWords, withoutEndings } from "./folded.ts";

/** A shorter word says too little to find an entry by it alone. */
const SHORTEST_ALONE = 3;

/** Words that an entry is also found by, by its name; fetched with the first press into the field. */
type SearchWords = Readonly<Record<string, string>>;

/**
 * A page's own search: leaves the entries that hold every word that is typed, else those that hold most of them, and the parts
 * that still have some. An entry may hold words that it does not show.
 */
export function listenToPageSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-search-in]");
  const box = field?.closest<HTMLElement>("[data-search-box]");
  if (!field || !box) return;
  let also: SearchWords = {};
  const search = () => {
    const found = showBest(field.value, also);
    const none = box.querySelector<HTMLElement>("[data-search-none]");
    if (none) none.hidden = found > 0;
  };
  box.hidden = false;
  field.addEventListener("input", search);
  if (field.dataset["searchIn"] === "tasks")
    field.addEventListener(
      "focus",
      () =>
        void import("#pages/tasks/search-words.ts")
          .then(({ searchWords }) => searchWords(document.documentElement.lang))
          .then((words) => {
            also = words;
            if (field.value !== "") search();
          }),
      { once: true },
    );
}

/** Leaves the entries that hold all that is typed, else all but for endings, else those that hold most of its words; how many there are. */
function showBest(typed: string, also: SearchWords): number {
  const all = show((text) => holdsWords(text, typed), also);
  if (all > 0) return all;
  const bare = withoutEndings(typed);
  const alike = show((text) => holdsWords(text, bare), also);
  if (alike > 0) return alike;
  const words = bare.split(/\s+/).filter((word) => word.length >= SHORTEST_ALONE);
  const heldBy = (text: string) => words.filter((word) => holdsWords(text, word)).length;
  const most = Math.max(0, ...entriesOf(document).map((entry) => heldBy(textOf(entry, also))));
  return show((text) => most > 0 && heldBy(text) === most, also);
}

function entriesOf(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[data-search-entry]")];
}

function textOf(entry: HTMLElement, also: SearchWords): string {
  const { searchEntry = "", searchName = "" } = entry.dataset;
  return `${entry.textContent ?? ""} ${searchEntry} ${also[searchName] ?? ""}`;
}

/** Leaves the entries that are wanted; how many there are. */
function show(isWanted: (text: string) => boolean, also: SearchWords): number {
  let found = 0;
  for (const part of document.querySelectorAll<HTMLElement>("[data-search-part]")) {
    const entries = entriesOf(part);
    for (const entry of entries) entry.hidden = !isWanted(textOf(entry, also));
    const left = entries.filter((entry) => !entry.hidden).length;
    part.hidden = left === 0;
    found += left;
  }
  return found;
}
