import { readFileSync, writeFileSync } from "node:fs";
import { coverageOf, orderQuestions } from "./order-questions.ts";
import { type Brief, nameOf, readBriefs } from "./read-briefs.ts";

type Banks = Readonly<Record<string, readonly string[]>>;

const FOLDER = new URL(".", import.meta.url).pathname;
/** The banks as they were written by hand: what belongs to each kind of work, and somebody's guess at the order. */
const BY_HAND = JSON.parse(readFileSync(`${FOLDER}banks.json`, "utf8")) as Banks;
const TARGET = "src/engines/questions/bank/banks-data.ts";
const SHOWN = 4;
/** Questions that fit any kind of work. */
const SHARED = ["situation", "matters", "exclude", "why-now", "for-whom", "result-form"];
/** What a kind's own open question asks better: readers found these two out of place beside it. */
const OPEN = ["situation", "true-details"];
/** The first four of a kind hold one of them, since people prefer questions of their own case; two where only the type is known. */
const MOST_SHARED = { kind: 1, type: 2 };
/** A shared question that a bank did not have enters it when it comes among so many. */
const ENTERS_BY = 8;

/**
 * `npm run train -- questions`: orders each bank by what its questions drew out of briefs, and writes the banks. Prints what the
 * answers to the first four carry: in the order as it was, and with each writer's briefs ordered by the other writers' alone.
 */
export async function train(): Promise<void> {
  const briefs = readBriefs(FOLDER);
  const line = (title: string, orderOf: (brief: Brief, name: string) => readonly string[]) => {
    const shares = briefs.map((brief) => {
      const asked = orderOf(brief, nameOf(brief)).filter((id) => !brief.answered.includes(id));
      return coverageOf(brief, asked.slice(0, SHOWN));
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    process.stdout.write(`${title}: ${(100 * mean).toFixed(1)} % of a brief in four answers\n`);
  };
  const orders = new Map<string, readonly string[]>();
  const learned = ({ writer }: Brief, name: string) => {
    const key = `${writer} ${name}`;
    const others = briefs.filter((brief) => brief.writer !== writer);
    if (!orders.has(key)) orders.set(key, orderedBank(others, name));
    return orders.get(key) as readonly string[];
  };
  line("the order by hand", (_, name) => BY_HAND[name] as readonly string[]);
  line("an order learned from other writers", learned);
  writeBanks(Object.entries(orderedBanks()));
}

/** All banks as briefs order them. */
export function orderedBanks(): Banks {
  const briefs = readBriefs(FOLDER);
  return Object.fromEntries(Object.keys(BY_HAND).map((name) => [name, orderedBank(briefs, name)]));
}

/** A kind of work is ordered by its own briefs; without any, by those of its type; an unknown type by all. */
function orderedBank(briefs: readonly Brief[], name: string): readonly string[] {
  const bank = BY_HAND[name] as readonly string[];
  const isKind = briefs.some((brief) => nameOf(brief) === name);
  const isOwn = (brief: Brief) => name === "unsure" || (isKind ? nameOf(brief) : brief.type) === name;
  const own = briefs.filter(isOwn);
  const others = briefs.filter((brief) => !isOwn(brief));
  if (own.length === 0) return bank;
  if (name === "unsure") return orderQuestions(bank, own, others);
  const hasOpen = bank.some((id) => id.startsWith("facts-"));
  const candidates = [...new Set([...bank, ...SHARED])].filter((id) => !hasOpen || !OPEN.includes(id));
  const order = orderQuestions(candidates, own, others);
  const first = firstOf(order, MOST_SHARED[isKind ? "kind" : "type"]);
  const rest = order.filter((id) => !first.includes(id));
  const entering = rest.slice(0, ENTERS_BY - SHOWN);
  return [...first, ...rest.filter((id) => bank.includes(id) || entering.includes(id))];
}

function firstOf(order: readonly string[], mostShared: number): string[] {
  const first: string[] = [];
  for (const id of order) {
    const shared = first.filter((one) => SHARED.includes(one)).length;
    if (first.length < SHOWN && !(SHARED.includes(id) && shared === mostShared)) first.push(id);
  }
  return first;
}

function writeBanks(banks: (readonly [string, readonly string[]])[]): void {
  const head = readFileSync(TARGET, "utf8").split("{\n", 1)[0] as string;
  const lists = banks.map(([name, ids]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: [\n${ids.map((id) => `    ${JSON.stringify(id)},\n`).join("")}  ],\n`;
  });
  writeFileSync(TARGET, `${head}{\n${lists.join("")}};\n`);
}
