import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/auto-dir-text.tsx";
import { EngineBadge } from "#tools/bench/bench.tsx";
import { Card } from "#ui/card.tsx";
import { DiffView } from "#tools/bench/diff-view.tsx";
import { fillPlaceholders } from "#tools/bench/fill-placeholders.ts";
import { PlaceholderForm } from "#tools/bench/placeholder-form.tsx";
import { ResultActions } from "#tools/bench/result-actions.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { GeneratorDraft, Version } from "./draft.ts";
import { GeneratorRefine } from "./refine.tsx";

interface ResultPaneProps {
  versions: readonly Version[];
  shown: Version;
  onShow: (number: number) => void;
  onRefine: (change: Partial<GeneratorDraft>) => void;
}

/** The finished prompt: its forms, its blanks, what was added and why, and the way to a better one. */
export function GeneratorResultPane({ versions, shown, onShow, onRefine }: ResultPaneProps) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const [values, setValues] = useState<Record<string, string>>({});
  const [tab, setTab] = useState("full");
  const { result } = shown;
  const prompt = fillPlaceholders(result.prompt, values);
  const short = result.shortVersion === undefined ? null : fillPlaceholders(result.shortVersion, values);
  const split = {
    system: fillPlaceholders(result.systemPrompt, values),
    user: fillPlaceholders(result.userPrompt, values),
  };
  const copied = tab === "short" && short ? short : tab === "split" ? `${split.system}\n\n${split.user}` : prompt;
  const before = versions.find((version) => version.number === shown.number - 1);
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header>
        <div className="flex flex-wrap items-center gap-2">
          <EngineBadge engine={shown.engine} model={shown.model} />
          <VarietyNote variety={shown.variety} />
        </div>
        <h2 className="mt-2 text-lg">
          <bdi>{result.title}</bdi>
        </h2>
      </header>
      {shown.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {result.safetyNote ? (
        <Alert tone="warning" live={false}>
          {result.safetyNote}
        </Alert>
      ) : null}
      <ResultActions
        text={copied}
        fileName="prompt"
        details={result}
        runId={shown.runId}
        onSave={() => saveText({ title: result.title, content: prompt, tool: "prompt-generate", lang: language })}
      />
      <Tabs
        label={t("resultTabs")}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "full", label: t("tabFull"), content: <AutoDirText text={prompt} /> },
          {
            value: "short",
            label: t("tabShort"),
            content: short ? <AutoDirText text={short} /> : <p className="text-soft">{t("noShort")}</p>,
          },
          {
            value: "split",
            label: t("tabSplit"),
            content: (
              <div className="flex flex-col gap-5">
                <SplitPart title={t("systemPrompt")} text={split.system} />
                <SplitPart title={t("userPrompt")} text={split.user} />
              </div>
            ),
          },
          {
            value: "diff",
            label: t("tabDiff"),
            content: (
              <>
                <p className="mb-3 text-sm text-soft">
                  {before ? t("compareVersion", { number: before.number }) : t("compareRequest")}
                </p>
                <DiffView before={before ? before.result.prompt : shown.draft.text} after={result.prompt} />
              </>
            ),
          },
        ]}
      />
      <PlaceholderForm
        fields={result.placeholders}
        values={values}
        onChange={(key, value) => setValues((now) => ({ ...now, [key]: value }))}
      />
      <Notes version={shown} />
      <GeneratorRefine versions={versions} shown={shown} onShow={onShow} onRefine={onRefine} />
    </Card>
  );
}

function VarietyNote({ variety }: { variety: string | undefined }) {
  const t = useTranslations("promptGenerate");
  if (!variety || !["egy", "glf", "lev", "mgr"].includes(variety)) return null;
  return (
    <span className="text-sm text-soft">
      {t("understoodAs", { variety: t(`variety_${variety as "egy" | "glf" | "lev" | "mgr"}`) })}
    </span>
  );
}

function SplitPart({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-soft">{title}</h3>
      <AutoDirText text={text} />
    </section>
  );
}

/** What was added and why, and what was assumed. */
function Notes({ version }: { version: Version }) {
  const t = useTranslations("promptGenerate");
  const { changes, assumptions } = version.result;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      {changes.length > 0 ? (
        <details>
          <summary className="min-h-9 py-1 font-medium text-petrol">{t("changes")}</summary>
          <ul className="flex flex-col gap-2 pt-1 pb-2">
            {changes.map((change) => (
              <li key={change.what}>
                <span className="font-medium">{change.what}</span> <span className="text-soft">{change.why}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {assumptions.length > 0 ? (
        <details>
          <summary className="min-h-9 py-1 font-medium text-petrol">{t("assumptions")}</summary>
          <ul className="flex list-disc flex-col gap-1 ps-5 pt-1 pb-2 text-soft">
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
