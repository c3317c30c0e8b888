const KEY = "dismissed-notice";

/** Whether the notice of this key was closed in this browser. One that keeps nothing shows it again. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(KEY) === key;
  } catch {
    return false;
  }
}

/** Keeps in this browser alone that a notice was closed. */
export function dismissNotice(key: string): void {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // Closed for this page at least.
  }
}
