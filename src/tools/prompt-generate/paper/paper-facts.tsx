import { useId, useState } from "react";
import type { factWords, PaperFact } from "#engines/questions/paper/find-paper-facts.ts";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field, FieldError } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { ANSWER_LETTERS, withFacts } from "./append-facts.ts";
import type { FillFromPaperProps } from "./paper-answers.ts";

export interface PaperFinds {
  facts: readonly PaperFact[];
  factWords: typeof factWords;
}

interface PaperFactsProps extends FillFromPaperProps {
  finds: PaperFinds;
  /** The picture, to compare; null for a PDF. */
  address: string | null;
  onOther: () => void;
}

/**
 * What was found, each beside the paper's own words. What the paper names and the reading is sure of comes ticked; the rest waits
 * for a tick.
 */
export function PaperFacts({ finds, address, questions, at, typed, onAdd, onOther }: PaperFactsProps) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  const { facts } = finds;
  const [index, setIndex] = useState(at);
  const [ticked, setTicked] = useState<ReadonlySet<PaperFact>>(
    () => new Set(facts.filter(({ isNamed, isDoubtful }) => isNamed && !isDoubtful)),
  );
  const question = questions[index];
  // An answer is in the language of its question.
  const language = directionOf(question?.ask ?? "", direction) === "rtl" ? "ar" : "en";
  const words = (fact: PaperFact) => finds.factWords(fact, language);
  const answer = withFacts(
    typed[question?.id ?? ""] ?? "",
    facts.filter((fact) => ticked.has(fact)).map((fact) => words(fact)),
  );
  const isTooLong = answer.length > ANSWER_LETTERS;
  function tick(fact: PaperFact, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(fact);
    else next.delete(fact);
    setTicked(next);
  }
  return (
    <div className="flex flex-col gap-4">
      {address ? <img src={address} alt={t("paperPicture")} className="max-h-40 self-center rounded-control" /> : null}
      {facts.length === 0 ? (
        <p role="status">{t("paperNothing")}</p>
      ) : (
        <p role="status">{t("paperFound", { count: facts.length })}</p>
      )}
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact.start} className="border-b border-line pb-2">
            <FactLine fact={fact} words={words(fact)} isTicked={ticked.has(fact)} onTick={(now) => tick(fact, now)} />
          </li>
        ))}
      </ul>
      {facts.length > 0 ? (
        <Field label={t("paperInto")}>
          <Select
            value={String(index)}
            onChange={(event) => setIndex(Number(event.target.value))}
            options={questions.map(({ ask }, place) => ({ value: String(place), label: ask }))}
          />
        </Field>
      ) : null}
      {isTooLong ? (
        <div role="alert">
          <FieldError>{t("paperTooLong", { limit: ANSWER_LETTERS })}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onOther}>{t("paperOther")}</Button>
        {facts.length > 0 ? (
          <Button variant="primary" disabled={ticked.size === 0 || isTooLong} onClick={() => onAdd(index, answer)}>
            {t("paperAdd", { count: ticked.size })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function FactLine({
  fact,
  words,
  isTicked,
  onTick,
}: {
  fact: PaperFact;
  words: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  const id = useId();
  const [before = "", ...rest] = fact.line.split(fact.value);
  return (
    <>
      <Checkbox
        label={<bdi dir={directionOf(words, direction)}>{words}</bdi>}
        checked={isTicked}
        aria-describedby={id}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div id={id} className="ms-8 -mt-1 text-sm text-soft">
        {fact.isDoubtful ? <p className="font-medium text-ink">{t("paperDoubtful")}</p> : null}
        <p>
          {t("paperLine")}{" "}
          <bdi dir={directionOf(fact.line, direction)}>
            {before}
            <mark className="bg-petrol-ground text-ink">{fact.value}</mark>
            {rest.join(fact.value)}
          </bdi>
        </p>
      </div>
    </>
  );
}
