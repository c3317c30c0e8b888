import { createHash } from "node:crypto";
import { bootstrapInterval, mean } from "./bootstrap.ts";

/** One reader's judgement of one sheet. */
export interface Judgement {
  key: string;
  reader: string;
  /** 0 to 10, for use at once. */
  a: number;
  b: number;
  /** Which one the reader would have paid for. */
  pays: "A" | "B" | "equal";
}

/** The name of a sheet, and whether the product is its A: both from the case's id, so that nothing on the sheet tells. */
export function placeOf(id: string): { key: string; productIsA: boolean } {
  const hash = createHash("sha256").update(`versus ${id}`).digest();
  return { key: hash.toString("hex").slice(0, 10), productIsA: (hash[12] as number) % 2 === 0 };
}

export interface ToolScore {
  tool: string;
  reader: string;
  cases: number;
  won: number;
  equal: number;
  lost: number;
  product: number;
  alone: number;
  difference: number;
  interval: [number, number];
}

/** Points apart from which one side counts as the better. */
const EQUAL = 0.5;

/** Per tool and reader, and both readers' mean as reader "both": a case is won where the product scores half a point more. */
export function scoresOf(cases: readonly { id: string; tool: string }[], judged: readonly Judgement[]): ToolScore[] {
  const readers = [...new Set(judged.map(({ reader }) => reader))].toSorted();
  if (readers.length === 0) return [];
  const tools = [...new Set(cases.map(({ tool }) => tool))];
  return tools.flatMap((tool) =>
    [...readers.map((reader) => [reader]), readers].flatMap((these, index) => {
      const pairs = cases.filter((one) => one.tool === tool).flatMap(({ id }) => pairOf(id, judged, these));
      return pairs.length === 0 ? [] : [scoreOf(tool, index < readers.length ? (these[0] as string) : "both", pairs)];
    }),
  );
}

interface Pair {
  product: number;
  alone: number;
}

function pairOf(id: string, judged: readonly Judgement[], readers: readonly string[]): Pair[] {
  const { key, productIsA } = placeOf(id);
  const own = judged.filter((one) => one.key === key && readers.includes(one.reader));
  if (own.length < readers.length) return [];
  return [
    {
      product: mean(own.map(({ a, b }) => (productIsA ? a : b))),
      alone: mean(own.map(({ a, b }) => (productIsA ? b : a))),
    },
  ];
}

function scoreOf(tool: string, reader: string, pairs: readonly Pair[]): ToolScore {
  const differences = pairs.map(({ product, alone }) => product - alone);
  const count = (fits: (difference: number) => boolean) => differences.filter(fits).length;
  return {
    tool,
    reader,
    cases: pairs.length,
    won: count((difference) => difference >= EQUAL),
    equal: count((difference) => Math.abs(difference) < EQUAL),
    lost: count((difference) => difference <= -EQUAL),
    product: mean(pairs.map(({ product }) => product)),
    alone: mean(pairs.map(({ alone }) => alone)),
    difference: mean(differences),
    interval: bootstrapInterval(differences, 0.9),
  };
}
