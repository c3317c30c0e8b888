import { useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { later } from "#tools/workspace/later.tsx";
import { RequestBox, RequestExamples } from "#tools/workspace/request-box.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import type { Route } from "./+types/page";
import { DRAFT_NAME, type DetectorResult, EMPTY_DRAFT, inputOf } from "./draft.ts";
import { FilePicker } from "./file-picker.tsx";
import { readPublished } from "./guide/read-published.ts";
import { NeverProof } from "./report/never-proof.tsx";
import { DetectorOptions } from "./options.tsx";
import { LEAST_WORDS, TEXT_LIMIT } from "./limits.ts";
import { useLength } from "./use-length.ts";

const DetectorResultPane = later(() => import("./report/result.tsx").then((module) => module.DetectorResultPane));

/** The measured errors are beside every result. */
export async function loader() {
  return { published: await readPublished() };
}

export default function AiDetectorPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  const [file, setFile] = useState<File | null>(null);
  const [judged, setJudged] = useState("");
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useRerun((input) => change({ ...EMPTY_DRAFT, ...input }));
  const { state, run, stop } = useRunTool<DetectorResult>("ai-detector", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const working = state.phase === "working";
  const errors = state.error?.fields ?? {};
  const result = working ? undefined : state.envelope?.result;
  const text = result?.text ?? (typeof state.foundInput?.["text"] === "string" ? state.foundInput["text"] : judged);

  const length = useLength(draft.text, language);
  const missing = length?.missing ?? 0;
  const isShort = file === null && missing > 0;

  async function start() {
    if (working) return;
    setPressed(isShort);
    if (isShort) return box.current?.focus();
    setJudged(draft.text);
    await run(inputOf(draft, file !== null), file);
  }

  return (
    <>
      <PageTitle
        lead={t("description")}
        actions={
          <LinkButton to={pathIn(language, "/guide/ai-detector")} variant="quiet" size="small">
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
            <FilePicker file={file} onPick={setFile} error={errors["file"]}>
              {file ? null : (
                <RequestBox
                  area={box}
                  label={t("label")}
                  value={draft.text}
                  onChange={(value) => change({ text: value })}
                  onRun={() => void start()}
                  limit={TEXT_LIMIT}
                  placeholder={t("placeholder")}
                  rows={10}
                  hint={t(missing > 0 ? "leastSoFar" : "least", {
                    least: formatNumber(language, length?.least ?? LEAST_WORDS[language]),
                    count: length?.count ?? 0,
                  })}
                  error={isShort && isPressed ? t("missing", { count: missing }) : errors["text"]}
                />
              )}
            </FilePicker>
            <DetectorOptions draft={draft} onChange={change} />
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            {state.envelope && result?.verdict ? (
              <DetectorResultPane
                key={state.envelope.runId}
                envelope={state.envelope}
                text={text}
                published={loaderData.published}
              />
            ) : null}
            {working || result?.verdict ? null : (
              <>
                <ResultPreview items={[t("preview1"), t("preview2"), t("preview3")]} />
                <NeverProof />
              </>
            )}
          </RunPane>
        }
        examples={
          file ? null : (
            <RequestExamples
              value={draft.text}
              examples={[t("example")]}
              onPick={() => change({ text: t("exampleText") })}
            />
          )
        }
      />
    </>
  );
}
