import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

const UNDO_MS = 6000;

/** Deleting waits a few seconds so that it can be taken back; leaving the page carries it out. */
export function useDelayedDelete() {
  const [hidden, setHidden] = useState<ReadonlyMap<string, "undoable" | "gone">>(new Map());
  const timers = useRef(new Map<string, number>());
  const { revalidate } = useRevalidator();
  const { language } = useLanguage();
  const t = useTranslations("history");
  const toast = useToast();
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const [id, timer] of waiting) {
        window.clearTimeout(timer);
        void callApi(language, "DELETE", `/runs/${id}`, undefined, { keepalive: true });
      }
    };
  }, [language]);
  function remove(id: string) {
    setHidden((now) => new Map(now).set(id, "undoable"));
    timers.current.set(
      id,
      window.setTimeout(() => {
        timers.current.delete(id);
        setHidden((now) => new Map(now).set(id, "gone"));
        void carryOut(id);
      }, UNDO_MS),
    );
  }
  /** A run that could not be deleted is in its place again. */
  async function carryOut(id: string) {
    const answer = await callApi(language, "DELETE", `/runs/${id}`);
    await revalidate();
    if (answer.ok) return;
    setHidden((now) => new Map([...now].filter(([key]) => key !== id)));
    toast(answer.fault.message || t("removeFailed"), "error");
  }
  function undo(id: string) {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setHidden((now) => new Map([...now].filter(([key]) => key !== id)));
  }
  return { hidden, remove, undo };
}
