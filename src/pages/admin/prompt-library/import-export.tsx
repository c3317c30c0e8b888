import type { Language } from "#i18n/language.ts";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

interface Place {
  row: number;
  title: string;
}

interface Outcome {
  added: number;
  duplicates: Place[];
  refused: Place[];
}

/** Brings a file in, telling what was there already and what was refused, and takes the library out. */
export function ImportExport({ language }: { language: Language }) {
  const t = useTranslations("adminLibrary");
  const ui = useLanguage();
  const number = (value: number) => formatNumber(ui.language, value);
  const { send, pending } = useApiChange();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function bringIn(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const body = {
      format: file.name.toLowerCase().endsWith(".csv") ? "csv" : "json",
      text: await file.text(),
      language,
    };
    const answer = await send<Outcome>("import", { path: "/admin/prompts/import", body, failed: t("failedImport") });
    setOutcome(answer.ok ? answer.data : null);
  }

  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".json,.csv,application/json,text/csv"
          hidden
          onChange={(event) => void bringIn(event)}
          aria-label={t("import")}
        />
        <Button size="small" icon="upload" loading={pending === "import"} onClick={() => input.current?.click()}>
          {t("import")}
        </Button>
        <LinkButton
          size="small"
          icon="download"
          to={`/api/admin/prompts/export?format=json&language=${language}`}
          download
          reloadDocument
        >
          {t("exportJson")}
        </LinkButton>
        <LinkButton
          size="small"
          icon="download"
          to={`/api/admin/prompts/export?format=csv&language=${language}`}
          download
          reloadDocument
        >
          {t("exportCsv")}
        </LinkButton>
        <span className="text-soft">{t("importHint")}</span>
      </div>
      {outcome ? (
        <Alert
          tone={outcome.refused.length > 0 ? "warning" : "success"}
          title={t("importDone", {
            added: number(outcome.added),
            duplicates: number(outcome.duplicates.length),
            refused: number(outcome.refused.length),
          })}
        >
          <ul className="max-h-48 overflow-y-auto">
            {outcome.refused.map((place) => (
              <li key={place.row}>
                {t("importRefused", { row: number(place.row) })} <bdi>{place.title}</bdi>
              </li>
            ))}
            {outcome.duplicates.map((place) => (
              <li key={place.row}>
                {t("importDuplicate", { row: number(place.row) })} <bdi>{place.title}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}
