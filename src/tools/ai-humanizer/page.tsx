import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { FileText } from "#tools/workspace/files/file-text.tsx";
import { later } from "#tools/workspace/later.tsx";
import { ProfileChip } from "#tools/workspace/profile/with-profile.tsx";
import { RequestBox, RequestExamples } from "#tools/workspace/request-box.tsx";
import { WrittenText } from "#tools/workspace/written-text.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import {
  DRAFT_NAME,
  EMPTY_DRAFT,
  type HumanizerChange,
  type HumanizerResult,
  inputOf,
  type Place,
  sentenceAround,
} from "./draft.ts";
import { PURPOSE_LIMIT, TEXT_LIMIT } from "./limits.ts";
import type { Envelope } from "#tools/tool.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { HumanizerOptions } from "./options.tsx";

const ModelResultPane = later(() => import("./result/model-result.tsx").then((module) => module.ModelResultPane));
const HumanizerResultPane = later(() => import("./result/result.tsx").then((module) => module.HumanizerResultPane));

export default function AiHumanizerPage() {
  const t = useTranslations("aiHumanizer");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  const [left, setLeft] = useState<{ text: string; places: readonly Place[] }>({ text: "", places: [] });
  const [original, setOriginal] = useState("");
  useRerun(({ keep, leave: _leave, ...input }) =>
    change({ ...EMPTY_DRAFT, ...input, keep: Array.isArray(keep) ? keep.join("، ") : "" }),
  );
  const { state, run, stop, replace } = useRunTool<HumanizerResult>("ai-humanizer", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const working = state.phase === "working";
  const errors = state.error?.fields ?? {};

  async function start(places: readonly Place[] = left.text === draft.text ? left.places : []) {
    if (working) return;
    setOriginal(draft.text);
    await run(inputOf(draft, places));
  }
  const originalOf = (found: Record<string, unknown> | null) =>
    typeof found?.["text"] === "string" ? found["text"] : original;
  function leaveAlone(target: HumanizerChange) {
    const places = [...(left.text === draft.text ? left.places : []), sentenceAround(draft.text, target)];
    setLeft({ text: draft.text, places });
    void start(places);
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
              rows={9}
              around={(field) => (
                <FileText value={draft.text} onText={(text) => change({ text })}>
                  {field}
                </FileText>
              )}
              error={errors["text"]}
            />
            <Field label={t("purpose")} hint={t("purposeHint")} error={errors["purpose"]} optional className="mt-4">
              <TextInput value={draft.purpose} onChange={(event) => change({ purpose: event.target.value })} />
            </Field>
            <ProfileChip
              subjects={["voice"]}
              value={draft.purpose}
              limit={PURPOSE_LIMIT}
              as="words"
              onUse={(purpose) => change({ purpose })}
            />
            <HumanizerOptions draft={draft} onChange={change} errors={errors} />
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            <WrittenText state={state} textOf={({ text }) => text} fileName="text" />
            {state.envelope && isByModel(state.envelope) && !working ? (
              <ModelResultPane
                key={state.envelope.runId}
                envelope={state.envelope}
                original={originalOf(state.foundInput)}
                onWoven={replace}
              />
            ) : state.envelope?.result.changes && !working ? (
              <HumanizerResultPane
                key={state.envelope.runId}
                envelope={state.envelope}
                original={originalOf(state.foundInput)}
                onLeave={leaveAlone}
              />
            ) : null}
            {state.phase === "idle" ? (
              <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
            ) : null}
          </RunPane>
        }
        examples={<RequestExamples value={draft.text} examples={[t("example1")]} onPick={(text) => change({ text })} />}
      />
    </>
  );
}

/** A model's whole result; one from before it could say more is shown as it was. */
function isByModel({ engine, result }: Envelope<HumanizerResult>): boolean {
  return engine === "provider" && result.other !== undefined;
}
