import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { later } from "#tools/workspace/later.tsx";
import { ProfileChip } from "#tools/workspace/profile/with-profile.tsx";
import { RequestBox, RequestExamples } from "#tools/workspace/request-box.tsx";
import { WrittenText } from "#tools/workspace/written-text.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import type { Envelope } from "#tools/tool.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import { DRAFT_NAME, draftOf, EMPTY_DRAFT, type VideoDraft, type VideoResult, inputOf } from "./draft.ts";
import { TEXT_LIMIT } from "./limits.ts";
import { VideoOptions } from "./options.tsx";
import { useVideoEngine } from "./use-video-engine.ts";

const VideoModelResult = later(() => import("./result/model-result.tsx").then((module) => module.VideoModelResult));
const VideoResultPane = later(() => import("./result/result.tsx").then((module) => module.VideoResultPane));

export default function VideoPromptPage() {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  useRerun((input) => change(draftOf(input)));
  const { state, run, stop, replace } = useRunTool<VideoResult>("video-prompt", language);
  const engine = useVideoEngine(draft.text !== "" || state.envelope !== null);
  const credits = useCreditsLeft(state.creditsLeft);
  const [made, setMade] = useState<VideoDraft | null>(null);
  const errors = state.error?.fields ?? {};
  const working = state.phase === "working";
  const found = made ?? (state.foundInput ? draftOf(state.foundInput) : draft);

  async function start() {
    if (working) return;
    setMade(draft);
    await run(inputOf(draft));
  }

  return (
    <>
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
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
              rows={5}
              error={errors["text"]}
              autoFocus
            />
            <ProfileChip
              subjects={["shop"]}
              value={draft.text}
              limit={TEXT_LIMIT}
              as="line"
              onUse={(text) => change({ text })}
            />
            <VideoOptions draft={draft} onChange={change} errors={errors} engine={engine} />
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            <WrittenText state={state} textOf={({ prompt }) => prompt} fileName="video-prompt" />
            {state.envelope?.result.settings && isByModel(state.envelope) && !working ? (
              <VideoModelResult
                key={state.envelope.runId}
                envelope={state.envelope}
                title={found.text}
                onWoven={replace}
              />
            ) : state.envelope?.result.settings && !working ? (
              <VideoResultPane key={state.envelope.runId} envelope={state.envelope} draft={found} engine={engine} />
            ) : null}
            {state.phase === "idle" ? <ResultPreview items={[t("preview1"), t("preview2"), t("preview3")]} /> : null}
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

/** A model's whole result; one from before it gave directions is shown as it was. */
function isByModel({ engine, result }: Envelope<VideoResult>): boolean {
  return engine === "provider" && result.directions !== undefined;
}
