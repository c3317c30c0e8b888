import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Bench, ResultPreview, RunForm, RunPane } from "#tools/bench/bench.tsx";
import { later } from "#tools/bench/later.tsx";
import { RequestBox, RequestExamples } from "#tools/bench/request-box.tsx";
import { RunFailure } from "#tools/bench/run-failure.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { isRequestAlone, isWhole, TEXT_LIMIT } from "./draft.ts";
import { GeneratorOptions } from "./options.tsx";
import type { AnswersMoved } from "./move-answers.ts";
import { useGenerator } from "./use-generator.ts";

const AnswerBench = later(() => import("./answer-bench.tsx").then((module) => module.AnswerBench));
const SheetText = later(() => import("#tools/bench/files/sheet-text.tsx").then((module) => module.SheetText));
const StoppedRun = later(() => import("./stopped-run.tsx").then((module) => module.StoppedRun));

/** The generator: a request first; then its questions beside the prompt they make. Used by its own page and by home. */
export function GeneratorBench({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const generator = useGenerator(language, t("example1"));
  const { shown, state } = generator;
  const hasFailed = state.phase === "failed" && !generator.failedAgain;
  if (!shown || !isWhole(shown) || generator.isEditing || generator.working || hasFailed)
    return <GeneratorForm generator={generator} autoFocus={autoFocus} />;
  return (
    <>
      <AgainFailure generator={generator} />
      {generator.moved ? <Moved {...generator.moved} /> : null}
      <AnswerBench
        key={shown.id}
        run={shown}
        isNew={state.envelope?.runId === shown.id}
        onChange={generator.show}
        onEdit={generator.edit}
        onRunAgain={(more) => void generator.runAgain(more)}
        onNew={generator.renew}
      />
    </>
  );
}

type Generator = ReturnType<typeof useGenerator>;

function GeneratorForm({ generator, autoFocus }: { generator: Generator; autoFocus: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const { draft, change, working, state, shown } = generator;
  const price = usePrice(generator);
  const creditsLeft = useCreditsLeft(state.creditsLeft);
  const errors = state.error?.fields ?? {};
  const start = () => void generator.start();
  const ownState = generator.failedAgain ? { ...state, phase: "idle", error: null } : state;
  const hint = generator.isExample ? t("exampleWritten") : generator.keeps.length > 0 ? t("answersStay") : undefined;
  return (
    <Bench
      input={
        <RunForm
          label={t("run")}
          onRun={start}
          onStop={generator.stop}
          working={working}
          costNote={t(price.note)}
          needs={price.needs}
          creditsLeft={creditsLeft}
          pricingPath={pricingPath}
        >
          <RequestBox
            label={t("label")}
            value={draft.text}
            onChange={(text) => change({ text, answers: [] })}
            onRun={start}
            limit={TEXT_LIMIT}
            placeholder={t("placeholder")}
            hint={hint}
            error={errors["text"]}
            autoFocus={autoFocus}
          />
          <GeneratorOptions draft={draft} onChange={change} errors={errors} />
        </RunForm>
      }
      result={
        <RunPane state={ownState} pricingPath={pricingPath} onRetry={start} needs={price.needs}>
          {state.text && working ? <SheetText text={state.text} /> : null}
          {shown && !isWhole(shown) && !working ? <StoppedRun run={shown} /> : null}
          {(ownState.phase === "idle" && !shown) || generator.isEditing ? (
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

/** What a press costs: a model's run always, the built-in engine's where something beside the request enters it. */
function usePrice({ draft, keeps }: Generator): {
  note: "costNote" | "costNoteModel" | "costNoteAdded";
  needs: number;
} {
  const { cost, engine } = useToolHere();
  if (engine === "provider") return { note: "costNoteModel", needs: cost };
  const isAlone = isRequestAlone(draft) && keeps.length === 0;
  return isAlone ? { note: "costNote", needs: 0 } : { note: "costNoteAdded", needs: cost };
}

/** A change of the shown run that failed: the run stays, and the same change can be asked for again. */
function AgainFailure({ generator }: { generator: Generator }) {
  const bench = useTranslations("bench");
  const { language } = useLanguage();
  const { error } = generator.state;
  if (!generator.failedAgain || !error) return null;
  return (
    <div className="mb-4">
      <RunFailure
        error={error}
        pricingPath={pathIn(language, "/pricing")}
        action={
          <Button size="small" onClick={() => void generator.retryAgain()}>
            {bench("retry")}
          </Button>
        }
      />
    </div>
  );
}

function Moved({ kept, total, fault }: AnswersMoved) {
  const t = useTranslations("promptGenerate");
  const words = kept === total ? t("answersKept") : t("answersKeptSome", { kept, total });
  return (
    <Alert tone={fault || kept < total ? "warning" : "info"} className="mb-4">
      {fault ? fault.message || t("lostConnection") : words}
    </Alert>
  );
}
