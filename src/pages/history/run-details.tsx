import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Spinner } from "#ui/marks/spinner.tsx";
import { textOfRun, type WholeRun } from "./text-of-run.ts";

/** A run's request and answer, fetched when its row is opened. */
export function RunDetails({ id, verdicts }: { id: string; verdicts: Readonly<Record<string, string>> }) {
  const t = useTranslations("history");
  const anchor = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  const [run, setRun] = useState<WholeRun | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const details = anchor.current?.closest("details");
    const load = () => {
      if (!details?.open || run) return;
      setFault(null);
      void callApi<WholeRun>(language, "GET", `/runs/${id}`).then((answer) =>
        answer.ok ? setRun(answer.data) : setFault(answer.fault.message || t("openFailed")),
      );
    };
    details?.addEventListener("toggle", load);
    return () => details?.removeEventListener("toggle", load);
  }, [id, language, t, run]);
  const answer = run ? textOfRun(run, verdicts) : "";
  const request = run?.input?.text ?? "";
  return (
    <div ref={anchor} className="pt-3 pb-2">
      {run ? (
        <div className={classNames("grid gap-5", request !== "" && "md:grid-cols-2")}>
          {request === "" ? null : (
            <section>
              <h2 className="mb-1 text-sm font-medium text-soft">{t("request")}</h2>
              <AutoDirText text={request} />
            </section>
          )}
          {answer === "" ? null : (
            <section>
              <h2 className="mb-1 text-sm font-medium text-soft">{t("answer")}</h2>
              <AutoDirText text={answer} />
              <CopyButton text={answer} size="small" className="mt-3" />
            </section>
          )}
        </div>
      ) : fault === null ? (
        <Spinner />
      ) : (
        <Alert tone="error">{fault}</Alert>
      )}
    </div>
  );
}
