import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";

/** A part of the account page under its heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      {lead ? <p className="mt-1 text-soft">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** In the place of a part that could not be read; the others stay. */
export function UnreadSection({ title }: { title: string }) {
  const t = useTranslations("account");
  return (
    <Section title={title}>
      <Alert tone="warning" live={false}>
        {t("unread")}
      </Alert>
    </Section>
  );
}

/** One line of a `dl`: what it is at the start side, its value at the end. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-soft">{label}</dt>
      <dd className="grow text-end font-medium">{children}</dd>
    </div>
  );
}
