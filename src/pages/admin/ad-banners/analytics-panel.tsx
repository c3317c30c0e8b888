import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Skeleton } from "#ui/marks/skeleton.tsx";
import { BarChart } from "#pages/admin/shared/chart/bar-chart.tsx";
import { scaleOf } from "#pages/admin/shared/chart/bar-scale.ts";
import { callApi } from "#browser/call-api.ts";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

interface Analytics {
  totalClicks: number;
  uniqueIps: number;
  clicksToday: number;
  clicksThisWeek: number;
  clicksThisMonth: number;
  days: { start: string; clicks: number }[];
}

const FIGURES = [
  ["totalClicks", "totalClicks"],
  ["uniqueVisitors", "uniqueIps"],
  ["today", "clicksToday"],
  ["thisWeek", "clicksThisWeek"],
  ["thisMonth", "clicksThisMonth"],
] as const;

/** A banner's figures on this device's clock; read again each time the panel opens. */
export function AnalyticsPanel({ bannerId, title }: { bannerId: number; title: string }) {
  const t = useTranslations("adminBanners");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  const { analytics, isFailed, isLoading, load } = useAnalytics(bannerId);

  async function clear() {
    const answer = await send("clear", {
      method: "DELETE",
      path: `/admin/banners/${bannerId}/clicks`,
      done: t("cleared"),
      failed: t("failedClear"),
    });
    setAsks(false);
    if (answer.ok) await load();
  }

  return (
    <section aria-label={`${t("analytics")}: ${title}`} className="mt-4 border-t border-line pt-4">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h3 className="me-auto text-base font-medium">{t("analytics")}</h3>
        <Button size="small" icon="refresh" loading={isLoading} onClick={() => void load()}>
          {t("refresh")}
        </Button>
        <Button size="small" variant="danger" icon="trash" onClick={() => setAsks(true)}>
          {t("clearData")}
        </Button>
      </div>
      {isFailed ? (
        <Alert tone="error">{t("failedAnalytics")}</Alert>
      ) : analytics ? (
        <Figures analytics={analytics} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
      <p className="mt-3 text-sm text-soft">{t("countRule")}</p>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void clear()}
        loading={pending === "clear"}
        title={t("confirmClear")}
        confirmLabel={t("clear")}
      >
        <p className="text-base">
          <bdi>{title}</bdi>
        </p>
      </ConfirmDialog>
    </section>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const t = useTranslations("adminBanners");
  const { language } = useLanguage();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const bars = analytics.days.map((day) => ({
    label: formatDate(language, new Date(day.start), timeZone),
    value: day.clicks,
    shown: formatNumber(language, day.clicks),
  }));
  const clicks = analytics.days.map((day) => day.clicks);
  const scale = scaleOf(clicks, { whole: true }).map((value) => ({ value, shown: formatNumber(language, value) }));
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {FIGURES.map(([key, field]) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-control bg-sunk px-4 py-3">
            <dt className="text-sm text-soft">{t(key)}</dt>
            <dd className="text-lg font-bold">{formatNumber(language, analytics[field])}</dd>
          </div>
        ))}
      </dl>
      <BarChart title={t("clicksByDay")} bars={bars} scale={scale} labels={{ label: t("day"), value: t("clicks") }} />
    </>
  );
}

function useAnalytics(bannerId: number) {
  const { language } = useLanguage();
  const [state, setState] = useState<{ analytics: Analytics | null; isFailed: boolean; isLoading: boolean }>({
    analytics: null,
    isFailed: false,
    isLoading: true,
  });
  const load = useCallback(async () => {
    setState((current) => ({ ...current, isLoading: true }));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await callApi<Analytics>(
      language,
      "GET",
      `/admin/banners/${bannerId}/analytics?tz=${encodeURIComponent(timeZone)}`,
    );
    setState(
      answer.ok
        ? { analytics: answer.data, isFailed: false, isLoading: false }
        : { analytics: null, isFailed: true, isLoading: false },
    );
  }, [bannerId, language]);
  useEffect(() => void load(), [load]);
  return { ...state, load };
}
