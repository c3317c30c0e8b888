import { searchWords } from "#pages/tasks/search-words.ts";
import { findEntries, indexEntries } from "./find-entries.ts";

/** Words that an entry is also found by, by its name; fetched with the first press into the field. */
type SearchWords = Readonly<Record<string, string>>;

/** More would be read by nobody. */
const MOST_RANKED = 24;

/**
 * A page's own search: leaves the entries that are meant and the parts that still have some. Where the page has a place for it,
 * they are shown there instead, best first. An entry may hold words that it does not show.
 */
export function listenToPageSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-search-in]");
  const box = field?.closest<HTMLElement>("[data-search-box]");
  if (!field || !box) return;
  const entries = [...document.querySelectorAll<HTMLElement>("[data-search-entry]")];
  const ranked = document.querySelector<HTMLElement>("[data-search-ranked]");
  const indexWith = (also: SearchWords) => indexEntries(entries.map((entry) => entryOf(entry, also)));
  let index: ReturnType<typeof indexWith> | null = null;
  const search = () => {
    index ??= indexWith({});
    const found = findEntries(index, field.value).flatMap((at) => entries[at] ?? []);
    show(entries, ranked && field.value.trim() !== "" ? [] : found);
    if (ranked) showRanked(ranked, field.value.trim() === "" ? [] : found.slice(0, MOST_RANKED));
    const none = box.querySelector<HTMLElement>("[data-search-none]");
    if (none) none.hidden = found.length > 0;
  };
  box.hidden = false;
  field.addEventListener("input", search);
  if (field.dataset["searchIn"] === "tasks")
    field.addEventListener(
      "focus",
      () =>
        void searchWords(document.documentElement.lang).then((words) => {
          index = indexWith(words);
          if (field.value !== "") search();
        }),
      { once: true },
    );
}

function entryOf(entry: HTMLElement, also: SearchWords) {
  const { searchEntry = "", searchName = "" } = entry.dataset;
  const name = entry.querySelector("h2, h3")?.textContent ?? "";
  return { name, shown: `${entry.textContent ?? ""} ${searchEntry}`, also: also[searchName] ?? "" };
}

/** Leaves these entries, and the parts that have one of them. */
function show(entries: readonly HTMLElement[], found: readonly HTMLElement[]): void {
  for (const entry of entries) entry.hidden = !found.includes(entry);
  for (const part of document.querySelectorAll<HTMLElement>("[data-search-part]"))
    part.hidden = !found.some((entry) => part.contains(entry));
}

function showRanked(list: HTMLElement, found: readonly HTMLElement[]): void {
  const copies = found.map((entry) => {
    const copy = entry.cloneNode(true) as HTMLElement;
    copy.hidden = false;
    return copy;
  });
  list.replaceChildren(...copies);
  list.hidden = copies.length === 0;
}
