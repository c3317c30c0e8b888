const KEY = "notice";

/** Keeps words for the next page of this tab, which says them once. */
export function keepNotice(words: string): void {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // A browser that keeps nothing for the tab: the page that follows says what happened in its own words.
  }
}

/** The words kept for this page, once: a reload finds none. */
export function takeNotice(): string | null {
  try {
    const words = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return words;
  } catch {
    return null;
  }
}
