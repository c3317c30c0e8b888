import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { readStats } from "#domain/status/read-stats.ts";
import { readSystemStatus } from "#domain/status/read.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon, type IconName } from "#ui/marks/icon.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { Link } from "#ui/link.tsx";
import { Business, NeedsAttention } from "./business.tsx";
import { readAttention } from "./read-attention.ts";
import { STATUS_ANCHOR } from "./status-anchor.ts";
import { readBusiness } from "./read-business.ts";

export const meta = pageMeta("adminDashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { deps, language } = page;
  const number = (value: number) => formatNumber(language, value);
  const [stats, status] = await Promise.all([
    readOrNull(page, () => readStats(deps.db)),
    readOrNull(page, () => readSystemStatus(deps)),
  ]);
  const pair = (active: number, total: number) => ({ active: number(active), total: number(total) });
  return {
    business: await readBusiness(page),
    attention: await readAttention(page, status),
    tiles: stats && {
      totalPackages: number(stats.packages.totalPackages),
      activePackages: number(stats.packages.activePackages),
      packageTypes: number(stats.packages.packageTypes),
      totalVersions: number(stats.packages.totalVersions),
    },
    cards: stats && {
      packages: pair(stats.packages.activePackages, stats.packages.totalPackages),
      features: pair(stats.features.active, stats.features.total),
      prompts: pair(stats.prompts.published, stats.prompts.total),
      banners: stats.banners.total === 0 ? null : pair(stats.banners.active, stats.banners.total),
    },
    status: status?.map((state) => ({ ...state, shown: number(state.count ?? 0) })) ?? [],
  };
}

const TILES = ["totalPackages", "activePackages", "packageTypes", "totalVersions"] as const;

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminDashboard");
  const { language } = useLanguage();
  const { tiles, cards } = loaderData;
  return (
    <AdminFrame title={t("title")} lead={t("description")} hasBack={false}>
      <Business figures={loaderData.business} />
      <NeedsAttention {...loaderData.attention} />
      {tiles && cards ? (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {TILES.map((tile) => (
              <Card key={tile} className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-soft">{t(tile)}</dt>
                <dd className="text-xl font-bold">{tiles[tile]}</dd>
              </Card>
            ))}
          </dl>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <AreaCard
              to="/rai/packages"
              icon="card"
              title={t("packageManagement")}
              body={t("packageManagementBody", cards.packages)}
            />
            <AreaCard
              to="/rai/tool-features"
              icon="edit"
              title={t("toolFeatures")}
              body={t("toolFeaturesBody", cards.features)}
            />
            <AreaCard
              to="/rai/prompt-library"
              icon="bookmark"
              title={t("promptLibrary")}
              body={t("promptLibraryBody", cards.prompts)}
            />
            <AreaCard
              to="/rai/ad-banners"
              icon="image"
              title={t("adBanners")}
              body={cards.banners ? t("adBannersBody", cards.banners) : t("noBanners")}
            />
          </div>
        </>
      ) : (
        <LoadFailed message={t("failed")} />
      )}
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("quickActions")}</h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton size="small" icon="plus" to="/rai/packages?form=new">
            {t("newVersion")}
          </LinkButton>
          <LinkButton size="small" icon="plus" to="/rai/prompt-library?form=new">
            {t("newPrompt")}
          </LinkButton>
          <LinkButton size="small" icon="plus" to="/rai/ad-banners?form=new">
            {t("newBanner")}
          </LinkButton>
          <LinkButton size="small" icon="home" to={pathIn(language, "/")}>
            {t("viewSite")}
          </LinkButton>
        </div>
      </section>
      <SystemStatus status={loaderData.status} />
    </AdminFrame>
  );
}

function AreaCard({ to, icon, title, body }: { to: string; icon: IconName; title: string; body: string }) {
  return (
    <Link
      to={to}
      className={
        "flex items-start gap-4 rounded-card border border-line bg-raised p-5 text-ink no-underline " +
        "transition-colors hover:border-petrol"
      }
    >
      <Icon name={icon} className="mt-1 text-petrol" />
      <span className="min-w-0">
        <span className="block text-base font-medium">{title}</span>
        <span className="block text-soft">{body}</span>
      </span>
      <Icon name="chevron-end" size={18} className="ms-auto mt-1 text-soft" />
    </Link>
  );
}

const STATE_TONES = { ok: "green", attention: "amber", failing: "red" } as const;

function SystemStatus({ status }: { status: Route.ComponentProps["loaderData"]["status"] }) {
  const t = useTranslations("adminDashboard");
  return (
    <section id={STATUS_ANCHOR} className="mt-8 scroll-mt-20">
      <h2 className="mb-3 text-lg">{t("systemStatus")}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {status.map((state) => (
          <li key={state.part} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="basis-40 font-medium">{t(`part.${state.part}`)}</span>
            <span className="min-w-0 grow basis-52 text-soft">
              {t(`detail.${state.detail}`, { shown: state.shown })}
            </span>
            <Badge tone={STATE_TONES[state.state]}>{t(`state.${state.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
