import { useTranslations } from "#i18n/translations.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { ResultHelp } from "#tools/workspace/help/result-help.tsx";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { useTextDirection } from "#ui/text/use-text-direction.ts";
import type { CheckerIssue, CheckerResult } from "#tools/prompt-checker/draft.ts";
import type { Mending } from "#tools/prompt-checker/live/use-mending.ts";
import { RewriteSection } from "./rewrite-section.tsx";

interface ModelResultProps {
  envelope: Envelope<CheckerResult>;
  original: string;
  mending: Mending;
  onMend: Mending["add"];
  onWoven: (envelope: Envelope<CheckerResult>) => void;
  /** Absent where the field has another text than the checked one. */
  onShow?: ((issue: CheckerIssue) => void) | undefined;
}

/** A model's check: one word for the prompt, what would hurt the answer most, and the prompt mended. */
export function ModelResultPane({ envelope, original, mending, onMend, onWoven, onShow }: ModelResultProps) {
  const t = useTranslations("promptChecker");
  const { result } = envelope;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      {/* By its name, since the stored word is in the language of the run. */}
      <h2 className="text-xl">{result.state ? t(`state.${result.state}`) : result.verdict}</h2>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {result.issues.length > 0 ? <Findings issues={result.issues} onShow={onShow} /> : <p>{t("noFindings")}</p>}
      <RewriteSection envelope={envelope} original={original} mending={mending} onMend={onMend} />
      <ResultHelp notes={result.notes} question={result.question} runId={envelope.runId} onWoven={onWoven} />
      <div>
        <EngineBadge engine={envelope.engine} model={envelope.model} />
      </div>
    </Card>
  );
}

/** Worst first, in words; pressing the quoted place shows it in the field. */
function Findings({ issues, onShow }: { issues: readonly CheckerIssue[]; onShow: ModelResultProps["onShow"] }) {
  const t = useTranslations("promptChecker");
  const dirOf = useTextDirection();
  return (
    <section>
      <h3 className="mb-3 text-base font-medium">{t("findings")}</h3>
      <ol className="flex flex-col gap-4">
        {issues.map((issue) => (
          <li key={issue.id} className="flex flex-col gap-1">
            {issue.quote && onShow ? (
              <button
                type="button"
                dir={dirOf(issue.quote)}
                title={t("showInText")}
                className="min-h-11 max-w-full truncate text-start text-sm text-soft underline decoration-dotted hover:text-petrol"
                onClick={() => onShow(issue)}
              >
                {issue.quote}
              </button>
            ) : issue.quote ? (
              <bdi dir={dirOf(issue.quote)} className="text-sm text-soft">
                {issue.quote}
              </bdi>
            ) : null}
            <p dir={dirOf(issue.message)}>{issue.message}</p>
            {issue.fix ? <p className="text-soft">{issue.fix}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
