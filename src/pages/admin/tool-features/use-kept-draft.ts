import { useEffect, useState } from "react";

/**
 * A draft that this tab keeps through other tabs of the page, a reload and the language switch, for as long as it differs
 * from `start`. The first render is the server's; what was kept is put in right after.
 */
export function useKeptDraft(name: string, start: string): [draft: string, setDraft: (draft: string) => void] {
  const key = `siyagha-prompt-draft:${name}`;
  const [draft, setDraft] = useState(start);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return;
    // The server stores a text without the space around it.
    if (kept.trim() === start) sessionStorage.removeItem(key);
    // Another text than the start was typed before the scripts ran: newer than what was kept.
    else setDraft((now) => (now === start ? kept : now));
  }, [key, start]);
  function keep(next: string) {
    setDraft(next);
    if (next === start) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  }
  return [draft, keep];
}
