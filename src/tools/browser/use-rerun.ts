import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

/** `?from=<run id>` (from history): hands that run's input to the form once, and takes itself out of the address. */
export function useRerun(onInput: (input: Record<string, unknown>) => void): void {
  const [query, setQuery] = useSearchParams();
  const from = query.get("from");
  const { language } = useLanguage();
  const t = useTranslations("workspace");
  const toast = useToast();
  const latest = useRef(onInput);
  useEffect(() => {
    latest.current = onInput;
  });
  useEffect(() => {
    if (!from) return;
    const path = `/runs/${encodeURIComponent(from)}`;
    void callApi<{ input: Record<string, unknown> | null }>(language, "GET", path).then((answer) => {
      if (answer.ok) latest.current(answer.data.input ?? {});
      else toast(answer.fault.message || t("connection"), "error");
      const leave = (now: URLSearchParams) => {
        now.delete("from");
        return now;
      };
      setQuery(leave, { replace: true, preventScrollReset: true });
    });
  }, [from, setQuery, language, toast, t]);
}
