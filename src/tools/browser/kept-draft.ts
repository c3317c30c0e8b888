/** Where a tab keeps the draft of a tool. */
export function draftKey(name: string): string {
  return `siyagha-draft:${name}`;
}

/** Text sent to a tool from another page: it is that tool's next draft. */
export function sendToDraft(name: string, change: object): void {
  const key = draftKey(name);
  sessionStorage.setItem(key, JSON.stringify({ ...readKept(key), ...change }));
}

/** What a tab keeps under a key; null for nothing, or for what is not JSON. */
export function readKept<Draft>(key: string): Partial<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Draft> | null;
  } catch {
    return null;
  }
}
