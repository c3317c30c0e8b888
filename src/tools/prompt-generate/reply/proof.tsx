import { useEffect, useMemo, useRef, useState } from "react";
import { announceCredits } from "#browser/call-api.ts";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SheetText } from "#tools/workspace/files/sheet-text.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import type { AnsweredRun } from "#tools/prompt-generate/draft.ts";
import { createProofs, type Place, type Proof } from "./proofs.ts";

/** One press sends the request and the prompt to the same model; which answer is whose is shown after the better one was chosen. */
export function PromptProof({ run, prompt }: { run: AnsweredRun; prompt: string }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const isByModel = run.versions[0]?.envelope.engine === "provider";
  const runProofs = useMemo(() => createProofs(run.id, language), [run.id, language]);
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState("");
  const controller = useRef<AbortController | null>(null);
  const put = (proof: Proof) => setProofs((now) => withProof(now, proof));
  useEffect(() => {
    if (isByModel) void runProofs.list().then((kept) => setProofs((now) => now.reduceRight(withProof, kept)));
  }, [runProofs, isByModel]);
  const request = String(run.versions[0]?.input["text"] ?? "");
  const [newest, ...earlier] = proofs;
  if (!isByModel || (!newest && prompt.trim() === request.trim())) return null;

  async function prove() {
    const own = new AbortController();
    controller.current = own;
    setFault("");
    setWorking(true);
    const { proof, error } = await runProofs.prove(prompt, own.signal);
    announceCredits();
    if (proof) put(proof);
    if (own.signal.aborted) return;
    setWorking(false);
    if (error) setFault(error.message || t("lostConnection"));
  }
  async function choose(proofId: string, choice: Place | "equal") {
    const sent = await runProofs.choose(proofId, choice);
    if (sent.ok) put(sent.data);
    else setFault(sent.fault.message || t("lostConnection"));
  }
  const answersOf = (proof: Proof) => (
    <BothAnswers key={proof.id} proof={proof} onChoose={(choice) => void choose(proof.id, choice)} />
  );

  return (
    <section data-print="never" aria-label={t("proof")} className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("proof")}</h3>
      <p className="text-sm text-soft">{t("proofHint")}</p>
      {fault ? (
        <Alert tone="error" className="mt-3">
          {fault}
        </Alert>
      ) : null}
      {newest ? answersOf(newest) : null}
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
          <Button onClick={() => void prove()}>{newest ? t("proofAgain") : t("proofRun")}</Button>
        )}
      </div>
      {earlier.length > 0 ? (
        <details className="group mt-3">
          <summary className="flex min-h-11 items-center gap-3 font-medium">
            <span className="grow">{t("proofsBefore")}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          {earlier.map(answersOf)}
        </details>
      ) : null}
    </section>
  );
}

/** A proof that is there already, chosen or found again, keeps its place; a new one comes first. */
function withProof(proofs: readonly Proof[], proof: Proof): readonly Proof[] {
  return proofs.some(({ id }) => id === proof.id)
    ? proofs.map((other) => (other.id === proof.id ? proof : other))
    : [proof, ...proofs];
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
              <SheetText text={proof[place]} hasBold />
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
