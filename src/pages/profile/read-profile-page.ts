import { readProfile } from "#domain/profile/read.ts";
import { MOST_FACTS } from "#domain/profile/rules.ts";
import { questionOfTask } from "#engines/questions/tasks.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";

export type ShownProfile = Awaited<ReturnType<typeof readProfilePage>>;
export type ShownFact = ShownProfile["facts"][number];

/** A person's profile as its page shows it. */
export async function readProfilePage({ deps, viewer, language, timeZone }: PageContext) {
  const { since, facts, limit } = await readProfile(deps.db, viewer?.id ?? "", deps.now());
  const date = (at: Date) => formatDate(language, at, timeZone);
  return {
    since: since && date(since),
    count: facts.length,
    limit: formatNumber(language, limit),
    isFull: facts.length >= limit,
    isLargest: limit === MOST_FACTS,
    facts: facts.map(({ id, name, words, sourceTool, sourceQuestion, createdAt, lastUsedAt, isOffered }) => {
      // A question of the catalogue by its name; one of an intent gave the fact its own.
      const question = sourceQuestion ? questionOfTask(sourceQuestion)?.label[language] : undefined;
      return {
        id,
        name,
        words,
        sourceTool,
        question: question && question !== name ? question : null,
        created: date(createdAt),
        used: lastUsedAt && date(lastUsedAt),
        isOffered,
      };
    }),
  };
}
