import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { pathIn } from "../../i18n/path.ts";
import { Bench, ResultPreview, RunFailure, RunStatus } from "../../ui/bench.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { MarkedTextArea } from "../../ui/marked-text-area.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RunBar } from "../../ui/run-bar.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useCreditsLeft } from "../use-credits-left.ts";
import { useDraft } from "../use-draft.ts";
import { useRerun } from "../use-rerun.ts";
import { useRunTool } from "../use-run-tool.ts";
import {
  type CheckerIssue,
  type CheckerResult,
  DRAFT_NAME,
  EMPTY_DRAFT,
  inputOf,
  TEXT_LIMIT,
  toneOf,
} from "./draft.ts";
import { LivePanel } from "./live-panel.tsx";
import { CheckerOptions } from "./options.tsx";
import { CheckerResultPane } from "./result.tsx";
import { mend, useLiveCheck } from "./use-live-check.ts";

export default function PromptCheckerPage() {
  const t = useTranslations("promptChecker");
  const bench = useTranslations("bench");
  const { language } = useLanguage();
  const toast = useToast();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  useRerun((input) => change({ ...EMPTY_DRAFT, ...input }));
  const { state, run, stop } = useRunTool<CheckerResult>("prompt-checker", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const check = useLiveCheck(draft.text, draft.strictness, language);
  const [checked, setChecked] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const working = state.phase === "working";
  const original = typeof state.foundInput?.["text"] === "string" ? state.foundInput["text"] : checked;
  const isShown = state.envelope?.result.issues !== undefined && !working;
  const errors = state.error?.fields ?? {};

  async function start() {
    if (working) return;
    setChecked(draft.text);
    await run(inputOf(draft));
  }
  async function fix(which: CheckerIssue | "safe") {
    if (!check) return;
    change({ text: await mend(draft.text, check.issues, which) });
    toast(t("applied"));
  }
  function show(issue: CheckerIssue) {
    if (issue.start === null || issue.end === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(issue.start, issue.end);
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
      <Bench
        input={
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void start();
            }}
          >
            <Field
              label={t("label")}
              error={errors["text"]}
              aside={`${formatNumber(language, draft.text.length)} / ${formatNumber(language, TEXT_LIMIT)}`}
            >
              <MarkedTextArea
                ref={area}
                value={draft.text}
                marks={check?.text === draft.text ? marksOf(check.issues) : []}
                placeholder={t("placeholder")}
                onChange={(event) => change({ text: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
                    void start();
                }}
              />
            </Field>
            {draft.text.trim() === "" ? <Examples onPick={(text) => change({ text })} /> : null}
            <CheckerOptions draft={draft} onChange={change} errors={errors} />
            <RunBar
              label={t("run")}
              onRun={() => void start()}
              onStop={stop}
              working={working}
              cost={1}
              creditsLeft={credits}
              pricingPath={pricingPath}
            />
          </form>
        }
        result={
          <div aria-busy={working} className="flex flex-col gap-4">
            <RunStatus phase={state.phase} engine={state.engine} hasText={state.text !== ""} />
            {state.phase === "failed" && state.error && !state.error.fields ? (
              <RunFailure
                error={state.error}
                pricingPath={pricingPath}
                action={
                  <Button size="small" onClick={() => void start()}>
                    {bench("retry")}
                  </Button>
                }
              />
            ) : null}
            {state.envelope && isShown ? (
              <CheckerResultPane
                key={state.envelope.runId}
                envelope={state.envelope}
                original={original}
                onUse={(text) => change({ text })}
              />
            ) : null}
            {isShown && draft.text === original ? null : (
              <LivePanel check={check} onFix={(which) => void fix(which)} onShow={show} />
            )}
            {state.phase === "idle" && draft.text.trim() === "" ? (
              <ResultPreview items={[t("preview1"), t("preview2"), t("preview3")]} />
            ) : null}
          </div>
        }
      />
    </>
  );
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const t = useTranslations("promptChecker");
  const bench = useTranslations("bench");
  return (
    <div className="mt-3">
      <p className="text-sm text-soft">{bench("examples")}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {[t("example1"), t("example2"), t("example3")].map((example) => (
          <li key={example}>
            <Button size="small" onClick={() => onPick(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function marksOf(issues: readonly CheckerIssue[]) {
  return issues.flatMap(({ start, end, severity }) =>
    start === null || end === null ? [] : [{ start, end, tone: toneOf(severity) }],
  );
}
