import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Cell, Table } from "#ui/table.tsx";
import type { DetectorResult } from "#tools/ai-detector/draft.ts";

/** The traits that moved the estimate most, each beside what is usual among people. */
export function SignalTable({ signals }: { signals: DetectorResult["signals"] }) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const shown = (value: number | undefined) => formatNumber(language, value ?? 0);
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-3 text-base font-medium">{t("signals")}</h3>
      <Table
        dense
        caption={t("signals")}
        columns={[
          { label: t("signal"), className: "min-w-44" },
          { label: t("value"), align: "end" },
          { label: t("humanRange"), align: "end" },
          { label: t("direction"), align: "end" },
        ]}
      >
        {signals.map((signal) => (
          <tr key={signal.id}>
            <Cell header>{signal.label}</Cell>
            <Cell align="end">{shown(signal.value)}</Cell>
            <Cell align="end">
              <bdi>{t("range", { low: shown(signal.humanRange[0]), high: shown(signal.humanRange[1]) })}</bdi>
            </Cell>
            <Cell align="end">{t(`direction_${signal.direction}`)}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
