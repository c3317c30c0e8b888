import { type ReactNode, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { ResultHelp } from "#tools/workspace/help/result-help.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import type { Envelope, HelpQuestion } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { PromptText } from "./prompt-text.tsx";

/** What a model's prompt for a picture or a clip has in common. */
interface MediaResult {
  prompt: string;
  negative?: string | undefined;
  directions: readonly { name: string; prompt: string }[];
  notes: readonly string[];
  question: HelpQuestion | null;
}

interface ModelResultProps<Result extends MediaResult> {
  tool: "image-prompt" | "video-prompt";
  envelope: Envelope<Result>;
  title: string;
  /** Name and value of each setting of the generator. */
  settings: readonly (readonly [string, string | undefined])[];
  /** The prompt in another form than plain text, such as its clips. */
  content?: ReactNode;
  /** What the tool adds below the settings. */
  children?: ReactNode;
  onWoven: (envelope: Envelope<Result>) => void;
}

/** A model's prompt: the prompt first with its other directions as tabs, what to set beside it, then what to know. */
export function MediaModelResult<Result extends MediaResult>({
  tool,
  envelope,
  title,
  settings,
  content,
  children,
  onWoven,
}: ModelResultProps<Result>) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const { result } = envelope;
  const [tab, setTab] = useState("0");
  const directions = [{ name: t("mediaPrompt"), prompt: result.prompt }, ...result.directions];
  const shown = directions[Number(tab)] ?? directions[0];
  const text = shown?.prompt ?? result.prompt;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <ResultActions
        text={text}
        fileName={tool}
        details={result}
        runId={envelope.runId}
        onSave={() => saveText({ title: title.slice(0, 60), content: text, tool, lang: language })}
      />
      <Tabs
        label={t("mediaDirections")}
        value={directions[Number(tab)] ? tab : "0"}
        onChange={setTab}
        tabs={directions.map(({ name, prompt }, index) => ({
          value: String(index),
          label: <bdi>{name}</bdi>,
          content: index === 0 && content ? content : <PromptText text={prompt} />,
        }))}
      />
      {result.negative ? <LeftOut text={result.negative} /> : null}
      <dl aria-label={t("mediaSettings")} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {settings.map(([name, value]) =>
          value ? (
            <div key={name} className="flex gap-2">
              <dt className="text-soft">{name}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
      <ResultHelp notes={result.notes} question={result.question} runId={envelope.runId} onWoven={onWoven} />
      <div>
        <EngineBadge engine={envelope.engine} model={envelope.model} />
      </div>
    </Card>
  );
}

function LeftOut({ text }: { text: string }) {
  const t = useTranslations("workspace");
  return (
    <section className="rounded-control border border-line bg-sunk p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base font-medium">{t("mediaNegative")}</h3>
        <CopyButton text={text} size="small" />
      </div>
      <AutoDirText text={text} />
    </section>
  );
}
