import { listRatings } from "#domain/runs/read-ratings.ts";
import { isLowRated } from "#domain/runs/rules.ts";
import { countClosingModels, type SystemState } from "#domain/status/read.ts";
import { listFeatures } from "#domain/tool-features/read.ts";
import { formatNumber } from "#i18n/format.ts";
import { isToolSlug, wordsOf } from "#tools/index.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import type { PageContext } from "#pages/page-context.ts";
import { STATUS_ANCHOR } from "./status-anchor.ts";

const RATED_MS = 30 * 86_400_000;

/** One thing to look at, with the page where it is mended; `shown` is in its words. */
export type Attention = { to: string; shown: string } & (
  | { kind: "state"; detail: SystemState["detail"] }
  | { kind: "closing" | "toolsOff" | "lowRated" }
);

/** What needs the administrator, and whether all of it could be read. */
export async function readAttention(
  page: PageContext,
  status: readonly SystemState[] | null,
): Promise<{ list: Attention[]; isWhole: boolean }> {
  const { deps, language } = page;
  const now = deps.now();
  const [closing, features, ratings] = await Promise.all([
    readOrNull(page, () => countClosingModels(deps)),
    readOrNull(page, () => listFeatures(deps.db)),
    readOrNull(page, () => listRatings(deps.db, { from: new Date(now.getTime() - RATED_MS), to: now })),
  ]);
  const named = (names: readonly string[]) => new Intl.ListFormat(language).format([...new Set(names)]);
  const isClosingSaid = status?.some(({ detail }) => detail === "providers_closing") ?? false;
  const off = (features ?? []).filter(({ isActive }) => !isActive).map(({ displayName }) => displayName);
  const low = (ratings ?? [])
    .filter(isLowRated)
    .map(({ tool }) => (isToolSlug(tool) ? wordsOf(tool, language).title : tool));
  return {
    list: [
      ...(status ?? [])
        .filter(({ state }) => state !== "ok")
        .map((state) => ({
          kind: "state" as const,
          detail: state.detail,
          to: pageOf(state, deps.settings.isProduction),
          shown: formatNumber(language, state.count ?? 0),
        })),
      ...(closing && !isClosingSaid
        ? [{ kind: "closing" as const, to: "/rai/models", shown: formatNumber(language, closing) }]
        : []),
      ...(off.length > 0 ? [{ kind: "toolsOff" as const, to: "/rai/tool-features", shown: named(off) }] : []),
      ...(low.length > 0 ? [{ kind: "lowRated" as const, to: "/rai/usage#ratings", shown: named(low) }] : []),
    ],
    isWhole: status !== null && closing !== null && features !== null && ratings !== null,
  };
}

/** Parts without a page of their own are explained in the list below. */
function pageOf({ part, detail }: SystemState, isProduction: boolean): string {
  if (part === "payments") return "/rai/packages";
  if (part === "providers") return "/rai/models";
  if (detail === "mail_outbox" && !isProduction) return "/dev/outbox";
  return `#${STATUS_ANCHOR}`;
}
