import { useEffect, useState } from "react";
import { callApi } from "#browser/call-api.ts";
import { fold } from "#engines/text/fold.ts";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";

interface Offered {
  id: string;
  name: string;
  say: string;
}

const MOST_OFFERED = 4;
const SHORTEST_WORD = 3;
/** Somebody who has written more than this says the work in their own words. */
const LONGEST_TYPED = 60;

/** Tasks of the catalogue whose names hold what is being typed; a press writes the task's sentence into the field. */
export function TaskOffers({ typed, onPick }: { typed: string; onPick: (task: Offered) => void }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const [tasks, setTasks] = useState<readonly Offered[]>([]);
  useEffect(() => {
    void callApi<{ tasks: Offered[] }>(language, "GET", "/tasks").then(
      (answer) => answer.ok && setTasks(answer.data.tasks),
    );
  }, [language]);
  const offered = offersFor(tasks, typed);
  if (offered.length === 0) return null;
  return (
    <section aria-label={t("tasks")} className="mt-2 flex flex-wrap items-center gap-2">
      {offered.map((task) => (
        <Button key={task.id} size="small" onClick={() => onPick(task)}>
          {task.name}
        </Button>
      ))}
      <Link to={pathIn(language, "/tasks")} className="text-sm">
        {t("allTasks")}
      </Link>
    </section>
  );
}

/** Those whose names hold most of the words that are typed; nothing for an empty field or a long text. */
export function offersFor<Task extends Offered>(tasks: readonly Task[], typed: string): Task[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:وال|ال|لل)(?=.{3})/u, ""))
    .filter((word) => word.length >= SHORTEST_WORD);
  if (words.length === 0 || typed.length > LONGEST_TYPED || tasks.some(({ say }) => say === typed.trim())) return [];
  return tasks
    .map((task) => ({ task, hits: words.filter((word) => fold(task.name).includes(word)).length }))
    .filter(({ hits }) => hits * 2 >= words.length)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MOST_OFFERED)
    .map(({ task }) => task);
}
