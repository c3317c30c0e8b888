import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { RunFailure } from "#tools/workspace/run-failure.tsx";
import { later } from "#tools/workspace/later.tsx";
import { SheetText } from "#tools/workspace/files/sheet-text.tsx";
import { useLateStop } from "#tools/browser/use-late-stop.ts";
import { useResultInView } from "#tools/browser/use-result-in-view.ts";
import { useStopKey } from "#tools/browser/use-stop-key.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import type { Reply } from "./replies.ts";
import type { useReplies } from "./use-replies.ts";

const PaperMenu = later(() => import("#tools/workspace/paper/paper-menu.tsx").then((module) => module.PaperMenu));

type Replies = ReturnType<typeof useReplies>;

/** The press that asks for the finished answer, with its price; on a phone in a line of its own. */
export function ReplyButton({ replies: { current, ask }, isStrong }: { replies: Replies; isStrong: boolean }) {
  const t = useTranslations("promptGenerate");
  return (
    <Button
      variant={isStrong ? "primary" : "secondary"}
      onClick={ask}
      className="max-sm:order-first max-sm:mb-2 max-sm:w-full"
    >
      {t(current ? "replyAgain" : "replyShow")}
    </Button>
  );
}

/** The answer to the prompt above, while it is written and when it is there; below it those to other versions. */
export function PromptReply({ replies }: { replies: Replies }) {
  const t = useTranslations("promptGenerate");
  const { current, earlier, isWorking, state, stop } = replies;
  const place = useResultInView(isWorking);
  useStopKey(isWorking, stop);
  const failure = <ReplyFailure replies={replies} />;
  if (!isWorking && !current && earlier.length === 0) return failure;
  return (
    <section ref={place} aria-label={t("reply")} className="flex scroll-mt-4 flex-col gap-3 border-t border-line pt-4">
      {isWorking || current ? <h3 className="text-base font-medium">{t("reply")}</h3> : null}
      {failure}
      {isWorking ? <Writing text={state.text} error={state.error} onStop={stop} /> : null}
      {!isWorking && current ? <OneReply reply={current} isNewest /> : null}
      {earlier.length > 0 ? (
        <details className="group" data-print="never">
          <summary className="flex min-h-11 items-center gap-3 font-medium">
            <span className="grow">{t("repliesBefore")}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          {earlier.map((reply) => (
            <div key={reply.id} className="mb-4 flex flex-col gap-3 border-s-2 border-line ps-4">
              <div className="line-clamp-3 text-sm text-soft">
                <SheetText text={reply.prompt} />
              </div>
              <OneReply reply={reply} />
            </div>
          ))}
        </details>
      ) : null}
    </section>
  );
}

function Writing({ text, error, onStop }: { text: string; error: { message: string } | null; onStop: () => void }) {
  const t = useTranslations("promptGenerate");
  const mayStop = useLateStop(true);
  return (
    <>
      {text ? (
        <div aria-busy="true">
          <SheetText text={text} hasBold />
        </div>
      ) : null}
      <p className="flex items-center gap-3 text-soft">
        <Spinner label="" />
        <span role="status">{t("replyWorking")}</span>
        <Button size="small" aria-disabled={!mayStop} onClick={mayStop ? onStop : undefined}>
          {t("stopWeaving")}
        </Button>
      </p>
      {error ? <Alert tone="error">{error.message || t("lostConnection")}</Alert> : null}
    </>
  );
}

/** Why there is no answer, or that it was stopped before any came. */
function ReplyFailure({ replies: { state, current, ask } }: { replies: Replies }) {
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  if (state.phase === "stopped" && !state.envelope && !current) return <p role="status">{workspace("stoppedFree")}</p>;
  if (state.phase !== "failed" || !state.error) return null;
  return (
    <RunFailure
      error={state.error}
      pricingPath={pathIn(language, "/pricing")}
      action={
        <Button size="small" onClick={ask}>
          {workspace("retry")}
        </Button>
      }
    />
  );
}

function OneReply({ reply, isNewest = false }: { reply: Reply; isNewest?: boolean }) {
  const t = useTranslations("promptGenerate");
  const workspace = useTranslations("workspace");
  const { model } = reply;
  const end = reply.isCut ? "replyCut" : reply.status === "done" ? null : reply.cost > 0 ? "replyStopped" : "replyLate";
  return (
    <>
      <SheetText text={reply.text} hasBold />
      {end ? <p className="text-sm text-gold-text">{t(end)}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1" data-print="never">
        <CopyButton
          text={reply.text}
          label={t("replyCopy")}
          size="small"
          variant={isNewest ? "primary" : "secondary"}
        />
        <PaperMenu text={reply.text} />
        <span className="text-sm text-soft">
          {workspace.rich("engineModel", { model: () => <bdi dir="ltr">{model ?? ""}</bdi> })}
        </span>
      </div>
    </>
  );
}
