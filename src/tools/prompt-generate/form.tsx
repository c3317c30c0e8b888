import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Bench, ResultPreview, RunForm, RunPane } from "#tools/bench/bench.tsx";
import { AutoDirText } from "#ui/auto-dir-text.tsx";
import { RequestBox } from "#tools/bench/request-box.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import {
  DRAFT_NAME,
  EMPTY_DRAFT,
  type GeneratorDraft,
  type GeneratorResult,
  inputOf,
  TEXT_LIMIT,
  type Version,
} from "./draft.ts";
import { GeneratorOptions } from "./options.tsx";
import { GeneratorResultPane } from "./result.tsx";

/** The generator: request at the start side, prompt at the end side. Used by its own page and by home. */
export function GeneratorBench({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  useRerun((input) => change({ ...EMPTY_DRAFT, ...input }));
  const { state, run, stop } = useRunTool<GeneratorResult>("prompt-generate", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const versions = useVersions(state.envelope, state.foundInput);
  const errors = state.error?.fields ?? {};
  const working = state.phase === "working";

  async function start(next: GeneratorDraft = draft) {
    if (working) return;
    const envelope = await run(inputOf(next));
    if (envelope?.result.systemPrompt !== undefined) versions.add({ draft: next, envelope });
  }

  return (
    <Bench
      input={
        <RunForm
          label={t("run")}
          onRun={() => void start()}
          onStop={stop}
          working={working}
          creditsLeft={credits}
          pricingPath={pricingPath}
        >
          <RequestBox
            label={t("label")}
            value={draft.text}
            onChange={(text) => change({ text })}
            onRun={() => void start()}
            limit={TEXT_LIMIT}
            placeholder={t("placeholder")}
            error={errors["text"]}
            examples={[t("example1"), t("example2"), t("example3")]}
            autoFocus={autoFocus}
          />
          <GeneratorOptions draft={draft} onChange={change} errors={errors} />
        </RunForm>
      }
      result={
        <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
          {state.text && (working || !versions.shown) ? <AutoDirText text={state.text} /> : null}
          {versions.shown && !working ? (
            <GeneratorResultPane
              versions={versions.all}
              shown={versions.shown}
              onShow={versions.show}
              onRefine={(next) => void start({ ...versions.draftOf(), ...next })}
            />
          ) : null}
          {state.phase === "idle" && !versions.shown ? (
            <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
          ) : null}
        </RunPane>
      }
    />
  );
}

type Answer = NonNullable<ReturnType<typeof useRunTool<GeneratorResult>>["state"]["envelope"]>;

/** The answers of this visit as versions. A run found again after a reload is the first one. */
function useVersions(found: Answer | null, foundInput: Record<string, unknown> | null) {
  const [all, setAll] = useState<readonly Version[]>([]);
  const [number, setNumber] = useState(0);
  const recovered =
    all.length === 0 && found?.result.systemPrompt !== undefined
      ? versionOf(1, { ...EMPTY_DRAFT, ...foundInput }, found)
      : null;
  const list = recovered ? [recovered] : all;
  const shown = list.find((version) => version.number === number) ?? list.at(-1) ?? null;
  return {
    all: list,
    shown,
    show: setNumber,
    draftOf: () => shown?.draft ?? EMPTY_DRAFT,
    add({ draft, envelope }: { draft: GeneratorDraft; envelope: Answer }) {
      setAll((before) => [...before, versionOf(before.length + 1, draft, envelope)]);
      setNumber(0);
    },
  };
}

function versionOf(
  number: number,
  draft: GeneratorDraft,
  { result, engine, model, variety, runId, warnings }: Answer,
): Version {
  return { number, draft, result, engine, model, variety, runId, warnings };
}
