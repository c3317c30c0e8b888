import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { later } from "#tools/workspace/later.tsx";
import { RequestBox, RequestExamples } from "#tools/workspace/request-box.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { isRequestAlone, isWhole } from "./draft.ts";
import { TEXT_LIMIT } from "./limits.ts";
import { GeneratorOptions } from "./options.tsx";
import { type Generator, useGenerator } from "./use-generator.ts";

const AnswerWorkspace = later(() =>
  import("./questions/answer-workspace.tsx").then((module) => module.AnswerWorkspace),
);
const WritingSheet = later(() =>
  import("#tools/workspace/files/writing-sheet.tsx").then((module) => module.WritingSheet),
);
const ChangeNotes = later(() => import("./change-notes.tsx").then((module) => module.ChangeNotes));
const TaskOffers = later(() => import("./questions/task-offers.tsx").then((module) => module.TaskOffers));
const CutShort = later(() => import("#tools/workspace/cut-short.tsx").then((module) => module.CutShort));

/** The generator: a request first; then its questions beside the prompt they make. Used by its own page and by home. */
export function GeneratorWorkspace({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const generator = useGenerator(language, t("example1"));
  const { shown, state } = generator;
  const hasFailed = state.phase === "failed" && !generator.failedAgain;
  if (!shown || !isWhole(shown) || generator.isEditing || generator.working || hasFailed)
    return <GeneratorForm generator={generator} autoFocus={autoFocus} />;
  return (
    <>
      <ChangeNotes generator={generator} />
      <AnswerWorkspace
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

function GeneratorForm({ generator, autoFocus }: { generator: Generator; autoFocus: boolean }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const { draft, change, working, state, shown } = generator;
  const price = usePrice(generator);
  const creditsLeft = useCreditsLeft(state.creditsLeft);
  const errors = state.error?.fields ?? {};
  const start = () => void generator.start();
  // Who changes a request may want other work: the task chosen for the earlier words goes.
  const keepsTask = (text: string) => text.trim() !== "" && !generator.isEditing;
  const cutShort = shown && !isWhole(shown) && !working ? shown.versions[0]?.envelope : undefined;
  const ownState = generator.failedAgain ? { ...state, phase: "idle", error: null } : state;
  const hint = generator.isExample ? t("exampleWritten") : generator.keeps.length > 0 ? t("answersStay") : undefined;
  return (
    <Workspace
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
            onChange={(text) => change({ text, answers: [], ...(keepsTask(text) ? {} : { task: "" }) })}
            onRun={start}
            limit={TEXT_LIMIT}
            placeholder={t("placeholder")}
            hint={hint}
            error={errors["text"]}
            autoFocus={autoFocus}
            isExample={generator.isExample}
          />
          {draft.text.trim() ? (
            <TaskOffers typed={draft.text} onPick={({ id, say }) => change({ text: say, task: id, answers: [] })} />
          ) : null}
          <GeneratorOptions draft={draft} onChange={change} errors={errors} />
        </RunForm>
      }
      result={
        <RunPane state={ownState} pricingPath={pricingPath} onRetry={start} needs={price.needs}>
          {state.text && working ? <WritingSheet text={state.text} /> : null}
          {cutShort ? <CutShort envelope={cutShort} text={cutShort.result.prompt} fileName="prompt" /> : null}
          {(ownState.phase === "idle" && !shown) || generator.isEditing ? (
            <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
          ) : null}
        </RunPane>
      }
      examples={
        <RequestExamples
          value={draft.text}
          examples={[t("example1"), t("example2"), t("example3")]}
          onPick={(text) => change({ text, task: "", answers: [] })}
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
