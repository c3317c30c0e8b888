import { listRuns } from "#domain/runs/read.ts";
import { formatAgo } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";

const MOST_RECENT = 3;
/** So many are looked through for results of different requests. */
const LOOKED_THROUGH = 12;

/** The viewer's last results, each of another request, newest first. */
export async function readRecentWork({ deps, viewer, language, timeZone }: PageContext) {
  const { runs } = await listRuns(deps.db, viewer?.id ?? "", { most: LOOKED_THROUGH });
  const different = runs.filter(
    ({ tool, title }, place) => runs.findIndex((other) => other.tool === tool && other.title === title) === place,
  );
  return different.slice(0, MOST_RECENT).map(({ id, tool, title, createdAt }) => ({
    id,
    slug: tool,
    title,
    at: createdAt.toISOString(),
    when: formatAgo(language, createdAt, deps.now(), timeZone),
  }));
}
