import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Dictation } from "#tools/workspace/dictation/dictation.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextArea } from "#ui/fields/text-area.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { ANSWER_LETTERS } from "#tools/prompt-generate/paper/append-facts.ts";
import { joined, without } from "./tapped-answer.ts";
import type { Question } from "./use-question-place.ts";

interface QuestionCardProps {
  question: Question;
  value: string;
  /** What the field shows is ready to be taken, and no answer yet. */
  isReady: boolean;
  /** What is said of the field below it. */
  note: ReactNode;
  isLast: boolean;
  onChange: (text: string, isDone?: boolean) => void;
  /** Enter: on to the next question. */
  onNext: () => void;
  /** Escape: enough of questions. */
  onLeave: () => void;
  /** The field was left with what it holds. */
  onBlur: () => void;
}

/** One question: a line to write in, and examples. */
export function QuestionCard({
  question,
  value,
  isReady,
  note,
  isLast,
  onChange,
  onNext,
  onLeave,
  onBlur,
}: QuestionCardProps) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const hasTaps = question.examples.length > 0 && !question.isOpen;
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onLeave();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    onNext();
  }
  return (
    <div>
      <label
        htmlFor={id}
        dir={directionOf(question.ask, direction)}
        className="block text-base font-medium max-lg:text-lg"
      >
        <Ask question={question} />
      </label>
      {question.why ? (
        <p id={`${id}-why`} dir={directionOf(question.why, direction)} className="text-sm text-soft">
          {question.why}
        </p>
      ) : null}
      <div ref={field} className="mt-2 flex flex-wrap items-start gap-1">
        <TextArea
          id={id}
          rows={1}
          value={value}
          maxLength={ANSWER_LETTERS}
          enterKeyHint={isLast ? "done" : "next"}
          aria-describedby={
            [question.why && `${id}-why`, isReady && `${id}-note`].filter(Boolean).join(" ") || undefined
          }
          placeholder={t(hasTaps ? "answerPlaceholder" : "openPlaceholder")}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          className={classNames("min-w-0 grow basis-0 scroll-my-24 resize-none", isReady && "border-dashed")}
        />
        <Dictation around={field} isSmall />
      </div>
      <div id={`${id}-note`}>{note}</div>
      {hasTaps ? <Taps question={question} value={value} onChange={onChange} /> : null}
      {question.isOpen ? <OthersMightWrite example={question.examples[0]} /> : null}
    </div>
  );
}

/** What is asked: in a line, or thing by thing under its name, since three things in one sentence are hard to keep in mind. */
function Ask({ question: { ask, label, parts } }: Pick<QuestionCardProps, "question">) {
  if (parts.length < 2) return ask;
  return (
    <>
      {label}
      <span className="mt-1 block text-base font-normal">
        {parts.map((part) => (
          <span key={part} className="flex gap-2">
            <span aria-hidden="true" className="text-gold">
              •
            </span>
            <span>{part}</span>
          </span>
        ))}
      </span>
    </>
  );
}

/** Likely answers by a tap: one fills the field; where a question asks after several things, each is added or taken out. */
function Taps({
  question: { examples, parts },
  value,
  onChange,
}: Pick<QuestionCardProps, "question" | "value" | "onChange">) {
  const { direction, language } = useLanguage();
  const separator = language === "ar" ? "، " : ", ";
  const chosen = parts.length > 1 ? examples.filter((example) => value.includes(example)) : [value];
  function tap(example: string) {
    if (parts.length < 2) onChange(value === example ? "" : example, true);
    else onChange(chosen.includes(example) ? without(value, example) : joined(value, example, separator), true);
  }
  return (
    // In one row on a phone, which a finger moves: the prompt below stays in view.
    <div className="mt-2 flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 lg:flex-wrap">
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          aria-pressed={chosen.includes(example)}
          onClick={() => tap(example)}
          className={
            "min-h-11 max-w-full rounded-full border border-edge bg-raised px-4 py-1.5 text-start " +
            "text-sm max-lg:shrink-0 max-lg:max-w-[85%] hover:border-petrol hover:text-petrol " +
            "aria-pressed:border-petrol aria-pressed:bg-petrol-ground"
          }
        >
          <span dir={directionOf(example, direction)}>{example}</span>
        </button>
      ))}
    </div>
  );
}

/** Below an open question, how an answer may look: another's story, not one to tap. */
function OthersMightWrite({ example }: { example: string | undefined }) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  if (!example) return null;
  return (
    <p className="mt-1 text-sm text-soft">
      {t("openExample")} <bdi dir={directionOf(example, direction)}>{example}</bdi>
    </p>
  );
}
