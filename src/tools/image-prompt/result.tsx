import { Icon } from "#ui/marks/icon.tsx";
import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { SlotChips } from "#tools/workspace/media/slot-chips.tsx";
import { PromptText } from "#tools/workspace/media/prompt-text.tsx";
import { replaceWords } from "#tools/workspace/media/replace-words.ts";
import { TranslateFirst } from "#tools/workspace/media/translate-first.tsx";
import type { SlotField } from "#tools/workspace/media/slot-fields.ts";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { type ImageDraft, type ImageResult, MODEL_LABELS, requestOf } from "./draft.ts";
import { LetteringLink } from "./lettering-link.tsx";
import type { ImageEngine } from "./use-image-engine.ts";

/** Models that are offered where the chosen one hardly reads Arabic. */
const READS_ARABIC = ["gpt-image", "gemini-image"] as const;

/** Parts that are shown in the person's own words. */
const OWN_WORDS = ["subject", "action", "setting", "time", "details", "use", "space"] as const;

interface ResultPaneProps {
  envelope: Envelope<ImageResult>;
  /** What it was made from. */
  draft: ImageDraft;
  engine: ImageEngine | null;
}

/** The finished prompt, the model's settings beside it, and its parts to change. */
export function ImageResultPane({ envelope, draft, engine }: ResultPaneProps) {
  const t = useTranslations("imagePrompt");
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const [edited, setEdited] = useState<ImageDraft | null>(null);
  const [tab, setTab] = useState("0");
  const now = edited ?? draft;
  const made = engine?.compose(requestOf(now, language)) ?? null;
  const own: ImageResult | null = made && { ...withoutModelsOwn(envelope.result), ...made };
  const result = edited && own ? own : envelope.result;
  const json = result.json ? [JSON.stringify(result.json, null, 2)] : [];
  const prompts = [result.prompt, ...result.variants, ...json];
  const shown = prompts[Number(tab)] ?? result.prompt;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-2">
        <EngineBadge engine={edited ? "builtin" : envelope.engine} model={envelope.model} />
        {edited ? (
          <>
            <span role="status" className="text-sm text-soft">
              {workspace("recomposed")}
            </span>
            <Button size="small" variant="quiet" icon="undo" onClick={() => setEdited(null)}>
              {workspace("undoEdits")}
            </Button>
          </>
        ) : null}
      </header>
      <h2 className="-mt-2 truncate text-lg">
        <bdi>{now.text}</bdi>
      </h2>
      {result.mustTranslate ? (
        <TranslateFirst
          title={t("mustTranslate")}
          why={result.mustTranslate}
          others={READS_ARABIC.map((id) => [id, t("writeFor", { model: MODEL_LABELS.known[id] ?? id })])}
          onModel={own ? (model) => setEdited({ ...now, model }) : undefined}
        />
      ) : null}
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <ResultActions
        text={shown}
        fileName="image-prompt"
        details={result}
        isQuiet={result.mustTranslate !== undefined}
        runId={envelope.runId}
        onSave={() =>
          saveText({ title: draft.text.slice(0, 60), content: shown, tool: "image-prompt", lang: language })
        }
      />
      <Tabs
        label={t("resultTabs")}
        value={prompts[Number(tab)] === undefined ? "0" : tab}
        onChange={setTab}
        tabs={prompts.map((prompt, index) => ({
          value: String(index),
          label: labelOf(index),
          content: <PromptText text={prompt} />,
        }))}
      />
      {result.negative ? <LeftOut text={result.negative} /> : null}
      <Settings settings={result.settings} />
      <LetteringLink text={result.slots["lettering"] ?? now.textInImage} ratio={result.settings.ratio} hasPrompt />
      {own ? (
        <SlotChips
          fields={fieldsOf(own, now)}
          assumed={assumedIn(own)}
          onChange={(slot, value) => setEdited(changed(now, own, slot, value))}
        />
      ) : null}
      <Notes result={result} />
    </Card>
  );

  function labelOf(index: number): string {
    if (index === 0) return t("tabPrompt");
    return index > result.variants.length ? "JSON" : t("tabVariant", { number: index + 1 });
  }

  function fieldsOf(made: ImageResult, from: ImageDraft): SlotField[] {
    const picker = engine?.picker;
    const ratios = picker?.imageModels.find(({ id }) => id === from.model)?.ratios ?? [];
    const words = OWN_WORDS.flatMap((slot) =>
      made.slots[slot] ? [{ slot, label: t(slot), how: "words" as const, value: made.slots[slot] }] : [],
    );
    const terms = (["style", "light", "shot", "lens", "mood"] as const).map((slot) => ({
      slot,
      label: t(slot === "light" ? "lighting" : slot),
      how: "terms" as const,
      value: made.slots[slot] ?? "",
      terms: picker?.terms[slot] ?? [],
    }));
    return [
      ...words,
      ...terms,
      {
        slot: "palette",
        label: t("palette"),
        how: "colours",
        value: made.slots["palette"] ?? "",
        terms: picker?.terms.palette ?? [],
      },
      { slot: "lettering", label: t("lettering"), how: "words", value: made.slots["lettering"] ?? "" },
      { slot: "avoid", label: t("avoid"), how: "words", value: made.slots["avoid"] ?? "" },
      { slot: "ratio", label: t("aspectRatio"), how: "ratio", value: made.settings.ratio, ratios },
    ];
  }
}

/** What only some models have is not kept from the result before. */
function withoutModelsOwn(result: ImageResult): ImageResult {
  const kept = { ...result };
  delete kept.mustTranslate;
  delete kept.negative;
  delete kept.json;
  return kept;
}

function assumedIn({ origins }: ImageResult): ReadonlySet<string> {
  return new Set(Object.keys(origins).filter((name) => origins[name] === "assumed"));
}

const FIELD_OF: Record<string, keyof ImageDraft> = {
  light: "lighting",
  lettering: "textInImage",
  ratio: "aspectRatio",
};

/** A part of the person's own sentence changes in the sentence; everything else is a field of the form. */
function changed(draft: ImageDraft, made: ImageResult, slot: string, value: string): ImageDraft {
  const before = made.slots[slot] ?? "";
  const isOwnWords = OWN_WORDS.some((each) => each === slot) || (slot === "lettering" && draft.text.includes(before));
  if (isOwnWords && before !== "") return { ...draft, text: replaceWords(draft.text, before, value) };
  return { ...draft, [FIELD_OF[slot] ?? slot]: value };
}

function LeftOut({ text }: { text: string }) {
  const t = useTranslations("imagePrompt");
  return (
    <section className="rounded-control border border-line bg-sunk p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base font-medium">{t("negative")}</h3>
        <CopyButton text={text} size="small" />
      </div>
      <AutoDirText text={text} />
    </section>
  );
}

function Settings({ settings }: { settings: ImageResult["settings"] }) {
  const t = useTranslations("imagePrompt");
  const rows = [
    [t("aspectRatio"), settings.ratio],
    [t("size"), settings.size],
    [t("flags"), settings.flags],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  return (
    <dl aria-label={t("settings")} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd>
            <bdi dir="ltr" className="font-code">
              {value}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ result }: { result: ImageResult }) {
  const t = useTranslations("imagePrompt");
  return (
    <div className="flex flex-col gap-3">
      {result.notes
        .filter((note) => note !== result.mustTranslate)
        .map((note) => (
          <Alert key={note} live={false}>
            {note}
          </Alert>
        ))}
      <p className="text-soft">{result.explanation}</p>
      {result.assumptions.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 font-medium">
            <span className="grow">{t("assumptions")}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          <ul className="flex list-disc flex-col gap-1 ps-5 pt-1 pb-2 text-soft">
            {result.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
