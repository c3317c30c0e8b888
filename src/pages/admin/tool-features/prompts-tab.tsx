import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DiffView } from "#tools/workspace/diff/diff-view.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { FeaturesPage, VersionRow } from "./read-features-page.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

/** One feature's prompt: a draft, its trial, and the versions to compare with or return to. */
export function PromptsTab({ page }: { page: FeaturesPage }) {
  const t = useTranslations("adminFeatures");
  const { send, pending } = useApiChange();
  const active = page.versions.find((row) => row.isActive);
  const stored = active?.promptContent ?? "";
  const [draft, setDraft] = useKeptDraft(String(page.openId), stored);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const path = `/admin/features/${page.openId}`;

  async function save() {
    const answer = await send("save", {
      path: `${path}/prompts`,
      body: { promptContent: draft },
      done: t("promptSaved"),
      failed: t("failedPrompt"),
    });
    setFaults(answer.ok ? {} : answer.fault.fields);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <Field
          label={t("draft")}
          hint={t("draftHint")}
          error={faults["promptContent"]}
          aside={
            draft !== stored ? (
              <Badge tone="amber">{t("unsaved")}</Badge>
            ) : active ? (
              t("versionNumber", { version: active.versionShown })
            ) : null
          }
        >
          <TextArea
            rows={14}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={40_000}
            className="max-h-[40rem]"
          />
        </Field>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="primary"
            loading={pending === "save"}
            disabled={draft.trim() === "" || draft === stored}
            onClick={() => void save()}
          >
            {t("savePrompt")}
          </Button>
          {draft !== stored ? (
            <Button icon="undo" onClick={() => setDraft(stored)}>
              {t("reset")}
            </Button>
          ) : null}
        </div>
        <TrialPanel key={page.openId} path={path} samples={page.samples} draft={draft} />
      </div>
      <section className="min-w-0">
        <h2 className="mb-3 text-base font-medium">{t("versions")}</h2>
        <ol className="grid gap-3">
          {page.versions.map((row) => (
            <Version key={row.version} row={row} draft={draft} path={path} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Version({ row, draft, path }: { row: VersionRow; draft: string; path: string }) {
  const t = useTranslations("adminFeatures");
  const { send, pending } = useApiChange();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t("versionNumber", { version: row.versionShown })}</span>
        {row.isActive ? <Badge tone="green">{t("current")}</Badge> : null}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-soft">
        <bdi>{row.authorEmail ?? t("seeded")}</bdi>
        <span>{row.date}</span>
      </p>
      <div className="mt-2 -ms-3 flex flex-wrap gap-1">
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("hideCompare") : t("compare")}
        </Button>
        {row.isActive ? null : (
          <Button
            size="small"
            variant="quiet"
            icon="undo"
            loading={pending === "return"}
            onClick={() =>
              void send("return", {
                path: `${path}/prompts/${row.version}/activation`,
                done: t("returned", { version: row.versionShown }),
                failed: t("failedReturn"),
              })
            }
          >
            {t("useReturn")}
          </Button>
        )}
      </div>
      {isOpen ? (
        <div className="mt-2 border-t border-line pt-3">
          <p className="mb-2 text-sm text-soft">{t("compareLead", { version: row.versionShown })}</p>
          <div
            role="group"
            tabIndex={0}
            aria-label={t("compareLead", { version: row.versionShown })}
            className="max-h-96 overflow-y-auto text-sm"
          >
            <DiffView before={row.promptContent} after={draft} />
          </div>
        </div>
      ) : null}
    </Card>
  );
}
