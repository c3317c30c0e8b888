import type { Reading, TaskType } from "#engines/reader/reading.ts";

type Read = Pick<Reading, "type" | "kind" | "likely">;

/** A kind of work that a request may be: "plan", "plan/travel", and how likely it is. */
export interface LikelyWork {
  name: string;
  type: TaskType;
  probability: number;
}

/** The type was given by itself, not read: it is sure, whatever the words are. */
export function isTypeChosen({ type, likely }: Read): boolean {
  return type !== null && likely[0]?.type !== type;
}

/** The kinds of work that a request may be. A kind that is given by itself, not by a probability, is sure. */
export function likelyWorks(reading: Read): LikelyWork[] {
  const { type, kind, likely } = reading;
  if (type !== null && isTypeChosen(reading))
    return [{ name: kind === null ? type : `${type}/${kind}`, type, probability: 1 }];
  return likely.flatMap((one) => {
    const named = one.kinds.reduce((sum, { probability }) => sum + probability, 0);
    return [
      { name: one.type, type: one.type, probability: one.probability * (1 - named) },
      ...one.kinds.map((own) => ({
        name: `${one.type}/${own.kind}`,
        type: one.type,
        probability: one.probability * own.probability,
      })),
    ];
  });
}
