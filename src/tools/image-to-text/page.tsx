import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import type { BatchProps } from "#tools/workspace/batch/batch-props.ts";
import { Workspace, ResultPreview, RunForm, RunPane } from "#tools/workspace/workspace.tsx";
import { FileDrop, keyOf, useFileAddress } from "#tools/workspace/files/file-drop.tsx";
import { later } from "#tools/workspace/later.tsx";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import type { Envelope } from "#tools/tool.ts";
import { classNames } from "#ui/class-names.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import type { Part } from "./crop/crop-part.tsx";
import { DRAFT_NAME, EMPTY_DRAFT, type ImageToTextDraft, type ImageToTextResult, inputOf, keptOf } from "./draft.ts";
import { FILE_TYPES, MOST_BYTES } from "./file-rule.ts";
import { ImageToTextOptions } from "./options.tsx";
import type { Picking } from "./result/read-picture.tsx";

const ReadPicture = later(() => import("./result/read-picture.tsx").then((module) => module.ReadPicture));
const ImageToTextResultPane = later(() => import("./result/result.tsx").then((module) => module.ImageToTextResultPane));
const ExamplePicture = later(() =>
  import("#tools/workspace/files/example-picture.tsx").then((module) => module.ExamplePicture),
);
const TakeOut = later(() => import("#tools/workspace/files/take-out.tsx").then((module) => module.TakeOut));
const CropPart = later(() => import("./crop/crop-part.tsx").then((module) => module.CropPart));
const Batch = later<BatchProps<ImageToTextResult>>(() =>
  import("#tools/workspace/batch/batch.tsx").then((module) => module.Batch<ImageToTextResult>),
);

export default function ImageToTextPage() {
  const t = useTranslations("imageToText");
  const { language } = useLanguage();
  const pricingPath = pathIn(language, "/pricing");
  const [draft, change] = useDraft(DRAFT_NAME, EMPTY_DRAFT);
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const [example, setExample] = useState<File | null>(null);
  const [several, setSeveral] = useState<File[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const sent = part?.file ?? file;
  const isFree = sent !== null && sent === example && draft.engine !== "provider";
  const address = useFileAddress(sent);
  const { state, run, stop } = useRunTool<ImageToTextResult>("image-to-text", language);
  const credits = useCreditsLeft(state.creditsLeft);
  const working = state.phase === "working";
  const { envelope } = state;
  useKept(envelope, (kept) => {
    // A result that a reload brings back is not a new one: its text may have been corrected since.
    if (draft.kept?.envelope.runId !== kept.envelope.runId) change({ kept });
  });
  const [picked, setPicked] = useState<Picking["picked"]>(null);
  const kept = working ? null : draft.kept;

  async function start() {
    if (working) return;
    setMissing(sent === null);
    if (sent) await run(inputOf(draft), sent);
  }
  /** Another picture, or another part of it: the result beside it is no longer its own. */
  function choose(chosen: File | null, chosenPart: Part | null = null) {
    setFile(chosen);
    setPart(chosenPart);
    setMissing(false);
    change({ kept: null });
    setPicked(null);
  }
  const tryOwn = (own: File) => (setExample(own), choose(own));
  if (several) {
    return (
      <>
        <PageTitle lead={t("description")}>{t("title")}</PageTitle>
        <Batch
          slug="image-to-text"
          files={several}
          types={FILE_TYPES}
          maxBytes={MOST_BYTES}
          input={inputOf(draft)}
          textOf={({ text }) => text}
          column="columnText"
          fileName="texts"
          onEnd={() => setSeveral(null)}
        >
          <ImageToTextOptions draft={draft} onChange={change} />
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
            {...(isFree ? { costNote: t("exampleFree"), needs: 0 } : {})}
          >
            <FileDrop
              label={t("file")}
              file={file}
              onFile={(chosen) => choose(chosen)}
              onFiles={working ? undefined : setSeveral}
              types={FILE_TYPES}
              maxBytes={MOST_BYTES}
              error={isMissing ? t("fileMissing") : state.error?.fields?.["file"]}
              camera
            >
              {address ? <ChosenPicture address={address} kept={kept} picking={{ picked, setPicked }} /> : null}
              {file && address && !working ? (
                <CropPart file={file} part={part} onPart={(chosen) => choose(file, chosen)} />
              ) : null}
            </FileDrop>
            {file ? <TakeOut key={keyOf(file)} file={file} /> : null}
            <p className="mt-2 text-sm text-soft">{t("privacy")}</p>
            <ImageToTextOptions draft={draft} onChange={change} />
          </RunForm>
        }
        result={
          <RunPane state={state} pricingPath={pricingPath} onRetry={() => void start()}>
            {kept ? (
              <ImageToTextResultPane
                key={kept.envelope.runId}
                envelope={kept.envelope}
                text={kept.text}
                onText={(text) => change({ kept: { ...kept, text } })}
                address={address}
                picking={{ picked, setPicked }}
              />
            ) : state.phase === "idle" ? (
              <ResultPreview items={[t("preview1"), t("preview2"), t("preview3"), t("preview4")]} />
            ) : null}
          </RunPane>
        }
        examples={
          file || kept || working ? null : (
            <ExamplePicture path={`/examples/notice-${language}.png`} label={t("example")} onFile={tryOwn} />
          )
        }
      />
    </>
  );
}

/** Beside the text, where there is room for both, the picture shows what was read where. */
function ChosenPicture({
  address,
  kept,
  picking,
}: {
  address: string;
  kept: ImageToTextDraft["kept"];
  picking: Picking;
}) {
  const t = useTranslations("imageToText");
  return (
    <>
      <img
        src={address}
        alt={t("picture")}
        className={classNames("max-h-64 rounded-control", kept !== null && "hidden")}
      />
      {kept ? (
        <div className="hidden w-full lg:block">
          <ReadPicture result={kept.envelope.result} address={address} picking={picking} />
        </div>
      ) : null}
    </>
  );
}

/** Keeps each new result once, where the reader's corrections go on. */
function useKept(
  envelope: Envelope<ImageToTextResult> | null,
  keep: (kept: NonNullable<ImageToTextDraft["kept"]>) => void,
): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (envelope) latest.current({ envelope: keptOf(envelope), text: envelope.result.text });
  }, [envelope]);
}
