import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import type { AnsweredRun } from "#tools/prompt-generate/draft.ts";

/** What a run names instead of a task where none of those offered was it. */
const NONE_OF_THEM = "none";

/**
 * Whose questions these are, and the tasks that it may be instead: a press asks those. Gone with the first answer, which would not fit
 * other questions, and where a model asks, whose run costs a credit.
 */
export function TaskChoice({
  run,
  onPick,
  className,
}: {
  run: AnsweredRun;
  onPick: (task: string) => void;
  className?: string;
}) {
  const t = useTranslations("promptGenerate");
  const first = run.versions[0]?.envelope;
  const task = first?.result.task;
  const near = first?.result.nearTasks ?? [];
  if (first?.engine === "provider" || run.versions.length > 1 || (!task && near.length === 0)) return null;
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <p>
          {task
            ? t.rich("aboutTask", { task: () => <bdi className="font-medium text-ink">{task.name}</bdi> })
            : t("nearTasks")}
        </p>
        {near.map(({ id, name }) => (
          <Button key={id} size="small" onClick={() => onPick(id)}>
            {name}
          </Button>
        ))}
        {task ? (
          <Button size="small" variant="quiet" onClick={() => onPick(NONE_OF_THEM)}>
            {t("noTask")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
