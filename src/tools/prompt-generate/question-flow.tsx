import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextArea } from "#ui/fields/text-area.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import type { AnsweredRun, GeneratorResult } from "./draft.ts";
import type { useAnswers } from "./use-answers.ts";

type Question = GeneratorResult["questions"][number];

/** Questions on the page at once; the next come when one was skipped. */
const SHOWN = 4;

interface QuestionFlowProps {
  run: AnsweredRun;
  answers: ReturnType<typeof useAnswers>;
  /** The person has had enough: the questions fold to a line. */
  isTaken: boolean;
  onTake: () => void;
  onReopen: () => void;
  className?: string;
}

/** Up to four questions: all at once beside the prompt on a desktop, one by one on a phone, where the prompt is always one press away. */
export function QuestionFlow({ run, answers, isTaken, onTake, onReopen, className }: QuestionFlowProps) {
  const t = useTranslations("promptGenerate");
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const questions = questionsOn(run, answers.typed);
  const place = Math.min(at, questions.length - 1);
  const given = questions.filter(({ id }) => answers.typed[id]?.trim()).length;
  if (questions.length === 0) return null;

  function next(from: number) {
    if (from + 1 >= questions.length) {
      onTake();
      return;
    }
    setAt(from + 1);
    // The next question may have been hidden until now.
    requestAnimationFrame(() => list.current?.querySelectorAll("textarea")[from + 1]?.focus({ preventScroll: true }));
  }

  return (
    <section aria-label={t("questions")} data-print="never" className={className}>
      <div className={classNames("flex items-center justify-between gap-3 lg:hidden", !isTaken && "hidden")}>
        <p className="min-w-0 text-soft">{t("answeredCount", { given, total: questions.length })}</p>
        <Button variant="quiet" icon="edit" className="shrink-0" onClick={onReopen}>
          {t("reopen")}
        </Button>
      </div>
      <div className={isTaken ? "max-lg:hidden" : ""}>
        <h2 className="text-lg">{t("questions")}</h2>
        <p className="mt-1 text-sm text-soft">{t(costKey(run))}</p>
        <Dots total={questions.length} at={place} typed={questions.map(({ id }) => answers.typed[id])} />
        <ol ref={list} className="mt-4 flex flex-col gap-6">
          {questions.map((question, index) => (
            <li key={question.id} className={index === place ? "" : "max-lg:hidden"}>
              <QuestionCard
                question={question}
                value={answers.typed[question.id] ?? ""}
                onChange={(text, isDone) => answers.answer(question.id, text, isDone)}
                onNext={() => next(index)}
              />
            </li>
          ))}
        </ol>
        <AnswerFault fault={answers.fault} />
        <div className="sticky bottom-0 z-10 -mx-4 mt-5 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 lg:hidden">
          <Button variant="quiet" onClick={onTake}>
            {t("enough")}
          </Button>
          <span className="flex gap-2">
            {place > 0 ? (
              <IconButton icon="arrow-start" label={t("previous")} onClick={() => setAt(place - 1)} />
            ) : null}
            <Button variant="primary" onClick={() => skipOrNext(questions[place] as Question, place)}>
              {answers.typed[questions[place]?.id ?? ""]?.trim()
                ? place + 1 === questions.length
                  ? t("finish")
                  : t("next")
                : t("skip")}
            </Button>
          </span>
        </div>
      </div>
    </section>
  );

  function skipOrNext(question: Question, index: number) {
    if (!answers.typed[question.id]?.trim()) answers.answer(question.id, "", true);
    next(index);
  }
}

/** The first questions, and those behind them where one was passed over on purpose. */
function questionsOn(run: AnsweredRun, typed: Readonly<Record<string, string>>): Question[] {
  const { questions, moreQuestions } = run.versions[0]?.envelope.result ?? { questions: [], moreQuestions: [] };
  const passed = questions.filter(({ id }) => typed[id] === "").length;
  const answeredLater = moreQuestions.filter(({ id }) => typed[id] !== undefined).length;
  return [...questions, ...moreQuestions.slice(0, Math.max(answeredLater, Math.min(passed, SHOWN)))].slice(0, 8);
}

function costKey(run: AnsweredRun): "costFree" | "costPaid" | "costModel" {
  if (run.versions[0]?.envelope.engine === "provider") return "costModel";
  return run.cost > 0 ? "costPaid" : "costFree";
}

/** How far one is, on a phone. */
function Dots({ total, at, typed }: { total: number; at: number; typed: readonly (string | undefined)[] }) {
  const t = useTranslations("promptGenerate");
  return (
    <p className="mt-3 flex items-center gap-2 lg:hidden">
      <span className="sr-only">{t("questionOf", { number: at + 1, total })}</span>
      {typed.map((text, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={classNames(
            "h-2 rounded-full",
            index === at ? "w-6 bg-petrol" : "w-2",
            index !== at && (text?.trim() ? "bg-gold" : "bg-line"),
          )}
        />
      ))}
    </p>
  );
}

interface QuestionCardProps {
  question: Question;
  value: string;
  onChange: (text: string, isDone?: boolean) => void;
  onNext: () => void;
}

/** One question: a line to write in, and examples. */
function QuestionCard({ question, value, onChange, onNext }: QuestionCardProps) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  const id = useId();
  const asked = directionOf(question.ask, direction);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onChange(value, true);
    onNext();
  }
  return (
    <div>
      <label htmlFor={id} dir={asked} className="block text-base font-medium max-lg:text-lg">
        {question.ask}
      </label>
      {question.why ? (
        <p id={`${id}-why`} dir={directionOf(question.why, direction)} className="text-sm text-soft">
          {question.why}
        </p>
      ) : null}
      <TextArea
        id={id}
        rows={1}
        value={value}
        maxLength={600}
        enterKeyHint="next"
        aria-describedby={question.why ? `${id}-why` : undefined}
        placeholder={t(isOpen(question) ? "openPlaceholder" : "answerPlaceholder")}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mt-2 resize-none"
      />
      <Examples question={question} value={value} onChange={onChange} />
    </div>
  );
}

/** Asks for what only this person knows: its examples are other people's stories, which a tap must not put into their mouth. */
function isOpen({ id }: Question): boolean {
  return id.startsWith("facts-") || id === "situation" || id === "true-details";
}

/** Likely answers that fill the field by a tap; below an open question, how an answer may look. */
function Examples({ question, value, onChange }: Omit<QuestionCardProps, "onNext">) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  if (question.examples.length === 0) return null;
  if (isOpen(question)) {
    const example = question.examples[0] as string;
    return (
      <p className="mt-1 text-sm text-soft">
        {t("openExample")} <bdi dir={directionOf(example, direction)}>{example}</bdi>
      </p>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {question.examples.map((example) => (
        <button
          key={example}
          type="button"
          aria-pressed={value === example}
          onClick={() => onChange(value === example ? "" : example, true)}
          className="min-h-11 max-w-full rounded-full border border-edge bg-raised px-4 py-1.5 text-start text-sm hover:border-petrol hover:text-petrol aria-pressed:border-petrol aria-pressed:bg-petrol-ground"
        >
          <span dir={directionOf(example, direction)}>{example}</span>
        </button>
      ))}
    </div>
  );
}

/** An answer that could not be kept: the prompt on the page has it all the same. */
function AnswerFault({ fault }: { fault: ReturnType<typeof useAnswers>["fault"] }) {
  const t = useTranslations("promptGenerate");
  const bench = useTranslations("bench");
  const { language } = useLanguage();
  if (!fault) return null;
  const needsCredits = fault.code === "insufficient_credits";
  return (
    <Alert
      tone={needsCredits ? "warning" : "error"}
      className="mt-4"
      action={
        needsCredits ? (
          <LinkButton to={pathIn(language, "/pricing")} size="small">
            {bench("getCredits")}
          </LinkButton>
        ) : undefined
      }
    >
      {needsCredits ? t("answerNeedsCredit") : fault.code === "connection" ? t("answerNotKept") : fault.message}
    </Alert>
  );
}
