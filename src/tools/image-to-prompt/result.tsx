import { type ReactNode, useState } from "react";
import { Icon } from "#ui/marks/icon.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { PromptText } from "#tools/workspace/media/prompt-text.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { Envelope } from "#tools/tool.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { GENERATORS } from "./generator-names.ts";
import { SUBJECT_LIMIT, withSubject } from "./subject-slot.ts";
import type { ImageToPromptResult } from "./tool.ts";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

const HEADS = { embedded: "headEmbedded", vision: "headVision", measured: "headMeasured" } as const;
const ORIGINS = {
  embedded: ["originEmbedded", "gold"],
  measured: ["originMeasured", "petrol"],
  camera: ["originCamera", "green"],
  vision: ["originVision", "amber"],
} as const;

/** The prompt first, then what is known of the image, each line with where it comes from. */
export function ImageToPromptResultPane({ envelope }: { envelope: Envelope<ImageToPromptResult> }) {
  const t = useTranslations("imageToPrompt");
  const dirOf = useTextDirection();
  const { language } = useLanguage();
  const [subject, setSubject] = useState("");
  const isMeasured = envelope.result.source === "measured";
  const result = isMeasured ? filled(envelope.result, subject) : envelope.result;
  const program = GENERATORS[result.embedded?.generator ?? ""];
  return (
    <Card tone="result" as="article" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <EngineBadge engine={envelope.engine} model={envelope.model} />
          {program ? <Badge tone="gold">{t("generator", { name: program })}</Badge> : null}
        </div>
        <h2 className="text-lg">{t(HEADS[result.source])}</h2>
        <p className="text-sm text-soft">{result.description}</p>
      </header>
      <div className="flex flex-col gap-3">
        {isMeasured ? (
          <Field label={t("subject")} hint={t("subjectHint")}>
            <TextInput
              value={subject}
              maxLength={SUBJECT_LIMIT}
              placeholder={t("subjectExample")}
              onChange={(event) => setSubject(event.target.value)}
            />
          </Field>
        ) : null}
        <PromptText text={result.prompt} />
        {result.negative ? <Words label={t("negative")} text={result.negative} /> : null}
        {result.altText ? <Words label={t("altText")} text={result.altText} /> : null}
        {result.textInImage ? <Words label={t("textInImage")} text={result.textInImage} /> : null}
      </div>
      <ResultActions
        text={result.prompt}
        fileName="prompt"
        details={result}
        isQuiet={isMeasured && subject.trim() === ""}
        runId={envelope.runId}
        onSave={() => saveText({ content: result.prompt, tool: "image-to-prompt", lang: language })}
      />
      <Settings embedded={result.embedded} />
      <Part title={t("variants")}>
        {result.variants.map((variant) => (
          <details key={variant.model} className="group border-b border-line last:border-b-0">
            <summary className="flex min-h-11 items-center gap-2 font-medium">
              <span className="grow">
                <bdi>{variant.model}</bdi>
              </span>
              <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
            </summary>
            <div className="flex flex-col items-start gap-2 pb-3">
              <PromptText text={variant.prompt} />
              {variant.negative ? <Words label={t("negative")} text={variant.negative} /> : null}
              <CopyButton text={variant.prompt} label={t("copy")} variant="secondary" size="small" />
            </div>
          </details>
        ))}
      </Part>
      <Palette palette={result.palette} />
      <Part title={t("known")}>
        <p className="text-sm text-soft">{t("estimates")}</p>
        <ul className="flex flex-col gap-2">
          {result.statements.map(({ origin, text }) => {
            const [name, tone] = ORIGINS[origin];
            return (
              <li key={text} className="flex flex-wrap items-baseline gap-2">
                <Badge tone={tone}>{t(name)}</Badge>
                <span dir={dirOf(text)} className="min-w-0 flex-1">
                  {text}
                </span>
              </li>
            );
          })}
        </ul>
      </Part>
    </Card>
  );
}

/** With what the person says the picture shows, in the prompt and in each model's form of it. */
function filled(result: ImageToPromptResult, subject: string): ImageToPromptResult {
  return {
    ...result,
    prompt: withSubject(result.prompt, subject),
    variants: result.variants.map((variant) => ({ ...variant, prompt: withSubject(variant.prompt, subject) })),
  };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm">
      <span className="text-soft">{label}: </span>
      <bdi>{text}</bdi>
    </p>
  );
}

function Settings({ embedded }: { embedded: ImageToPromptResult["embedded"] }) {
  const t = useTranslations("imageToPrompt");
  const rows = Object.entries({
    ...embedded?.params,
    ...(embedded && embedded.loras.length > 0 ? { lora: embedded.loras.join(", ") } : {}),
  });
  if (rows.length === 0) return null;
  return (
    <Part title={t("settings")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">
              <bdi>{name}</bdi>
            </dt>
            <dd className="min-w-0 break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Palette({ palette }: { palette: ImageToPromptResult["palette"] }) {
  const t = useTranslations("imageToPrompt");
  const { language } = useLanguage();
  return (
    <Part title={t("palette")}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {palette.map(({ hex, nameAr, nameEn, share }) => (
          <li key={hex} className="flex items-center gap-2 text-sm">
            <span
              aria-hidden
              className="size-8 shrink-0 rounded-control border border-line"
              style={{ backgroundColor: hex }}
            />
            <span className="min-w-0">
              {language === "ar" ? nameAr : nameEn}
              <span className="flex flex-wrap gap-x-2 text-soft">
                <bdi dir="ltr">{hex}</bdi>
                <span>{t("share", { percent: formatNumber(language, Math.round(share * 100)) })}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
