import { useId, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Button } from "#ui/button.tsx";
import { DiffView } from "#tools/workspace/diff/diff-view.tsx";
import { Cell } from "#ui/table.tsx";
import type { ShownRow } from "./read-audit-page.ts";

type Change = ShownRow["changes"][number];

/** Longer texts on both sides are compared word by word. */
const COMPARED_FROM = 60;

/** One change; the state before and after opens below it. */
export function AuditRow({ row }: { row: ShownRow }) {
  const t = useTranslations("adminAudit");
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <tr>
        <Cell header className="min-w-32 md:whitespace-nowrap">
          {row.when}
        </Cell>
        <Cell className="min-w-44">
          <span className="block">{row.action}</span>
          <span className="block">
            <code className="text-soft">{row.code}</code>
          </span>
        </Cell>
        <Cell className="min-w-44 wrap-anywhere">
          <bdi>{row.subject}</bdi>
        </Cell>
        <Cell className="min-w-48 wrap-anywhere">
          <bdi dir="ltr">{row.who}</bdi>
        </Cell>
        <Cell align="end">
          <Button
            size="small"
            variant="quiet"
            className="-my-1.5"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={t(isOpen ? "hideNamed" : "showNamed", { action: row.action, subject: row.subject })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t("hide") : t("show")}
          </Button>
        </Cell>
      </tr>
      {isOpen ? (
        <tr id={detailsId}>
          <td colSpan={5} className="bg-sunk px-4 py-4">
            <Details row={row} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Details({ row }: { row: ShownRow }) {
  const t = useTranslations("adminAudit");
  return (
    <div className="sticky start-4 max-w-[min(100%,calc(100vw-4.25rem))]">
      {row.changes.length === 0 ? <p className="text-soft">{t("nothing")}</p> : null}
      <dl className="grid gap-3">
        {row.changes.map((change) => (
          <div key={change.field} className="grid gap-x-4 md:grid-cols-[10rem_1fr]">
            <dt className="font-medium">{change.label ?? <code>{change.field}</code>}</dt>
            <dd className="min-w-0">
              <BeforeAndAfter change={change} />
            </dd>
          </div>
        ))}
        {row.requestId ? (
          <div className="grid gap-x-4 text-soft md:grid-cols-[10rem_1fr]">
            <dt>{t("request")}</dt>
            <dd>
              <code className="break-all">{row.requestId}</code>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

function BeforeAndAfter({ change: { before, after } }: { change: Change }) {
  const t = useTranslations("adminAudit");
  if (before !== null && after !== null && before.length + after.length > COMPARED_FROM)
    return <DiffView before={before} after={after} />;
  const sides = [
    [t("before"), before],
    [t("after"), after],
  ] as const;
  return sides.map(([label, value]) =>
    value === null ? null : (
      <div key={label} className="flex gap-2">
        <span className="shrink-0 text-soft">{label}:</span>
        <AutoDirText text={value} className="min-w-0" />
      </div>
    ),
  );
}
