import { useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { FileText } from "#tools/workspace/files/file-text.tsx";
import { later } from "#tools/workspace/later.tsx";
import type { Envelope } from "#tools/tool.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { MarkedTextArea } from "#tools/workspace/marked-text-area.tsx";
import { RequestBox, RequestExamples } from "#tools/workspace/request-box.tsx";
import { WrittenText } from "#tools/workspace/written-text.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import { type CheckerIssue, type CheckerResult, DRAFT_NAME, EMPTY_DRAFT, inputOf, toneOf } from "./draft.ts";
import { TEXT_LIMIT } from "./limits.ts";
import { Expectation } from "./expectation.tsx";
import { LivePanel } from "./live/live-panel.tsx";
import { CheckerOptions } from "./options.tsx";
import { useCheckedText } from "./live/use-checked-text.ts";
import { applyFix, type LiveCheck } from "./live/use-live-check.ts";
import type { Mending } from "./live/use-mending.ts";

const ModelResultPane = later(() => import("./result/model-result.tsx").then((module) => module.ModelResultPane));
const CheckerResultPane = later(() => import("./result/result.tsx").then((module) => module.CheckerResultPane));

export default function PromptCheckerPage() {
  const t = useTranslations("promptChecker");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  useRerun((input) => change({ ...EMPTY_DRAFT, ...input }));
  const { state, run, stop, replace } = useRunTool<CheckerResult>("prompt-checker", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const [started, setStarted] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const working = state.phase === "working";
  const { shown, original, isInField, check, now, marked, mending, mend } = useCheckedText(
    state,
    started,
    draft,
    (text) => change({ text }),
    language,
  );
  const lastStep = mending.ids.at(-1);
  const errors = state.error?.fields ?? {};

  async function start() {
    if (working) return;
    setStarted(draft.text);
    await run(inputOf(draft));
  }
  function show({ start: from, end }: CheckerIssue) {
    const field = area.current;
    if (!field || from === null || end === null) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(from, end);
    field.parentElement?.querySelector(`[data-start="${from}"]`)?.scrollIntoView({ block: "center" });
  }

  return (
    <>
      <PageTitle
        lead={t("description")}
        actions={
          <LinkButton to={pathIn(language, "/guide/prompt-checker")} variant="quiet" size="small">
            {t("guide")}
          </LinkButton>
        }
      >
        {t("title")}
      </PageTitle>
      <Workspace
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
              rows={8}
              around={(field) => (
                <FileText value={draft.text} onText={(text) => change({ text })}>
                  {field}
                </FileText>
              )}
              error={errors["text"]}
              renderArea={(props) => <MarkedTextArea {...props} marks={marksOf(marked)} />}
              area={area}
            />
            <Expectation draft={draft} onChange={change} errors={errors} />
            <CheckerOptions draft={draft} onChange={change} errors={errors} />
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            <WrittenText state={state} textOf={({ improved }) => improved} fileName="prompt" />
            {shown ? (
              <CheckedResult
                envelope={shown}
                original={original}
                now={now}
                mending={mending}
                onMend={mend}
                onWoven={replace}
                onShow={isInField ? show : undefined}
              />
            ) : null}
            {shown && isInField ? null : (
              <LivePanel
                check={check}
                onFix={(id) => void mending.add({ id, make: (text) => applyFix(text, id) })}
                onUndo={lastStep === undefined ? null : () => void mending.undo(lastStep)}
                onShow={show}
              />
            )}
            {state.phase === "idle" && draft.text.trim() === "" ? (
              <ResultPreview items={[t("preview1"), t("preview2"), t("preview3")]} />
            ) : null}
          </RunPane>
        }
        examples={
          <RequestExamples
            value={draft.text}
            examples={[t("example1"), t("example2"), t("example3")]}
            onPick={(text) => change({ text })}
          />
        }
      />
    </>
  );
}

interface CheckedResultProps {
  envelope: Envelope<CheckerResult>;
  original: string;
  now: LiveCheck | null;
  mending: Mending;
  onMend: Mending["add"];
  onWoven: (envelope: Envelope<CheckerResult>) => void;
  onShow?: ((issue: CheckerIssue) => void) | undefined;
}

/** A model's check speaks in words; the rules' own has its figures. */
function CheckedResult({ now, onWoven, ...shared }: CheckedResultProps) {
  const { envelope } = shared;
  return envelope.result.state ? (
    <ModelResultPane key={envelope.runId} onWoven={onWoven} {...shared} />
  ) : (
    <CheckerResultPane key={envelope.runId} now={now} {...shared} />
  );
}

function marksOf(issues: readonly CheckerIssue[]) {
  return issues.flatMap(({ start, end, severity }) =>
    start === null || end === null ? [] : [{ start, end, tone: toneOf(severity) }],
  );
}
