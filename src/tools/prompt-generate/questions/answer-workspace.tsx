import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { AnsweredRun, GeneratorDraft } from "#tools/prompt-generate/draft.ts";
import { useProfileAnswers } from "#tools/prompt-generate/profile/use-profile-answers.ts";
import { QuestionFlow } from "./question-flow.tsx";
import { GeneratorRefine } from "#tools/prompt-generate/result/refine.tsx";
import { PromptSheet } from "#tools/prompt-generate/result/result.tsx";
import { useAnswers } from "#tools/prompt-generate/answers/use-answers.ts";
import { useChangedLine } from "#tools/prompt-generate/result/use-changed-line.ts";
import { questionsOn, useQuestionPlace } from "./use-question-place.ts";

interface AnswerWorkspaceProps {
  run: AnsweredRun;
  /** It has just been made on this page, rather than found again. */
  isNew: boolean;
  onChange: (run: AnsweredRun) => void;
  onEdit: () => void;
  onRunAgain: (change: Partial<GeneratorDraft>) => void;
  onNew: () => void;
}

/** The request in a line, its questions, and the prompt beside them; on a phone the questions one by one, then the prompt. */
export function AnswerWorkspace({ run, isNew, onChange, onEdit, onRunAgain, onNew }: AnswerWorkspaceProps) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const answers = useAnswers(run, language, onChange);
  const [hasTaken, setTaken] = useState(!isNew);
  const list = useRef<HTMLOListElement>(null);
  const profile = useProfileAnswers(run, questionsOn(run, answers.typed), answers);
  const place = useQuestionPlace(run, answers, list, { keep: profile.keep, onTake: take });
  // Where nothing is asked there is nothing to have enough of.
  const isTaken = hasTaken || place.questions.length === 0;
  const top = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const changed = useChangedLine(sheet, answers.prompt);
  useEffect(() => {
    if (!isNew) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [isNew]);

  function take() {
    setTaken(true);
    // After the questions have folded.
    requestAnimationFrame(() => {
      sheet.current?.scrollIntoView({ block: "start" });
      sheet.current?.focus({ preventScroll: true });
    });
  }

  function openFrom(id: string): (() => void) | null {
    const open = place.opener(id);
    return open && (() => (setTaken(false), open()));
  }

  const rows = answers.rows.map(({ of, line }) => {
    const takeOut = removerOf(of);
    return {
      line,
      onEdit: openFrom(of),
      // The line goes, and its cross with it.
      onRemove: takeOut && (() => (takeOut(), sheet.current?.focus({ preventScroll: true }))),
    };
  });

  /** An answer or an option is taken back; a kind of output or of Arabic has nothing that stands for none, and is changed in the form. */
  function removerOf(id: string): (() => void) | null {
    if (answers.typed[id] !== undefined) return () => answers.answer(id, "", true);
    if (id === "outputType" || id === "variety") return null;
    return () => answers.change({ options: { [id]: id === "askFirst" ? false : "" } });
  }

  return (
    <div ref={top} tabIndex={-1} aria-label={t("result")} role="group" className="scroll-mt-4 outline-none">
      <RequestLine
        text={String(run.versions[0]?.input["text"] ?? "")}
        isAnswering={!isTaken}
        onEdit={onEdit}
        onNew={onNew}
      />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[2fr_3fr] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <QuestionFlow
            run={run}
            answers={answers}
            profile={profile}
            place={place}
            list={list}
            isTaken={isTaken}
            onTake={take}
            onReopen={() => setTaken(false)}
            onTask={(task) => onRunAgain({ task })}
            className="max-lg:order-1"
          />
          <GeneratorRefine
            run={run}
            onChange={(change) => (changed.watch(), answers.change(change))}
            onRunAgain={onRunAgain}
            className={isTaken ? "max-lg:order-3" : "max-lg:hidden"}
          />
        </div>
        <div ref={sheet} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none max-lg:order-2 lg:sticky lg:top-4">
          <PromptSheet
            run={run}
            answers={answers}
            rows={rows}
            isTaken={isTaken}
            opener={openFrom}
            onRunAgain={onRunAgain}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {answers.changes > 0 ? t("promptChanged", { count: answers.changes }) : ""}
      </p>
    </div>
  );
}

interface RequestLineProps {
  text: string;
  /** On a phone a request whose questions are being answered is a line alone; unfolded it can be changed. */
  isAnswering: boolean;
  onEdit: () => void;
  onNew: () => void;
}

/** What was asked for, folded to one line that opens in place. */
function RequestLine({ text, isAnswering, onEdit, onNew }: RequestLineProps) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  return (
    <div className="group/line flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line pb-3 max-lg:pb-1">
      <details className="group min-w-0 grow basis-60">
        <summary className="flex min-h-11 items-center gap-2">
          <span className="shrink-0 text-sm text-soft">{t("yourRequest")}</span>
          <span dir={directionOf(text, direction)} className="min-w-0 truncate group-open:hidden">
            {text}
          </span>
          <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
        </summary>
        <p dir={directionOf(text, direction)} className="max-w-measure pb-2 whitespace-pre-wrap">
          {text}
        </p>
      </details>
      <span
        className={classNames(
          "flex gap-1 max-lg:-mx-3",
          isAnswering && "max-lg:hidden max-lg:group-has-[details[open]]/line:flex",
        )}
      >
        <Button variant="quiet" icon="edit" className="max-lg:px-3" onClick={onEdit}>
          {t("editRequest")}
        </Button>
        <Button variant="quiet" icon="plus" className="max-lg:px-3" onClick={onNew}>
          {t("newRequest")}
        </Button>
      </span>
    </div>
  );
}
