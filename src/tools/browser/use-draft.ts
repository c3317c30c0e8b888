import { useEffect, useState } from "react";
import { draftKey, readKept } from "./kept-draft.ts";

/**
 * What was typed, kept in this tab through errors, reloads, a language switch and the end of a session. The first render
 * is the server's (the start value); the kept draft is put in right after.
 */
export function useDraft<Draft extends object>(name: string, start: Draft): [Draft, (change: Partial<Draft>) => void] {
  const key = draftKey(name);
  const [draft, setDraft] = useState(start);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = readKept<Draft>(key);
    if (kept) setDraft((now) => ({ ...now, ...kept }));
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (isRead) sessionStorage.setItem(key, JSON.stringify(draft));
  }, [key, draft, isRead]);
  return [draft, (change) => setDraft((now) => ({ ...now, ...change }))];
}
