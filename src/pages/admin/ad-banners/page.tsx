import { useState } from "react";
import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { type Banner, listBanners } from "#domain/banners/read.ts";
import { isShownAt } from "#domain/banners/rules.ts";
import { formatDateTime } from "#i18n/format.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type PageContext, pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { OutsideImage } from "#pages/shell/frame/outside-image.tsx";
import { OUTSIDE_IMAGES } from "#pages/shell/frame/read-banner.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { isPictureAddress } from "#pages/admin/shared/fields/picture-address.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { AnalyticsPanel } from "./analytics-panel.tsx";
import { BannerForm, NEW_BANNER } from "./banner-form.tsx";

export const meta = pageMeta("adminBanners");

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const banners = await readOrNull(page, () => listBanners(page.deps.db));
  return data({ banners: banners?.map((banner) => shownBanner(page, banner)) ?? null }, { headers: OUTSIDE_IMAGES });
}

function shownBanner({ deps, language, timeZone }: PageContext, banner: Banner) {
  const now = deps.now();
  const moment = (date: Date | null) => date && formatDateTime(language, date, timeZone);
  return {
    id: banner.id,
    title: banner.title,
    imageUrl: banner.imageUrl,
    linkUrl: banner.linkUrl,
    language: banner.language,
    isActive: banner.isActive,
    showFrom: banner.showFrom?.toISOString() ?? "",
    showTo: banner.showTo?.toISOString() ?? "",
    fromShown: moment(banner.showFrom),
    toShown: moment(banner.showTo),
    // Only of one that is switched on; the rest show nowhere anyway.
    schedule:
      isShownAt(banner, now) || !banner.isActive
        ? null
        : banner.showFrom && banner.showFrom > now
          ? "waiting"
          : "ended",
  } as const;
}

type Row = ReturnType<typeof shownBanner>;

export default function AdminBannersPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminBanners");
  const address = useAddress();
  const { banners } = loaderData;
  const form = address.get("form");
  const edited = banners?.find((banner) => String(banner.id) === form);
  const close = () => address.set({ form: "" });
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <Button variant="primary" icon="plus" onClick={() => address.set({ form: "new" })}>
          {t("newBanner")}
        </Button>
      }
    >
      {form === "new" ? <BannerForm id={null} values={NEW_BANNER} onClose={close} /> : null}
      {edited ? <BannerForm key={edited.id} id={edited.id} values={edited} onClose={close} /> : null}
      {banners === null ? <LoadFailed message={t("failedLoad")} /> : null}
      {banners?.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <Button icon="plus" onClick={() => address.set({ form: "new" })}>
              {t("newBanner")}
            </Button>
          }
        />
      ) : null}
      <ul className="grid gap-4">
        {banners?.map((banner) => (
          <BannerCard
            key={banner.id}
            banner={banner}
            isOpen={address.get("analytics") === String(banner.id)}
            onAnalytics={(isOpen) => address.set({ analytics: isOpen ? String(banner.id) : "" })}
            onEdit={() => address.set({ form: String(banner.id) })}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}

function BannerCard({
  banner,
  isOpen,
  onAnalytics,
  onEdit,
}: {
  banner: Row;
  isOpen: boolean;
  onAnalytics: (isOpen: boolean) => void;
  onEdit: () => void;
}) {
  const t = useTranslations("adminBanners");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  const path = `/admin/banners/${banner.id}`;

  async function remove() {
    const answer = await send("delete", { method: "DELETE", path, done: t("deleted"), failed: t("failedDelete") });
    if (!answer.ok) setAsks(false);
  }
  const flip = () =>
    void send("flip", {
      method: "PUT",
      path,
      body: { isActive: !banner.isActive },
      done: banner.isActive ? t("deactivated") : t("activated"),
      failed: t("failedStatus"),
    });

  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-2 text-base">
          <bdi>{banner.title}</bdi>
        </h2>
        <Badge tone="petrol">{banner.language.toUpperCase()}</Badge>
        {banner.isActive ? <Badge tone="green">{t("active")}</Badge> : <Badge>{t("inactive")}</Badge>}
        {banner.schedule ? <Badge tone="amber">{t(banner.schedule)}</Badge> : null}
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <LinkRow label={t("imageLink")} href={banner.imageUrl} />
        <LinkRow label={t("destination")} href={banner.linkUrl} />
      </dl>
      {banner.fromShown || banner.toShown ? (
        <p className="mt-2 text-soft">
          {t("schedule", { from: banner.fromShown ?? t("always"), to: banner.toShown ?? t("always") })}
        </p>
      ) : null}
      <OutsideImage
        src={banner.imageUrl}
        alt={banner.title}
        className="mt-3 block h-auto max-h-36 w-full max-w-measure rounded-control border border-line object-cover"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" icon="chart" aria-expanded={isOpen} onClick={() => onAnalytics(!isOpen)}>
          {t("analytics")}
        </Button>
        <Button size="small" loading={pending === "flip"} onClick={flip}>
          {banner.isActive ? t("deactivate") : t("activate")}
        </Button>
        <Button size="small" icon="edit" aria-label={words("editNamed", { name: banner.title })} onClick={onEdit}>
          {words("edit")}
        </Button>
        <Button
          size="small"
          variant="danger"
          icon="trash"
          aria-label={words("deleteNamed", { name: banner.title })}
          onClick={() => setAsks(true)}
        >
          {words("delete")}
        </Button>
      </div>
      {isOpen ? <AnalyticsPanel bannerId={banner.id} title={banner.title} /> : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        loading={pending === "delete"}
        title={t("confirmDelete")}
        confirmLabel={words("delete")}
      >
        <p className="text-base">
          <bdi>{banner.title}</bdi>
        </p>
      </ConfirmDialog>
    </Card>
  );
}

/** Only an address of the web or of an uploaded picture becomes a link, whatever the row holds. */
function LinkRow({ label, href }: { label: string; href: string }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 break-all">
        {isPictureAddress(href) ? (
          <a
            href={href}
            target="_blank"
            rel="noopener nofollow noreferrer"
            dir="ltr"
            className="ltr-isolate text-petrol underline"
          >
            {href}
          </a>
        ) : (
          <bdi dir="ltr">{href}</bdi>
        )}
      </dd>
    </>
  );
}
