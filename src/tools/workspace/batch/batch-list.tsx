import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { downloadFile } from "#browser/download-file.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { csvFileOf, markdownOf, textFileOf } from "./batch-file.ts";
import type { BatchProps } from "./batch-props.ts";
import { BatchRow } from "./batch-row.tsx";
import type { useBatch } from "./use-batch.ts";

interface BatchListProps<Result> extends Pick<BatchProps<Result>, "input" | "textOf" | "column" | "fileName"> {
  batch: ReturnType<typeof useBatch<Result>>;
  onSaved: () => void;
}

/** The files in the order they were chosen, each with its state; above them how far the list is, below them the one file out. */
export function BatchList<Result>({ batch, input, textOf, column, fileName, onSaved }: BatchListProps<Result>) {
  const t = useTranslations("pictureFiles");
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const { items, halt, isWorking } = batch;
  const results = items.flatMap(({ file, envelope }) =>
    envelope ? [{ name: file.name, text: textOf(envelope.result) }] : [],
  );
  const takeable = items.filter(({ state }) => state !== "refused").length;
  const save = (ending: string, content: string, type: string) => {
    downloadFile(`${fileName}.${ending}`, content, type);
    onSaved();
  };
  return (
    <Card tone="result" as="section" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{t("list")}</h2>
        <p role="status" className="text-sm text-soft">
          {t("progress", {
            done: formatNumber(language, results.length),
            total: formatNumber(language, takeable),
          })}
        </p>
      </header>
      {halt ? (
        <Alert
          tone="error"
          title={t("halted", { name: `\u2068${halt.file.name}\u2069` })}
          action={
            halt.fault?.code === "insufficient_credits" || halt.fault?.code === "plan_required" ? (
              <LinkButton to={pathIn(language, "/pricing")} size="small">
                {workspace("getCredits")}
              </LinkButton>
            ) : null
          }
        >
          {halt.fault?.message || t("connection")}
        </Alert>
      ) : null}
      <ol className="flex flex-col">
        {items.map((item) => (
          <BatchRow
            key={item.id}
            item={item}
            text={item.envelope ? textOf(item.envelope.result) : ""}
            isWorking={isWorking}
            onRetry={() => void batch.start(input, [item])}
            onRemove={() => batch.remove(item.id)}
          />
        ))}
      </ol>
      {results.length > 0 ? (
        <div role="group" aria-label={t("oneFile")} className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="text-base font-medium">{t("oneFile")}</h3>
          <div className="flex flex-wrap gap-2">
            <Button icon="download" size="small" onClick={() => save("txt", textFileOf(results), "text/plain")}>
              {t("asText")}
            </Button>
            <Button icon="download" size="small" onClick={() => save("md", markdownOf(results), "text/markdown")}>
              {t("asMarkdown")}
            </Button>
            <Button
              icon="download"
              size="small"
              onClick={() => save("csv", csvFileOf(results, [t("columnFile"), t(column)]), "text/csv")}
            >
              {t("asCsv")}
            </Button>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
