import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import { FILE_TYPES, MOST_BYTES } from "#tools/image-to-text/file-rule.ts";
import { unsurePlaces, type ReadText } from "#tools/workspace/files/doubtful-places.ts";
import { FileDrop, keyOf, useFileAddress } from "#tools/workspace/files/file-drop.tsx";
import { RunFailure } from "#tools/workspace/run-failure.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { FillFromPaperProps } from "./paper-answers.ts";
import { PaperFacts, type PaperFinds } from "./paper-facts.tsx";

export interface PaperDialogProps extends FillFromPaperProps {
  /** Credits that reading takes. */
  cost: number;
  isOpen: boolean;
  onClose: () => void;
}

/** A paper is chosen, read as the picture tool reads it, and what was found is shown to be ticked. Closed, it keeps what it found. */
export function PaperDialog({ cost, isOpen, onClose, onAdd, ...answers }: PaperDialogProps) {
  const t = useTranslations("promptGenerate");
  const paper = usePaper();
  const address = useFileAddress(paper.file);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("paperTitle")}>
      {/* Only while it is open: it takes the files that are pasted. */}
      {!isOpen ? null : paper.finds ? (
        <PaperFacts
          key={paper.file ? keyOf(paper.file) : ""}
          {...answers}
          finds={paper.finds}
          address={address}
          onAdd={(index, answer) => {
            onClose();
            onAdd(index, answer);
          }}
          onOther={() => paper.choose(null)}
        />
      ) : (
        <ReadForm paper={paper} address={address} cost={cost} />
      )}
    </Dialog>
  );
}

/** The chosen paper, its reading, and what was found on it. */
function usePaper() {
  const { language } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [finds, setFinds] = useState<PaperFinds | null>(null);
  const { state, run, stop } = useRunTool<ReadText & { text: string }>("image-to-text", language, { addressed: false });
  async function read() {
    if (isReading) return;
    setMissing(file === null);
    if (!file) return;
    setReading(true);
    setFailed(false);
    try {
      const engine = import("#engines/questions/paper/find-paper-facts.ts");
      const result = (await run({}, file))?.result;
      if (result) {
        const { findPaperFacts, factWords } = await engine;
        setFinds({ facts: findPaperFacts(result.text, unsurePlaces(result.text, result)), factWords });
      } else await engine;
    } catch {
      // The reading is in the history; a second press asks for the same run and is not charged again.
      setFailed(true);
    }
    setReading(false);
  }
  function choose(chosen: File | null) {
    setFile(chosen);
    setFinds(null);
    setMissing(false);
    setFailed(false);
  }
  const error = state.phase === "failed" && !isReading ? state.error : null;
  return { file, choose, isMissing, isReading, hasFailed, finds, error, progress: state.progress, read, stop };
}

function ReadForm({
  paper,
  address,
  cost,
}: {
  paper: ReturnType<typeof usePaper>;
  address: string | null;
  cost: number;
}) {
  const t = useTranslations("promptGenerate");
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const { file, isReading, error, progress } = paper;
  const fileError = paper.isMissing ? t("paperMissing") : error?.fields["file"];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">{t("paperHint")}</p>
      <FileDrop
        label={t("paperFile")}
        file={file}
        onFile={paper.choose}
        types={FILE_TYPES}
        maxBytes={MOST_BYTES}
        error={fileError}
        camera
      >
        {address ? <img src={address} alt={t("paperPicture")} className="max-h-48 rounded-control" /> : null}
      </FileDrop>
      <p className="text-sm text-soft">
        {t("paperCost", { cost })} {t("paperPrivacy")}
      </p>
      {error && !fileError ? (
        <RunFailure error={error} pricingPath={pathIn(language, "/pricing")} action={null} />
      ) : null}
      {paper.hasFailed ? (
        <p role="alert" className="font-medium text-red">
          {t("lostConnection")}
        </p>
      ) : null}
      <div role="status" className={isReading ? "flex items-center gap-2 text-sm text-soft" : "sr-only"}>
        {isReading ? (
          <>
            <Spinner label="" />
            {progress?.label ?? t("paperReading")}
          </>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {isReading ? <Button onClick={paper.stop}>{workspace("stop")}</Button> : null}
        <Button variant="primary" loading={isReading} onClick={() => void paper.read()}>
          {t("paperRead", { cost })}
        </Button>
      </div>
    </div>
  );
}
