import { useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { announceCredits, callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SheetText } from "#tools/bench/files/sheet-text.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import type { AnsweredRun } from "./draft.ts";

type Place = "first" | "second";

interface Proof {
  id: string;
  model: string | null;
  first: string;
  second: string;
  outcome: { choice: Place | "equal"; promptWas: Place } | null;
}

/** One press sends the request and the prompt to the same model; which answer is whose is told after the better one was chosen. */
export function PromptProof({ run, prompt }: { run: AnsweredRun; prompt: string }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const [proof, setProof] = useState<Proof | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState("");
  const controller = useRef<AbortController | null>(null);
  const request = String(run.versions[0]?.input["text"] ?? "");
  const isByModel = run.versions[0]?.envelope.engine === "provider";
  if (!isByModel || (!proof && prompt.trim() === request.trim())) return null;

  async function prove() {
    const own = new AbortController();
    controller.current = own;
    setFault("");
    setProof(null);
    setWorking(true);
    const sent = await callApi<Proof>(
      language,
      "POST",
      `/runs/${run.id}/proofs`,
      {},
      { key: crypto.randomUUID(), signal: own.signal },
    );
    setWorking(false);
    if (own.signal.aborted) return;
    if (sent.ok) setProof(sent.data);
    else setFault(sent.fault.message || t("proofLostConnection"));
    announceCredits();
  }
  async function choose(choice: Place | "equal") {
    if (!proof) return;
    const sent = await callApi<Proof>(language, "PUT", `/runs/${run.id}/proofs/${proof.id}/choice`, { choice });
    if (sent.ok) setProof(sent.data);
    else setFault(sent.fault.message || t("proofLostConnection"));
  }

  return (
    <section data-print="never" aria-label={t("proof")} className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("proof")}</h3>
      <p className="text-sm text-soft">{t("proofHint")}</p>
      {fault ? (
        <Alert tone="error" className="mt-3">
          {fault}
        </Alert>
      ) : null}
      {proof ? <BothAnswers proof={proof} onChoose={(choice) => void choose(choice)} /> : null}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isWorking ? (
          <>
            <Spinner label="" />
            <span role="status" className="text-soft">
              {t("proofWorking")}
            </span>
            <Button size="small" onClick={() => (controller.current?.abort(), setWorking(false))}>
              {t("stopWeaving")}
            </Button>
          </>
        ) : (
          <Button onClick={() => void prove()}>{proof ? t("proofAgain") : t("proofRun")}</Button>
        )}
      </div>
    </section>
  );
}

function BothAnswers({ proof, onChoose }: { proof: Proof; onChoose: (choice: Place | "equal") => void }) {
  const t = useTranslations("promptGenerate");
  const { outcome } = proof;
  const nameOf = (place: Place) =>
    outcome === null
      ? t(place === "first" ? "proofFirst" : "proofSecond")
      : outcome.promptWas === place
        ? t("proofPrompt")
        : t("proofRequest");
  const won =
    outcome &&
    (outcome.choice === "equal" ? "proofEqual" : outcome.choice === outcome.promptWas ? "proofWon" : "proofLost");
  return (
    <>
      <p role="status" className="mt-3 font-medium text-gold-text">
        {won ? t(won) : ""}
      </p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {(["first", "second"] as const).map((place) => (
          <div key={place} className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-sunk p-4">
            <h4 className="text-sm font-medium">{nameOf(place)}</h4>
            <div className="max-h-96 grow overflow-y-auto" tabIndex={0} role="group" aria-label={nameOf(place)}>
              <SheetText text={proof[place]} />
            </div>
            {outcome === null ? (
              <Button onClick={() => onChoose(place)}>{t(place === "first" ? "chooseFirst" : "chooseSecond")}</Button>
            ) : null}
          </div>
        ))}
      </div>
      {outcome === null ? (
        <Button variant="quiet" className="mt-3" onClick={() => onChoose("equal")}>
          {t("chooseEqual")}
        </Button>
      ) : null}
    </>
  );
}
