import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Cell, Table } from "#ui/table.tsx";
import type { MeasuredRow, PublishedFigures } from "./read-published.ts";

/** The measured errors of one language, by length and by kind of writing. */
export function MeasuredTable({ figures }: { figures: PublishedFigures }) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const share = (value: number | undefined) =>
    value === undefined ? t("none") : formatNumber(language, Math.round(value * 1000) / 10);
  return (
    <div className="flex flex-col gap-3">
      <Table
        dense
        caption={`${t("measured")}: ${t(`textsIn_${figures.language}`)}`}
        columns={[
          { label: t(`textsIn_${figures.language}`), className: "min-w-40" },
          { label: t("falselyAccused"), align: "end" },
          { label: t("atMost"), align: "end" },
          { label: t("caught"), align: "end" },
          { label: t("missed"), align: "end" },
        ]}
      >
        {figures.rows.map((row) => (
          <tr key={`${row.by} ${row.name}`}>
            <Cell header>
              <RowName row={row} />
            </Cell>
            <Cell align="end">{share(row.human?.likelyAi.careful)}</Cell>
            <Cell align="end">{share(row.human?.likelyAiUpTo)}</Cell>
            <Cell align="end">{share(row.ai?.likelyAi.careful)}</Cell>
            <Cell align="end">{share(row.ai?.likelyHuman)}</Cell>
          </tr>
        ))}
      </Table>
      <p className="text-sm text-soft">
        {t("newModel", { caught: share(figures.newModel.caught), missed: share(figures.newModel.missed) })}
      </p>
    </div>
  );
}

function RowName({ row }: { row: MeasuredRow }) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  if (row.by === "genre") return <>{t(`genre_${row.name as "other"}`)}</>;
  const [from = "", to = ""] = row.name
    .split("–")
    .map((part) => (part === "" ? "" : formatNumber(language, Number(part))));
  return <>{to === "" ? t("wordsFrom", { from }) : t("wordsRange", { from, to })}</>;
}
