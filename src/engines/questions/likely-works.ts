import type { Reading, TaskType, WorkKind } from "#engines/reader/reading.ts";
import { BANKS } from "./bank/banks-data.ts";

/** A kind of work that a request may be: the name of its bank, and how likely it is. */
export interface LikelyWork {
  name: string;
  type: TaskType;
  probability: number;
}

/** The kinds of work that a request may be. A kind that is given by itself, not by a probability, is sure. */
export function likelyWorks({ type, kind, likely }: Pick<Reading, "type" | "kind" | "likely">): LikelyWork[] {
  if (type !== null && likely[0]?.type !== type) return [{ name: nameOf(type, kind), type, probability: 1 }];
  return likely.flatMap((one) => {
    const named = one.kinds.reduce((sum, { probability }) => sum + probability, 0);
    return [
      { name: one.type, type: one.type, probability: one.probability * (1 - named) },
      ...one.kinds.map((own) => ({
        name: nameOf(one.type, own.kind),
        type: one.type,
        probability: one.probability * own.probability,
      })),
    ];
  });
}

/** A kind without a bank of its own is asked as its type is. */
function nameOf(type: TaskType, kind: WorkKind | null): string {
  const name = `${type}/${kind ?? ""}`;
  return Object.hasOwn(BANKS, name) ? name : type;
}
