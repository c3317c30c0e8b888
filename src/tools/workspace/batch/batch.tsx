import type { BatchProps } from "./batch-props.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { formatNumber, localeOf } from "#i18n/format.ts";
import { pathIn } from "#i18n/path.ts";
import { Workspace, RunForm } from "#tools/workspace/workspace.tsx";
import { MOST_FILES } from "#tools/workspace/files/most-files.ts";
import { useCreditsLeft } from "#tools/browser/use-credits-left.ts";
import { useLateStop } from "#tools/browser/use-late-stop.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { BatchList } from "./batch-list.tsx";
import { openItems } from "./batch-items.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { useBatch } from "./use-batch.ts";

/** A tool's workspace for several files: what it may cost, the list with each file's state and result, one file out. */
export function Batch<Result>({ input, textOf, column, fileName, onEnd, children, ...of }: BatchProps<Result>) {
  const t = useTranslations("pictureFiles");
  const { language } = useLanguage();
  const { cost } = useToolHere();
  const pricingPath = pathIn(language, "/pricing");
  const batch = useBatch<Result>({ ...of, language });
  const creditsLeft = useCreditsLeft(batch.creditsLeft);
  const [saved, setSaved] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const { items, isWorking } = batch;
  const open = openItems(items);
  const done = items.filter(({ state }) => state === "done").length;
  const isUnsaved = isWorking || done > saved;
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);
  const files = t("files", { count: open.length });
  const head = (
    <>
      <Card tone="sunk" as="section" className="flex flex-col items-start gap-3">
        <h2 className="text-lg">{t("files", { count: items.length })}</h2>
        <p className="text-sm text-soft">{t(isWorking ? "fixed" : open.length === 0 ? "finished" : "options")}</p>
        <Button icon="upload" size="small" disabled={isWorking} onClick={() => (isUnsaved ? setAsked(true) : onEnd())}>
          {t("other")}
        </Button>
      </Card>
      {batch.leftOut.length > 0 ? (
        <Alert tone="warning" live={false} className="mt-3">
          {t("tooMany", { most: formatNumber(language, MOST_FILES), names: listed(batch.leftOut) })}
        </Alert>
      ) : null}
    </>
  );
  return (
    <>
      <Workspace
        input={
          isWorking ? (
            <>
              {head}
              <StopBar isStopping={batch.isStopping} onStop={batch.stop} />
            </>
          ) : open.length === 0 ? (
            head
          ) : (
            <RunForm
              label={t(done > 0 ? "resume" : "start")}
              onRun={() => void batch.start(input)}
              onStop={batch.stop}
              working={false}
              costNote={t("cost", { files, credits: open.length * cost })}
              creditsLeft={creditsLeft}
              pricingPath={pricingPath}
            >
              {head}
              {children}
            </RunForm>
          )
        }
        result={
          <BatchList
            batch={batch}
            input={input}
            textOf={textOf}
            column={column}
            fileName={fileName}
            onSaved={() => setSaved(done)}
          />
        }
      />
      <LeaveGuard active={isUnsaved} asked={isAsked} onStay={() => setAsked(false)} onLeave={onEnd} />
    </>
  );
}

/** In the place of the form while the list is at work. It has the focus, which the button that was pressed has lost. */
function StopBar({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const t = useTranslations("pictureFiles");
  const workspace = useTranslations("workspace");
  const button = useRef<HTMLButtonElement>(null);
  const mayStop = useLateStop(true) && !isStopping;
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className={
        "sticky bottom-0 z-10 -mx-4 mt-5 flex flex-col gap-x-4 gap-y-1.5 border-t border-line " +
        "bg-paper px-4 py-3 sm:flex-row sm:items-center md:static md:mx-0 md:border-0 md:bg-transparent md:p-0"
      }
    >
      <Button
        ref={button}
        aria-disabled={!mayStop}
        onClick={mayStop ? onStop : undefined}
        className="min-w-36 shrink-0"
      >
        {workspace("stop")}
      </Button>
      <p role="status" className="text-sm text-soft max-sm:text-center">
        {t(isStopping ? "stopping" : "stopRule")}
      </p>
    </div>
  );
}
