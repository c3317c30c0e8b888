import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { callApi } from "#browser/call-api.ts";
import { Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

/** The devices that are signed in, each with its end, and all at once. */
export function SessionsSection({ sessions }: { sessions: NonNullable<AccountData["sessions"]> }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [ending, setEnding] = useState<string | null>(null);
  async function end(id: string) {
    setEnding(id);
    const answer = await callApi(language, "DELETE", id === ALL ? "/me/sessions" : `/me/sessions/${id}`);
    if (answer.ok && id === ALL) return window.location.replace(pathIn(language, "/login"));
    if (answer.ok) await revalidate();
    else toast(answer.fault.message || t("failed"), "error");
    setEnding(null);
  }
  return (
    <Section title={t("sessionsTitle")} lead={t("sessionsBody")}>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => {
          const device = session.device ?? t("unknownDevice");
          return (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <bdi className="font-medium">{device}</bdi>
                <span className="block text-sm text-soft">{t("lastSeen", { date: session.lastSeen })}</span>
              </span>
              {session.isCurrent ? (
                <Badge tone="petrol">{t("thisDevice")}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={t("endSessionOf", { device })}
                  loading={ending === session.id}
                  onClick={() => void end(session.id)}
                >
                  {t("endSession")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button className="mt-4" loading={ending === ALL} onClick={() => void end(ALL)}>
        {t("endAll")}
      </Button>
    </Section>
  );
}

const ALL = "all";
