import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { type ApiFault, callApi } from "#browser/call-api.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

/** In the place of what a run costs: the tool is switched off, and how to hear when it is back. */
export function ToolOff() {
  const t = useTranslations("workspace");
  const { slug, isAwaited } = useToolHere();
  return (
    <Alert tone="warning" live={false} className="mb-3">
      <p>{t("toolOff")}</p>
      <TellMe slug={slug} isAwaited={isAwaited} label={t("tellWhenBack")} />
    </Alert>
  );
}

/** One press asks for a mail when the tool is ready, the next takes it back. */
export function TellMe({ slug, isAwaited, label }: { slug: string; isAwaited: boolean; label: string }) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const [isWanted, setWanted] = useState(isAwaited);
  const [isSending, setSending] = useState(false);
  // Its script comes later than the page's: a press before that would be lost.
  const [canPress, setCanPress] = useState(false);
  useEffect(() => setCanPress(true), []);
  const [fault, setFault] = useState<ApiFault | null>(null);

  async function press() {
    setSending(true);
    const body = { lang: language, isWanted: !isWanted };
    const answer = await callApi<{ isAwaited: boolean; isReady: boolean }>(
      language,
      "PUT",
      `/tools/${slug}/wait`,
      body,
    );
    setSending(false);
    setFault(answer.ok ? null : answer.fault);
    if (!answer.ok) return;
    setWanted(answer.data.isAwaited);
    if (answer.data.isReady) await revalidate();
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={isWanted ? "close" : "mail"} disabled={!canPress} loading={isSending} onClick={() => void press()}>
        {isWanted ? t("tellNot") : label}
      </Button>
      <p role="status" className="text-sm">
        {fault ? fault.message || t("tellFailed") : isWanted ? t("tellNoted") : ""}
      </p>
    </div>
  );
}
