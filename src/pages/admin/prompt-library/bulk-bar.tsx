import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

interface Outcome {
  changed: number[];
  isPublished: boolean;
}

/** Publishes the chosen rows at once, or makes drafts of them; says what changed, also when nothing did, and takes it back. */
export function BulkBar({
  ids,
  onDone,
  onFault,
}: {
  ids: readonly number[];
  onDone: () => void;
  onFault: (words: string | null) => void;
}) {
  const t = useTranslations("adminLibrary");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [last, setLast] = useState<Outcome | null>(null);

  async function publish(which: readonly number[], isPublished: boolean, isUndo = false) {
    const answer = await send<{ changed: number[] }>("publish", {
      path: "/admin/prompts/publication",
      body: { ids: which, isPublished },
      failed: t("failedUpdate"),
      onFault,
    });
    if (!answer.ok) return;
    setLast(isUndo ? null : { changed: answer.data.changed, isPublished });
    onDone();
  }

  const isBusy = pending === "publish";
  return (
    <div className="flex flex-wrap items-center gap-3 not-empty:mb-3 not-empty:min-h-11" role="status">
      {ids.length > 0 ? (
        <>
          <span className="font-medium">{t("selected", { count: ids.length })}</span>
          <Button size="small" loading={isBusy} onClick={() => void publish(ids, true)}>
            {t("publishSelected")}
          </Button>
          <Button size="small" loading={isBusy} onClick={() => void publish(ids, false)}>
            {t("unpublishSelected")}
          </Button>
        </>
      ) : last?.changed.length === 0 ? (
        last.isPublished ? (
          t("allPublished")
        ) : (
          t("allDrafts")
        )
      ) : last ? (
        <>
          <span>{t("changedCount", { count: last.changed.length })}</span>
          <Button
            size="small"
            variant="quiet"
            icon="undo"
            loading={isBusy}
            onClick={() => void publish(last.changed, !last.isPublished, true)}
          >
            {words("undo")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
