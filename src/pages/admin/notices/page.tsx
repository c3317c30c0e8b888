import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { listNotices } from "#domain/notices/read.ts";
import { noticeState } from "#domain/notices/rules.ts";
import { formatDateTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { NEW_NOTICE, NoticeForm } from "./notice-form.tsx";

export const meta = pageMeta("adminNotices");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { deps, language, timeZone } = page;
  const shown = (at: Date | null) => at && formatDateTime(language, at, timeZone);
  const notices = await readOrNull(page, () => listNotices(deps.db));
  return {
    notices:
      notices?.map((notice) => ({
        id: notice.id,
        kind: notice.kind,
        textAr: notice.textAr,
        textEn: notice.textEn,
        showFrom: notice.showFrom?.toISOString() ?? "",
        showTo: notice.showTo?.toISOString() ?? "",
        from: shown(notice.showFrom),
        until: shown(notice.showTo),
        state: noticeState(notice, deps.now()),
      })) ?? null,
  };
}

type Row = NonNullable<Route.ComponentProps["loaderData"]["notices"]>[number];

const STATE_TONES = { shown: "green", waiting: "amber", over: "grey" } as const;

export default function AdminNoticesPage({ loaderData: { notices } }: Route.ComponentProps) {
  const t = useTranslations("adminNotices");
  const address = useAddress();
  const form = address.get("form");
  const edited = form === "new" ? NEW_NOTICE : notices?.find(({ id }) => String(id) === form);
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <Button variant="primary" icon="plus" onClick={() => address.set({ form: "new" })}>
          {t("newNotice")}
        </Button>
      }
    >
      {edited ? <NoticeForm key={form} values={edited} onClose={() => address.set({ form: "" })} /> : null}
      {notices === null ? <LoadFailed message={t("failedLoad")} /> : null}
      {notices?.length === 0 ? <EmptyState title={t("none")} /> : null}
      {notices && notices.length > 0 ? (
        <>
          <p className="mb-3 text-soft">{t("newestOnly")}</p>
          <ul className="grid gap-3">
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} onEdit={() => address.set({ form: String(notice.id) })} />
            ))}
          </ul>
        </>
      ) : null}
    </AdminFrame>
  );
}

function NoticeCard({ notice, onEdit }: { notice: Row; onEdit: () => void }) {
  const t = useTranslations("adminNotices");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);

  async function remove() {
    await send("delete", {
      method: "DELETE",
      path: `/admin/notices/${notice.id}`,
      done: t("deleted"),
      failed: t("failedDelete"),
    });
    setAsks(false);
  }

  return (
    <Card as="li">
      <div className="mb-2 flex flex-wrap gap-2">
        <Badge tone={STATE_TONES[notice.state]}>{t(`states.${notice.state}`)}</Badge>
        <Badge tone={notice.kind === "warning" ? "amber" : "petrol"}>{t(`kinds.${notice.kind}`)}</Badge>
      </div>
      <p lang="ar" dir="rtl" className="break-words text-start">
        {notice.textAr}
      </p>
      <p lang="en" dir="ltr" className="break-words text-start">
        {notice.textEn}
      </p>
      <p className="mt-2 text-soft">
        {notice.from ? t("from", { date: notice.from }) : null}{" "}
        {notice.until ? t("until", { date: notice.until }) : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" icon="edit" aria-label={words("editNamed", { name: notice.textEn })} onClick={onEdit}>
          {words("edit")}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={words("deleteNamed", { name: notice.textEn })}
          onClick={() => setAsks(true)}
        >
          {words("delete")}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        loading={pending === "delete"}
        title={t("confirmDelete")}
        confirmLabel={words("delete")}
      />
    </Card>
  );
}
