import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { later } from "#tools/workspace/later.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import type { SheetRow } from "#tools/workspace/files/sheet-row.tsx";
import { SheetText } from "#tools/workspace/files/sheet-text.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { saveText } from "#tools/browser/save-text.ts";
import type { AnsweredRun, GeneratorDraft, RunVersion } from "#tools/prompt-generate/draft.ts";
import { Gaps } from "./gaps.tsx";
import { Notes } from "./notes.tsx";
import { PromptProof } from "#tools/prompt-generate/reply/proof.tsx";
import { PromptReply, ReplyButton } from "#tools/prompt-generate/reply/reply.tsx";
import type { useAnswers } from "#tools/prompt-generate/answers/use-answers.ts";
import { useReplies } from "#tools/prompt-generate/reply/use-replies.ts";
import { VersionTabs } from "./version-tabs.tsx";

const PastedAnswer = later(() =>
  import("#tools/prompt-generate/reply/pasted-answer.tsx").then((module) => module.PastedAnswer),
);

interface PromptSheetProps {
  run: AnsweredRun;
  answers: ReturnType<typeof useAnswers>;
  /** The details, each to be changed or taken out in place. */
  rows: readonly SheetRow[];
  isTaken: boolean;
  /** What opens a question's field; null for one that is not on the page. */
  opener: (id: string) => (() => void) | null;
  onRunAgain: (change: Partial<GeneratorDraft>) => void;
}

/** The finished piece: the prompt on its sheet, what to do with it in the thumb's reach, and one quiet line about its making. */
export function PromptSheet({ run, answers, rows, isTaken, opener, onRunAgain }: PromptSheetProps) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const [values, setValues] = useState<Record<string, string>>({});
  const [number, setNumber] = useState(0);
  const old = run.versions.find((version) => version.number === number && version !== answers.latest);
  const { envelope } = old ?? answers.latest;
  const { result } = envelope;
  const isWeaving = answers.weaving.phase === "working";
  const prompt = old ? result.prompt : isWeaving && answers.weaving.text ? answers.weaving.text : answers.prompt;
  const first = (run.versions[0] as RunVersion).envelope.result;
  // The person's own sentence: what they have not said yet is worth more to them than its copy.
  const isBare = prompt === first.userPrompt;
  const gaps = isBare && !old ? first.questions.filter(({ id }) => !answers.typed[id]?.trim()) : [];
  const filled = fillPlaceholders(prompt, values);
  const order = { blanks: values, ...(old ? { version: old.number } : {}) };
  const settle = old ? kept : answers.sendNow;
  const replies = useReplies(run.id, language, { prompt: filled, order, settle });
  const isText = isForText(old ?? answers.latest);
  const canReply = useToolHere().engine === "provider" && isText;
  const [hasTaken, setTaken] = useState(false);
  const mayAsk = canReply && replies.canAsk && !isWeaving;
  const hasReply = replies.current !== undefined;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {/* A title that is the request's own first words would say the same twice. */}
        <h2 className="text-lg">
          {isBare ? (
            t("asWritten")
          ) : prompt.startsWith(result.title.replace(/…$/u, "")) ? (
            t("yourPrompt")
          ) : (
            <bdi>{result.title}</bdi>
          )}
        </h2>
        <VersionTabs versions={run.versions} shown={old ?? answers.latest} isTaken={isTaken} onShow={setNumber} />
      </div>
      <div aria-busy={isWeaving}>
        <SheetText
          text={prompt}
          values={values}
          rows={old || isWeaving ? [] : rows}
          onFill={(key, value) => setValues((now) => ({ ...now, [key]: value }))}
        />
      </div>
      <Gaps questions={gaps} voice={first.voice} opener={opener} />
      {old && old.by !== "model" && !isWeaving ? (
        <div data-print="never">
          <Button size="small" onClick={() => (answers.goBack(old), setNumber(0))}>
            {t("goBack")}
          </Button>
        </div>
      ) : null}
      {isWeaving ? (
        <p className="flex items-center gap-3 text-soft">
          <Spinner label="" />
          {t("weaving")}
          <Button size="small" onClick={answers.stopWeaving}>
            {t("stopWeaving")}
          </Button>
        </p>
      ) : null}
      {isWeaving && answers.weaving.error ? (
        <Alert tone="error">{answers.weaving.error.message || t("lostConnection")}</Alert>
      ) : null}
      <Notes envelope={envelope} />
      <ResultActions
        text={filled}
        fileName="prompt"
        details={{ ...result, prompt: filled }}
        onSave={() => saveText({ title: result.title, content: filled, tool: "prompt-generate", lang: language })}
        runId={run.id}
        onTaken={() => setTaken(true)}
        isPinned={isTaken}
        // The answer is what people come for: where it can be asked for, or is there, copying the prompt comes second.
        isQuiet={gaps.length > 0 || mayAsk || hasReply}
        copyLabel={hasReply ? t("copyThePrompt") : undefined}
        beside={mayAsk ? <ReplyButton replies={replies} isStrong={gaps.length === 0 && !hasReply} /> : null}
      />
      <PromptReply replies={replies} />
      {hasTaken && isText && !canReply ? <PastedAnswer /> : null}
      <WhyPlain />
      <Weave run={run} answers={answers} isWeaving={isWeaving} onRunAgain={onRunAgain} />
      <PromptProof key={run.id} run={run} prompt={answers.prompt} />
      <p className="text-sm text-soft">
        <MadeBy run={run} version={old ?? answers.latest} />
      </p>
    </Card>
  );
}

/** Why the prompt is the person's own words; the figures behind it on demand. */
function WhyPlain() {
  const t = useTranslations("promptGenerate");
  return (
    <details className="text-sm text-soft" data-print="never">
      <summary className="cursor-pointer">
        {t("whyPlain")} <span className="text-petrol underline">{t("why")}</span>
      </summary>
      <p className="mt-1">{t("whyMeasured")}</p>
    </details>
  );
}

/** An earlier version is kept already. */
const kept = () => Promise.resolve(null);

/** A model that writes answers no prompt that asks for a picture or a clip. */
function isForText({ input }: RunVersion): boolean {
  return input["outputType"] !== "image" && input["outputType"] !== "video";
}

/** Where a model made the run it can write the answers into one text, once within the run's credit. */
function Weave({
  run,
  answers,
  isWeaving,
  onRunAgain,
}: {
  run: AnsweredRun;
  answers: ReturnType<typeof useAnswers>;
  isWeaving: boolean;
  onRunAgain: (change: Partial<GeneratorDraft>) => void;
}) {
  const t = useTranslations("promptGenerate");
  const hasAnswer = Object.values(answers.typed).some((text) => text.trim() !== "");
  if (run.versions[0]?.envelope.engine !== "provider" || !hasAnswer || isWeaving) return null;
  const isWoven = run.versions.some(({ by }) => by === "model");
  const isCurrent = answers.latest.by === "model" && answers.prompt === answers.latest.envelope.result.prompt;
  if (isCurrent) return null;
  const fault = answers.weaving.phase === "failed" ? answers.weaving.error : null;
  return (
    <div data-print="never">
      {fault ? (
        <Alert tone="error" className="mb-3">
          {fault.message || t("answerNotKept")}
        </Alert>
      ) : null}
      <Button onClick={() => (isWoven ? onRunAgain({ answers: labelled(run, answers.typed) }) : void answers.weave())}>
        {isWoven ? t("weaveAgain") : t("weave")}
      </Button>
    </div>
  );
}

/** Answers with the names of their questions: a new run has questions of its own. */
function labelled(run: AnsweredRun, typed: Readonly<Record<string, string>>): GeneratorDraft["answers"] {
  const { questions, moreQuestions } = run.versions[0]?.envelope.result ?? { questions: [], moreQuestions: [] };
  return [...questions, ...moreQuestions]
    .filter(({ id }) => typed[id]?.trim())
    .map(({ id, label }) => ({ id: `given-${id}`, text: typed[id] ?? "", ask: label }));
}

/** Engine, dialect and cost in one quiet line. */
function MadeBy({ run, version }: { run: AnsweredRun; version: RunVersion }) {
  const t = useTranslations("promptGenerate");
  const workspace = useTranslations("workspace");
  const { engine, model, variety } = version.envelope;
  const dialect = ["egy", "glf", "lev", "mgr"].find((name) => name === variety) as
    | "egy"
    | "glf"
    | "lev"
    | "mgr"
    | undefined;
  return (
    <>
      {engine === "builtin"
        ? workspace("engineBuiltin")
        : workspace.rich("engineModel", { model: () => <bdi dir="ltr">{model ?? ""}</bdi> })}
      {dialect ? `${t("comma")} ${t("understoodAs", { variety: t(`variety_${dialect}`) })}` : null}
      {t("comma")} {run.cost === 0 ? t("freeSoFar") : t("charged", { cost: run.cost })}
    </>
  );
}
