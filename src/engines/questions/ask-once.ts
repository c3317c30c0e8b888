import { type Concern, CONCERNS } from "./bank/concerns-data.ts";
import { isOwnOpen } from "./question.ts";

const concernsOf = (id: string): readonly Concern[] => (Object.hasOwn(CONCERNS, id) ? CONCERNS[id] : undefined) ?? [];

/**
 * Leaves out, of questions best first, those whose every matter the request states or other questions ask after: the narrow ones
 * beside an open one among the first `shown`, and the later of two. An open question of which one part is stated gives way where
 * a single other asks after all the rest.
 */
export function askOnce(
  order: readonly string[],
  { done, stated, shown }: { done: readonly string[]; stated: ReadonlySet<Concern>; shown: number },
): string[] {
  const unsaid = (id: string) => concernsOf(id).filter((concern) => !stated.has(concern));
  const isSaid = (id: string) => concernsOf(id).length > 0 && unsaid(id).length === 0;
  const givesWay = (id: string) =>
    isOwnOpen(id) &&
    unsaid(id).length < concernsOf(id).length &&
    order.some((other) => other !== id && covers(concernsOf(other), unsaid(id)));
  const left = order.filter((id) => !isSaid(id) && !givesWay(id));
  const open = left.slice(0, shown).find(isOwnOpen);
  const asked = new Set([...done, ...(open === undefined ? [] : [open])].flatMap(concernsOf));
  return left.filter((id) => {
    const isTwin = id !== open && concernsOf(id).length > 0 && covers([...asked], unsaid(id));
    if (!isTwin) for (const concern of concernsOf(id)) asked.add(concern);
    return !isTwin;
  });
}

function covers(all: readonly Concern[], some: readonly Concern[]): boolean {
  return some.every((concern) => all.includes(concern));
}
