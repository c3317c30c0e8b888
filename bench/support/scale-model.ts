/** What people of the product do, as far as it is assumed; nobody has counted it yet. Change a line and run the bench again. */
const ASSUMPTIONS = {
  /** Of all accounts, those that come on a day. */
  activeADay: 0.1,
  /** What each of them does on that day. */
  ownPages: 6,
  historyPages: 1,
  runs: 2,
  streams: 1,
  signIns: 0.1,
  /** Pages to read that visitors open, per active account. */
  readPages: 3,
  /** The busiest hour's share of a day. */
  busiestHour: 0.1,
  /** Accounts whose history keeps texts for 30 days; the others' stay 24 hours. */
  keepHistory: 0.5,
  /** Age of the data: rows of runs, holds and the ledger are never removed. */
  months: 12,
  /** How busy a core may be before the next is added. */
  useOfACore: 0.6,
} as const;

export type Operation = "read" | "own" | "history" | "run" | "stream" | "signIn";

/** What one operation takes: statements, and processor time of the product and of the database in ms. */
export interface Cost {
  queries: number;
  productMs: number;
  databaseMs: number;
}

export interface Costs {
  operations: Record<Operation, Cost>;
  /** Statements a second of a process that nobody asks anything: its jobs. */
  queriesAtRest: number;
  /** Bytes of a row with its indexes; of a run without its text. */
  rowBytes: Record<"runs" | "credit_holds" | "credit_ledger" | "sessions" | "users" | "user_credits", number>;
  /** Bytes of a run's input and answer as stored. */
  textBytes: number;
}

/** What an active account does on a day, by operation. */
const A_DAY: Record<Operation, number> = {
  read: ASSUMPTIONS.readPages,
  own: ASSUMPTIONS.ownPages,
  history: ASSUMPTIONS.historyPages,
  run: ASSUMPTIONS.runs,
  stream: ASSUMPTIONS.streams,
  signIn: ASSUMPTIONS.signIns,
};
export const OPERATIONS = Object.keys(A_DAY) as Operation[];

/** Of 1, how often each operation is asked for. */
export function shareOf(operation: Operation): number {
  return A_DAY[operation] / OPERATIONS.reduce((sum, each) => sum + A_DAY[each], 0);
}

export interface Need {
  accounts: number;
  requestsASecond: number;
  runsASecond: number;
  queriesASecond: number;
  processes: number;
  databaseCores: number;
  runRows: number;
  gigabytes: number;
  runsGigabytes: number;
}

/** What so many accounts need in the busiest hour, and what is stored of them. */
export function needOf(accounts: number, costs: Costs): Need {
  const active = accounts * ASSUMPTIONS.activeADay;
  const aSecond = (operation: Operation) => (active * A_DAY[operation] * ASSUMPTIONS.busiestHour) / 3600;
  const sumOf = (key: keyof Cost) =>
    OPERATIONS.reduce((sum, operation) => sum + aSecond(operation) * costs.operations[operation][key], 0);
  const coreMs = 1000 * ASSUMPTIONS.useOfACore;
  const processes = Math.max(1, Math.ceil(sumOf("productMs") / coreMs));
  const runsADay = active * (ASSUMPTIONS.runs + ASSUMPTIONS.streams);
  const runRows = runsADay * 30 * ASSUMPTIONS.months;
  const textDays = ASSUMPTIONS.keepHistory * 30 + (1 - ASSUMPTIONS.keepHistory);
  const { rowBytes, textBytes } = costs;
  const runsBytes = runRows * rowBytes.runs + runsADay * textDays * textBytes;
  const peopleBytes = accounts * (rowBytes.users + rowBytes.user_credits + rowBytes.sessions * 2);
  return {
    accounts,
    requestsASecond: OPERATIONS.reduce((sum, operation) => sum + aSecond(operation), 0),
    runsASecond: aSecond("run") + aSecond("stream"),
    queriesASecond: sumOf("queries") + processes * costs.queriesAtRest,
    processes,
    databaseCores: sumOf("databaseMs") / coreMs,
    runRows,
    gigabytes: (runsBytes + runRows * (rowBytes.credit_holds + rowBytes.credit_ledger) + peopleBytes) / 1e9,
    runsGigabytes: runsBytes / 1e9,
  };
}
