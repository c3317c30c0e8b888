import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { type ApiAnswer, callApi } from "#browser/call-api.ts";

interface Change {
  method?: "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  /** Shown in passing when it worked. */
  done?: string;
  /** The catalogue's words for a failure; the server's own reason follows. Left out where a form says it. */
  failed?: string;
  /** Where a failure's words go instead of passing by; null when the next attempt begins. */
  onFault?: ((words: string | null) => void) | undefined;
  /** Makes a repeated call of the same press count once. */
  key?: string;
}

/** Changes something through the API, says how it went and reads the page's data again. `pending` names the change under way. */
export function useApiChange() {
  const { language } = useLanguage();
  const t = useTranslations("admin");
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string | null>(null);

  async function send<T>(
    name: string,
    { method = "POST", path, body, done, failed, onFault, key }: Change,
  ): Promise<ApiAnswer<T>> {
    setPending(name);
    onFault?.(null);
    const answer = await callApi<T>(language, method, path, body, { key });
    if (answer.ok) {
      if (done) toast(done);
      await revalidate();
    } else if (failed) {
      const reason = answer.fault.code === "connection" ? t("connection") : answer.fault.message;
      const words = [failed, reason].filter(Boolean).join(": ");
      if (onFault) onFault(words);
      else toast(words, "error");
    }
    setPending(null);
    return answer;
  }

  return { send, pending };
}
