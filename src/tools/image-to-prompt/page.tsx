import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import type { BatchProps } from "#tools/workspace/batch/batch-props.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { FileDrop, keyOf, useFileAddress } from "#tools/workspace/files/file-drop.tsx";
import { later } from "#tools/workspace/later.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import { Field } from "#ui/fields/field.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Select } from "#ui/fields/select.tsx";
import { IMAGE_TYPES, MOST_BYTES } from "./file-rule.ts";
import { ImageToPromptOptions, type ImageToPromptWishes } from "./options.tsx";
import { printedPrompt } from "./printed-prompt.ts";
import type { ImageToPromptResult } from "./tool.ts";

const MODELS = [
  { value: "midjourney", label: "Midjourney" },
  { value: "flux", label: "FLUX" },
  { value: "sdxl", label: "SDXL" },
  { value: "gpt-image", label: "GPT Image" },
  { value: "gemini-image", label: "Gemini Image" },
  { value: "ideogram", label: "Ideogram" },
];

const ImageToPromptResultPane = later(() => import("./result.tsx").then((module) => module.ImageToPromptResultPane));
const ExamplePicture = later(() =>
  import("#tools/workspace/files/example-picture.tsx").then((module) => module.ExamplePicture),
);
const TakeOut = later(() => import("#tools/workspace/files/take-out.tsx").then((module) => module.TakeOut));
const Batch = later<BatchProps<ImageToPromptResult>>(() =>
  import("#tools/workspace/batch/batch.tsx").then((module) => module.Batch<ImageToPromptResult>),
);

export default function ImageToPromptPage() {
  const t = useTranslations("imageToPrompt");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [model, setModel] = useState("any");
  const [wishes, setWishes] = useState<ImageToPromptWishes>({ mode: "recreate", detail: "standard" });
  const [file, setFile] = useState<File | null>(null);
  const [several, setSeveral] = useState<File[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const address = useFileAddress(file);
  const { state, run, stop } = useRunTool<ImageToPromptResult>("image-to-prompt", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const working = state.phase === "working";

  async function start() {
    if (working) return;
    setMissing(file === null);
    if (file) await run({ model, ...wishes }, file);
  }
  const models = [{ value: "any", label: t("modelAny") }, ...MODELS];
  const fields = (
    <>
      <Field label={t("model")}>
        <Select options={models} value={model} onChange={(event) => setModel(event.target.value)} />
      </Field>
      <ImageToPromptOptions wishes={wishes} onChange={(change) => setWishes({ ...wishes, ...change })} />
    </>
  );
  if (several) {
    return (
      <>
        <PageTitle lead={t("description")}>{t("title")}</PageTitle>
        <Batch
          slug="image-to-prompt"
          files={several}
          types={IMAGE_TYPES}
          maxBytes={MOST_BYTES}
          input={{ model, ...wishes }}
          textOf={printedPrompt}
          column="columnPrompt"
          fileName="prompts"
          onEnd={() => setSeveral(null)}
        >
          <div className="mt-4">{fields}</div>
        </Batch>
      </>
    );
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
            <FileDrop
              label={t("file")}
              file={file}
              onFile={(chosen) => {
                setFile(chosen);
                setMissing(false);
              }}
              onFiles={working ? undefined : setSeveral}
              types={IMAGE_TYPES}
              maxBytes={MOST_BYTES}
              error={isMissing ? t("fileMissing") : state.error?.fields?.["file"]}
              camera
            >
              {address ? <img src={address} alt={t("picture")} className="max-h-64 rounded-control" /> : null}
            </FileDrop>
            {file ? <TakeOut key={keyOf(file)} file={file} /> : null}
            <p className="mt-2 mb-4 text-sm text-soft">{t("privacy")}</p>
            {fields}
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            {state.envelope && !working ? (
              <ImageToPromptResultPane key={state.envelope.runId} envelope={state.envelope} />
            ) : state.phase === "idle" ? (
              <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
            ) : null}
          </RunPane>
        }
        examples={
          file || state.envelope || working ? null : (
            <ExamplePicture path="/examples/dunes.png" label={t("example")} onFile={setFile} />
          )
        }
      />
    </>
  );
}
