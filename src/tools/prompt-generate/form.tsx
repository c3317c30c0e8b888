import { useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useCredits } from "#browser/credits.tsx";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Bench, ResultPreview, RunForm, RunPane } from "#tools/bench/bench.tsx";
import { later } from "#tools/bench/later.tsx";
import { RequestBox, RequestExamples } from "#tools/bench/request-box.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { runInAddress } from "#tools/browser/run-address.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import {
  DRAFT_NAME,
  draftOf,
  EMPTY_DRAFT,
  type GeneratorDraft,
  type GeneratorEnvelope,
  type GeneratorResult,
  inputOf,
  runOf,
  TEXT_LIMIT,
} from "./draft.ts";
import { GeneratorOptions } from "./options.tsx";
import { useKeptRun } from "./use-kept-run.ts";

const AnswerBench = later(() => import("./answer-bench.tsx").then((module) => module.AnswerBench));
const SheetText = later(() => import("#tools/bench/files/sheet-text.tsx").then((module) => module.SheetText));

/** The generator: a request first; then its questions beside the prompt they make. Used by its own page and by home. */
export function GeneratorBench({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const { freeOffer } = useCredits();
  // A newcomer finds an example written, and one button.
  const [draft, change] = useDraft(DRAFT_NAME, freeOffer ? { ...EMPTY_DRAFT, text: t("example1") } : EMPTY_DRAFT);
  const isExample = freeOffer !== null && draft.text === t("example1");
  const [shown, show] = useKeptRun(language);
  const [isEditing, setEditing] = useState(false);
  useRerun((input) => {
    change(draftOf(input));
    if (runInAddress() === null) show(null);
  });
  const { state, run, stop } = useRunTool<GeneratorResult>("prompt-generate", language, { addressed: false });
  const credits = useCreditsLeft(state.creditsLeft);
  const errors = state.error?.fields ?? {};
  const working = state.phase === "working";
  const { envelope: found, foundInput } = state;
  useEffect(() => {
    if (foundInput && found?.result.voice) show(runOf(found, foundInput));
  }, [found, foundInput, show]);

  async function start(next: GeneratorDraft = draft) {
    if (working) return;
    const envelope: GeneratorEnvelope | null = await run(inputOf(next));
    if (!envelope?.result.voice) return;
    change(next);
    setEditing(false);
    show(runOf(envelope, inputOf(next) as Record<string, unknown>));
  }

  if (shown && !isEditing && !working && state.phase !== "failed") {
    return (
      <AnswerBench
        key={shown.id}
        run={shown}
        isNew={state.envelope?.runId === shown.id}
        onChange={show}
        onEdit={() => {
          change(draftOf({ ...shown.versions.at(-1)?.input, answers: [] }));
          setEditing(true);
        }}
        onRunAgain={(more) => void start({ ...draftOf(shown.versions.at(-1)?.input ?? {}), ...more })}
        onNew={() => {
          change({ ...EMPTY_DRAFT });
          show(null);
        }}
      />
    );
  }
  return (
    <Bench
      input={
        <RunForm
          label={t("run")}
          onRun={() => void start()}
          onStop={stop}
          working={working}
          costNote={t("costNote")}
          creditsLeft={credits}
          pricingPath={pricingPath}
        >
          <RequestBox
            label={t("label")}
            value={draft.text}
            onChange={(text) => change({ text, answers: [] })}
            onRun={() => void start()}
            limit={TEXT_LIMIT}
            placeholder={t("placeholder")}
            hint={isExample ? t("exampleWritten") : undefined}
            error={errors["text"]}
            autoFocus={autoFocus}
          />
          <GeneratorOptions draft={draft} onChange={change} errors={errors} />
        </RunForm>
      }
      result={
        <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
          {state.text && working ? <SheetText text={state.text} /> : null}
          {state.phase === "idle" || isEditing ? (
            <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
          ) : null}
        </RunPane>
      }
      examples={
        <RequestExamples
          value={draft.text}
          examples={[t("example1"), t("example2"), t("example3")]}
          onPick={(text) => change({ text, answers: [] })}
        />
      }
    />
  );
}
