import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { DiffView } from "#tools/workspace/diff/diff-view.tsx";
import { fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { PlaceholderForm } from "#tools/workspace/placeholder-form.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { Envelope } from "#tools/tool.ts";
import { Button } from "#ui/button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import type { CheckerResult } from "#tools/prompt-checker/draft.ts";
import type { Mending } from "#tools/prompt-checker/live/use-mending.ts";

/** The step that puts the rewrite in place of the text. */
const REWRITE = "rewrite";

interface RewriteSectionProps {
  envelope: Envelope<CheckerResult>;
  original: string;
  mending: Mending;
  onMend: Mending["add"];
}

/** The prompt after its fixes, beside the one before; or why there is none. */
export function RewriteSection({ envelope, original, mending, onMend }: RewriteSectionProps) {
  const t = useTranslations("promptChecker");
  const { language } = useLanguage();
  const [values, setValues] = useState<Record<string, string>>({});
  const { result } = envelope;
  const improved = fillPlaceholders(result.improved, values);
  if (result.improved.trim() === original.trim()) return <p className="text-soft">{t(unchangedNote(envelope))}</p>;
  const isUsed = mending.ids.includes(REWRITE);
  return (
    <section className="flex flex-col gap-5 border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("rewrite")}</h3>
      <ResultActions
        text={improved}
        fileName="prompt"
        details={result}
        runId={envelope.runId}
        onSave={() => saveText({ content: improved, tool: "prompt-checker", lang: language })}
      />
      <Tabs
        label={t("resultTabs")}
        tabs={[
          { value: "improved", label: t("tabImproved"), content: <AutoDirText text={improved} /> },
          { value: "diff", label: t("tabDiff"), content: <DiffView before={original} after={result.improved} /> },
        ]}
      />
      <PlaceholderForm
        fields={result.placeholders}
        values={values}
        onChange={(key, value) => setValues((now) => ({ ...now, [key]: value }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        {isUsed ? (
          <Button icon="undo" onClick={() => void mending.undo(REWRITE)}>
            {t("undo")}
          </Button>
        ) : (
          <Button onClick={() => void onMend({ id: REWRITE, make: () => improved })}>{t("useImproved")}</Button>
        )}
        <span role="status" className="text-sm text-soft">
          {isUsed ? t("usedImproved") : null}
        </span>
      </div>
    </section>
  );
}

function unchangedNote({ engine, result }: Envelope<CheckerResult>) {
  if (engine !== "builtin") return "unchangedByModel";
  return result.issues.length === 0 ? "unchangedSound" : "unchanged";
}
