import { useId, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { Envelope, HelpQuestion } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { useTextDirection } from "#ui/text/use-text-direction.ts";
import { weaveAnswer } from "./weave-answer.ts";

interface ResultHelpProps<Result> {
  notes: readonly string[] | undefined;
  question: HelpQuestion | null | undefined;
  runId: string | undefined;
  /** The result with the answer in it. */
  onWoven: (envelope: Envelope<Result>) => void;
}

/** What an assistant would say beside its answer: a few lines, and the one question whose answer would better it most. */
export function ResultHelp<Result>({ notes = [], question, runId, onWoven }: ResultHelpProps<Result>) {
  const t = useTranslations("workspace");
  const dirOf = useTextDirection();
  if (notes.length === 0 && !question) return null;
  return (
    <section aria-label={t("help")} className="flex flex-col gap-4 rounded-control bg-sunk p-4">
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {notes.map((note) => (
            <li key={note} dir={dirOf(note)} className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.7em] size-1.5 shrink-0 rounded-full bg-gold" />
              <span className="min-w-0">{note}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {question && runId ? <Question key={runId} question={question} runId={runId} onWoven={onWoven} /> : null}
    </section>
  );
}

/** One question, its likely answers to tap, and a line for one's own; the result changes in its place. */
function Question<Result>({
  question,
  runId,
  onWoven,
}: {
  question: HelpQuestion;
  runId: string;
  onWoven: ResultHelpProps<Result>["onWoven"];
}) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const dirOf = useTextDirection();
  const id = useId();
  const [text, setText] = useState("");
  const [phase, setPhase] = useState<"open" | "working" | "failed">("open");
  const [fault, setFault] = useState("");
  const given = question.answer;
  if (given !== undefined)
    return (
      <p role="status" dir={dirOf(question.ask)} className="text-soft">
        {question.ask} <bdi className="font-medium text-ink">{given}</bdi>
      </p>
    );
  async function give(answer: string) {
    if (answer.trim() === "" || phase === "working") return;
    setText(answer);
    setPhase("working");
    const made = await weaveAnswer<Result>({ runId, language }, { id: question.id, text: answer.trim() });
    if ("envelope" in made) return onWoven(made.envelope);
    setFault(made.fault?.message || t("connection"));
    setPhase("failed");
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void give(text);
      }}
    >
      <label htmlFor={id} dir={dirOf(question.ask)} className="font-medium">
        {question.ask}
      </label>
      {question.examples.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {question.examples.map((example) => (
            <Button key={example} size="small" disabled={phase === "working"} onClick={() => void give(example)}>
              <bdi>{example}</bdi>
            </Button>
          ))}
        </div>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <TextInput id={id} value={text} maxLength={600} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" className="shrink-0" disabled={text.trim() === "" || phase === "working"}>
          {t("helpWeave")}
        </Button>
      </div>
      <p role="status" className="flex items-center gap-2 text-sm text-soft">
        {phase === "working" ? (
          <>
            <Spinner label="" />
            {t("helpWorking")}
          </>
        ) : (
          t("helpFree")
        )}
      </p>
      {phase === "failed" ? <Alert tone="warning">{fault}</Alert> : null}
    </form>
  );
}
