import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { type DetectorResult, outsideTheUsual } from "#tools/ai-detector/draft.ts";

type Signals = DetectorResult["signals"];

/**
 * The traits that moved the estimate most, each beside what is usual among people. Where the verdict is open (`isOpen`) those outside it
 * alone, and no word of which way they lean.
 */
export function SignalTable({ signals: all, isOpen }: { signals: Signals; isOpen: boolean }) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const signals = isOpen ? all.filter((signal) => outsideTheUsual(signal) !== null) : all;
  if (signals.length === 0) return null;
  const title = t(isOpen ? "unusual" : "signals");
  const lastWord = (signal: Signals[number]) =>
    isOpen ? t(`usual_${outsideTheUsual(signal) ?? "above"}`) : t(`direction_${signal.direction}`);
  const shown = (value: number | undefined) => formatNumber(language, value ?? 0);
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-soft empty:hidden">{isOpen ? t("unusualRule") : null}</p>
      <Table
        dense
        caption={title}
        columns={[
          { label: t("signal"), className: "min-w-44" },
          { label: t("value"), align: "end" },
          { label: t("humanRange"), align: "end" },
          { label: t(isOpen ? "besideTheUsual" : "direction"), align: "end" },
        ]}
      >
        {signals.map((signal) => (
          <tr key={signal.id}>
            <Cell header>{signal.label}</Cell>
            <Cell align="end">{shown(signal.value)}</Cell>
            <Cell align="end">
              <bdi>{t("range", { low: shown(signal.humanRange[0]), high: shown(signal.humanRange[1]) })}</bdi>
            </Cell>
            <Cell align="end">{lastWord(signal)}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
