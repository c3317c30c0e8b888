import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { RunDetails } from "./run-details.tsx";
import { Link } from "#ui/link.tsx";

export interface HistoryRun {
  id: string;
  slug: string;
  title: string;
  stopped: boolean;
  pinned: boolean;
  canShare: boolean;
  isShared: boolean;
  /** How many states its result has had. */
  versions: number;
  at: string;
  when: string;
  exactly: string;
}

/** Runs of the same request by the same tool as one group, at the place of the newest; a pinned run is a group of its own. */
export function groupsOf(runs: readonly HistoryRun[]): [HistoryRun, ...HistoryRun[]][] {
  const groups = new Map<string, [HistoryRun, ...HistoryRun[]]>();
  for (const run of runs) {
    const name = run.pinned || run.title === "" ? run.id : `${run.slug} ${run.title}`;
    const group = groups.get(name);
    if (group) group.push(run);
    else groups.set(name, [run]);
  }
  return [...groups.values()];
}

const ShareDialog = lazy(() =>
  import("#tools/workspace/share/share-dialog.tsx").then((module) => ({ default: module.ShareDialog })),
);

interface HistoryRowProps {
  run: HistoryRun;
  toolName: string;
  /** The detector's verdicts in words. */
  verdicts: Readonly<Record<string, string>>;
  onRemove: () => void;
  /** While its deletion can still be taken back. */
  onUndo: (() => void) | null;
  onChanged: () => void;
}

/** One run: its name and when, its texts when opened, and what can be done with it. */
export function HistoryRow({ run, toolName, verdicts, onRemove, onUndo, onChanged }: HistoryRowProps) {
  const t = useTranslations("history");
  const { language } = useLanguage();
  const toast = useToast();
  const [dialog, setDialog] = useState<"name" | "share" | null>(null);
  const tool = pathIn(language, `/${run.slug}`);
  const title = run.title || toolName;
  async function change(body: { title?: string; pinned?: boolean }) {
    const answer = await callApi(language, "PUT", `/runs/${run.id}`, body);
    if (!answer.ok) return toast(answer.fault.message || t("changeFailed"), "error");
    setDialog(null);
    onChanged();
  }
  if (onUndo) {
    return (
      <p className="flex items-center justify-between gap-3 text-soft">
        {t("removed")}{" "}
        <Button size="small" variant="quiet" onClick={onUndo}>
          {t("undo")}
        </Button>
      </p>
    );
  }
  return (
    <div className="flex items-start gap-x-1">
      <details className="group/row min-w-0 grow" name="history">
        <summary className="flex min-h-11 items-start gap-2">
          <Icon
            name="chevron-end"
            size={18}
            className="mt-1.5 text-soft group-open/row:rotate-90 rtl:group-open/row:-rotate-90"
          />
          <RunSummary run={run} title={title} toolName={toolName} />
        </summary>
        <RunDetails id={run.id} verdicts={verdicts} />
      </details>
      <Link
        to={`${tool}?run=${run.id}&from=${run.id}`}
        className="grid min-h-11 shrink-0 place-items-center rounded-control px-3 text-sm font-medium text-petrol hover:bg-petrol-ground"
      >
        {t("open")}
      </Link>
      <Menu
        label={t("actions", { title })}
        items={[
          {
            label: run.pinned ? t("unpin") : t("pin"),
            icon: "pin",
            onSelect: () => void change({ pinned: !run.pinned }),
          },
          { label: t("rename"), icon: "edit", onSelect: () => setDialog("name") },
          ...(run.canShare ? [{ label: t("share"), icon: "share" as const, onSelect: () => setDialog("share") }] : []),
          { label: t("again"), icon: "refresh", to: `${tool}?from=${run.id}` },
          { label: t("remove"), icon: "trash", tone: "danger", onSelect: onRemove },
        ]}
      />
      {dialog === "name" ? (
        <NameDialog title={title} onClose={() => setDialog(null)} onSave={(name) => void change({ title: name })} />
      ) : null}
      {dialog === "share" ? (
        <Suspense>
          <ShareDialog runId={run.id} onClose={() => setDialog(null)} onChanged={onChanged} />
        </Suspense>
      ) : null}
    </div>
  );
}

function RunSummary({ run, title, toolName }: { run: HistoryRun; title: string; toolName: string }) {
  const t = useTranslations("history");
  return (
    <span className="min-w-0">
      <span className="line-clamp-2 font-medium">
        <bdi>{title}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>{toolName}</span>
        <time dateTime={run.at} title={run.exactly}>
          {run.when}
        </time>
        {run.versions > 1 ? <span>{t("versions", { count: run.versions })}</span> : null}
        {run.stopped ? <span>{t("stopped")}</span> : null}
        {run.pinned ? <Badge tone="gold">{t("pinned")}</Badge> : null}
        {run.isShared ? <Badge tone="petrol">{t("shared")}</Badge> : null}
      </span>
    </span>
  );
}

function NameDialog({
  title,
  onClose,
  onSave,
}: {
  title: string;
  onClose: () => void;
  onSave: (name: string) => void;
}) {
  const t = useTranslations("history");
  const [name, setName] = useState(title);
  return (
    <Dialog open onClose={onClose} title={t("rename")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") onSave(name.trim());
        }}
      >
        <Field label={t("name")}>
          <TextInput required maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="primary">
            {t("saveName")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
