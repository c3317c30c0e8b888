const keyOf = (name: string) => `siyagha-dictation:${name}`;

/** What the browser keeps of somebody's dictation; null for nothing, or where it keeps nothing. */
export function keptOf(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
