/** Where a tab keeps the draft of a tool. */
export function draftKey(name: string): string {
  return `siyagha-draft:${name}`;
}

/** Where a tab keeps which run a tool shows. */
export function shownRunKey(name: string): string {
  return `siyagha-shown-run:${name}`;
}

/** Text sent to a tool from another page: it is that tool's next draft, in the place of a run that it showed. */
export function sendToDraft(name: string, change: object): void {
  const key = draftKey(name);
  sessionStorage.setItem(key, JSON.stringify({ ...readKept(key), ...change }));
  sessionStorage.removeItem(shownRunKey(name));
}

/** What a tab keeps under a key; null for nothing, or for what is not JSON. */
export function readKept<Draft>(key: string): Partial<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Draft> | null;
  } catch {
    return null;
  }
}
