import { type ReactNode, type RefObject, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { withProfile } from "#tools/workspace/profile/with-profile.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import type { AnsweredRun } from "#tools/prompt-generate/draft.ts";
import { ProfileOffer } from "#tools/prompt-generate/profile/profile-offer.tsx";
import type { useProfileAnswers } from "#tools/prompt-generate/profile/use-profile-answers.ts";
import { FillFromPaper } from "#tools/prompt-generate/paper/fill-from-paper.tsx";
import { QuestionCard } from "./question-card.tsx";
import { TaskChoice } from "./task-choice.tsx";
import type { useAnswers } from "#tools/prompt-generate/answers/use-answers.ts";
import type { useQuestionPlace } from "./use-question-place.ts";

const ReadyAnswers = withProfile(() =>
  import("#tools/prompt-generate/profile/question-profile.tsx").then((module) => module.ReadyAnswers),
);
const QuestionProfile = withProfile(() =>
  import("#tools/prompt-generate/profile/question-profile.tsx").then((module) => module.QuestionProfile),
);

interface QuestionFlowProps {
  run: AnsweredRun;
  answers: ReturnType<typeof useAnswers>;
  profile: ReturnType<typeof useProfileAnswers>;
  place: ReturnType<typeof useQuestionPlace>;
  list: RefObject<HTMLOListElement | null>;
  /** The person has had enough: the questions fold to a line. */
  isTaken: boolean;
  onTake: () => void;
  onReopen: () => void;
  /** Asks the questions of another task of the catalogue. */
  onTask: (task: string) => void;
  className?: string;
}

/** Up to four questions: all at once beside the prompt on a desktop, one by one on a phone, where the prompt is always one press away. */
export function QuestionFlow({
  run,
  answers,
  profile,
  place,
  list,
  isTaken,
  onTake,
  onReopen,
  onTask,
  className,
}: QuestionFlowProps) {
  const t = useTranslations("promptGenerate");
  const { questions, at } = place;
  // Stays once the credit is spent: nothing moves under somebody who writes.
  const [wasFree] = useState(costKey(run) === "costFree");
  if (questions.length === 0) return <p className={classNames("text-soft", className)}>{t("nothingToAsk")}</p>;
  const given = questions.map(({ id }) => answers.said(id) !== "");
  // On a phone what was read with the first question leaves its room to the prompt.
  const once = classNames(place.hasMoved && "max-lg:hidden");
  return (
    <section aria-label={t("questions")} data-print="never" className={classNames("question-flow", className)}>
      <div className={classNames("flex items-center justify-between gap-3 lg:hidden", !isTaken && "hidden")}>
        <p className="min-w-0 text-soft">
          {given.every(Boolean)
            ? t("answeredAll", { total: questions.length })
            : t("answeredCount", { given: given.filter(Boolean).length, total: questions.length })}
        </p>
        <Button variant="quiet" iconEnd="chevron-down" className="shrink-0" aria-expanded={false} onClick={onReopen}>
          {t("reopen")}
        </Button>
      </div>
      <div className={isTaken ? "max-lg:hidden" : ""}>
        <h2 className={classNames("text-lg", once)}>{t("questions")}</h2>
        <div className={classNames("mt-1 mb-3 grid gap-1 text-sm text-soft lg:mb-0", once)}>
          <p>{t(costKey(run))}</p>
          {wasFree ? <WhatTheCreditBuys run={run} /> : null}
        </div>
        {given.some(Boolean) ? null : (
          <TaskChoice run={run} onPick={onTask} className={classNames("mt-2 mb-3 lg:mb-0", once)} />
        )}
        <ReadyAnswers
          profile={profile}
          onTaken={() => (profile.firstOpen === -1 ? onTake() : place.open(profile.firstOpen))}
        />
        <Dots at={at} given={given} onBack={place.canGoBack ? place.back : null} />
        <ol ref={list} className="mt-3 flex flex-col gap-6 lg:mt-4">
          {questions.map((question, index) => (
            <li key={question.id} className={index === at ? "" : "max-lg:hidden"}>
              <QuestionCard
                question={question}
                value={profile.inField(question.id)}
                isReady={profile.isReady(question.id)}
                note={<QuestionProfile question={question} profile={profile} />}
                isLast={place.isLast}
                onChange={(text, isDone) => answers.answer(question.id, text, isDone)}
                onNext={() => place.next(index)}
                onLeave={onTake}
                onBlur={answers.settle}
              />
            </li>
          ))}
        </ol>
        <ProfileOffer hasAnswer={given.some(Boolean)} />
        <FillFromPaper
          questions={questions}
          at={at}
          typed={answers.typed}
          onAdd={(index, text) => {
            answers.answer(questions[index]?.id ?? "", text, true);
            place.open(index);
          }}
        />
        <AnswerFault fault={answers.fault} />
        <Ways
          place={place}
          isWritten={profile.inField(questions[at]?.id ?? "").trim() !== ""}
          hasAnswer={given.some(Boolean)}
          onTake={onTake}
        />
      </div>
    </section>
  );
}

function costKey(run: AnsweredRun): "costFree" | "costPaid" | "costModel" {
  if (run.versions[0]?.envelope.engine === "provider") return "costModel";
  return run.cost > 0 ? "costPaid" : "costFree";
}

/** A task's page composes by the same rules without an account: before paying, a person reads what the credit is for. */
function WhatTheCreditBuys({ run }: { run: AnsweredRun }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const task = run.versions[0]?.envelope.result.task;
  const tasks = (words: ReactNode) => <Link to={pathIn(language, task ? `/tasks/${task.id}` : "/tasks")}>{words}</Link>;
  return <p>{task ? t.rich("creditBuysTask", { name: task.name, tasks }) : t.rich("creditBuys", { tasks })}</p>;
}

/** How far one is, on a phone, and the way back. */
function Dots({ at, given, onBack }: { at: number; given: readonly boolean[]; onBack: (() => void) | null }) {
  const t = useTranslations("promptGenerate");
  return (
    <div className="flex items-center gap-2 lg:hidden">
      {onBack ? <IconButton icon="arrow-start" label={t("previous")} className="-my-3 -ms-3" onClick={onBack} /> : null}
      <p className="sr-only">{t("questionOf", { number: at + 1, total: given.length })}</p>
      {given.map((isGiven, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={classNames(
            "h-2 rounded-full",
            index === at ? "w-6 bg-petrol" : "w-2",
            index !== at && (isGiven ? "bg-gold" : "bg-line"),
          )}
        />
      ))}
    </div>
  );
}

/**
 * Enough, and on. What leads on is the strong one only once something is written; at the last question it is the same as
 * enough, and so it is there alone.
 */
function Ways({
  place,
  isWritten,
  hasAnswer,
  onTake,
}: Pick<QuestionFlowProps, "place" | "onTake"> & {
  isWritten: boolean;
  /** Without any answer there is no prompt to show yet. */
  hasAnswer: boolean;
}) {
  const t = useTranslations("promptGenerate");
  const finish = hasAnswer ? "finish" : "finishBare";
  const onward = place.isLast ? finish : isWritten ? "next" : "skip";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex items-center gap-3 border-t border-line bg-paper px-4 py-2 lg:hidden">
      {place.isLast ? null : (
        <Button variant="quiet" className="-ms-3 px-3" onClick={onTake}>
          {t(hasAnswer ? "enough" : "enoughBare")}
        </Button>
      )}
      <Button
        variant={isWritten ? "primary" : "quiet"}
        className={classNames("ms-auto min-w-28", !isWritten && "-me-3")}
        onClick={() => place.next()}
      >
        {t(onward)}
      </Button>
    </div>
  );
}

/** An answer that could not be kept: the prompt on the page has it all the same. */
function AnswerFault({ fault }: { fault: ReturnType<typeof useAnswers>["fault"] }) {
  const t = useTranslations("promptGenerate");
  const workspace = useTranslations("workspace");
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
            {workspace("getCredits")}
          </LinkButton>
        ) : undefined
      }
    >
      {needsCredits ? t("answerNeedsCredit") : fault.code === "connection" ? t("answerNotKept") : fault.message}
    </Alert>
  );
}
