import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { RunFailure } from "#tools/workspace/run-failure.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { AnswersMoved } from "./answers/move-answers.ts";
import type { Generator } from "./use-generator.ts";

/** What is to be said above a run that was asked for again, or whose request was changed. */
export function ChangeNotes({ generator }: { generator: Generator }) {
  return (
    <>
      <AgainFailure generator={generator} />
      {generator.moved ? <Moved {...generator.moved} /> : null}
    </>
  );
}

/** A change of the shown run that failed: the run stays, and the same change can be asked for again. */
function AgainFailure({ generator }: { generator: Generator }) {
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const { error } = generator.state;
  if (!generator.failedAgain || !error) return null;
  return (
    <div className="mb-4">
      <RunFailure
        error={error}
        pricingPath={pathIn(language, "/pricing")}
        action={
          <Button size="small" onClick={() => void generator.retryAgain()}>
            {workspace("retry")}
          </Button>
        }
      />
    </div>
  );
}

function Moved({ kept, total, fault }: AnswersMoved) {
  const t = useTranslations("promptGenerate");
  const words = kept === total ? t("answersKept") : t("answersKeptSome", { kept, total });
  return (
    <Alert tone={fault || kept < total ? "warning" : "info"} className="mb-4">
      {fault ? fault.message || t("lostConnection") : words}
    </Alert>
  );
}
