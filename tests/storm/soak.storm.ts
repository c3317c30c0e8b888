import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adBanners } from "#domain/banners/tables.ts";
import { usageLimits } from "#domain/tool-features/tables.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { type Memory, memorySettings, readMemory, risePerMinute } from "./support/memory-samples.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { type Answered, soakRequests } from "./support/soak-requests.ts";
import { embeddedPlace, type Place, postgresPlace } from "./support/storm-places.ts";
import { pause, withClient } from "./support/storm-processes.ts";
import type { StormResult } from "./support/storm-scene.ts";
import { uploadFiles } from "./support/upload-files.ts";

const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 1800);
const REQUESTS_A_SECOND = 20;
const MOST_AT_ONCE = 16;
const PEOPLE = 20;
const SAMPLES = 60;
const FILES = /picture|PDF|\.docx/;
/** How far the memory of the last third may be from that of the middle third. */
const DRIFT = 0.2;
/** Engines and threads grow warm for minutes: a shorter soak only prints it. */
const JUDGED_FROM_SECONDS = 600;

type OpenPlace = (env: Record<string, string>, logPath: string) => Promise<Place>;

interface Sample {
  /** Of each product; a product that did not answer in time is left out. */
  memory: Memory[];
  connections: number;
}

/** Two products on PostgreSQL, then one on the embedded database, under a steady load of pages, runs, files, sign-ins and analytics (L-08): nothing grows, nothing fails. */
export async function run(): Promise<StormResult[]> {
  const results: StormResult[] = [];
  for (const [name, open] of Object.entries({ postgresql: postgresPlace, embedded: embeddedPlace }))
    if ((process.env["STORM_PLACE"] ?? name) === name) results.push(await soak(name, open));
  return results;
}

async function soak(name: string, open: OpenPlace): Promise<StormResult> {
  const { path: folder, remove } = temporaryFolder("siyagha-soak-");
  const logPath = join(folder, "log");
  // The storms' short lease would bound what is built in to 4.5 s, less than a picture takes on a busy machine.
  const env = { BUILTIN_ENGINES: "only", TRUST_PROXY: "true", LOG_LEVEL: "warn", LEASE_SECONDS: "60" };
  const place = await open({ ...env, ...memorySettings(folder) }, logPath);
  try {
    const requests = await prepare(place);
    const answered: Answered[] = [];
    const samples: Sample[] = [];
    await Promise.all([
      load(() => requests(), answered),
      (async () => {
        for (let count = 0; count < SAMPLES; count += 1) {
          await pause((SECONDS * 1000) / SAMPLES);
          samples.push(await sampleOf(place, folder));
        }
      })(),
    ]);
    await pause(1000);
    const log = readFileSync(logPath, "utf8");
    const violations = [
      ...faultsOfAnswers(answered),
      ...faultsOfSamples(samples),
      ...faultsOfLog(log),
      ...(await place.look(async (deps) => [...(await brokenInvariants(deps)), ...(await brokenRuns(deps))])),
    ];
    return { name: `soak of ${SECONDS} s, ${name} (L-08): ${figuresOf(answered, samples)}`, rounds: 1, violations };
  } finally {
    await place.close();
    remove();
  }
}

async function prepare(place: Place): Promise<() => Promise<Answered>> {
  const cast = await place.look(async (deps) => {
    const api = createTestApi(deps);
    const administrator = await signInAdministrator(deps, api);
    const values = { title: "soak", imageUrl: "https://ads.example/a.png", linkUrl: "https://ads.example/" };
    const [banner] = await deps.db.insert(adBanners).values(values).returning({ id: adBanners.id });
    const people: SignedIn[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const person = await signUpConfirmed(deps, api);
      await giveCredits(deps, grantOf(person.userId, 1_000_000));
      people.push(person);
    }
    return { people, administrator, bannerId: banner?.id ?? 0 };
  });
  // The first start brings the tools and their limits.
  await place.start();
  await place.look((deps) => deps.db.update(usageLimits).set({ isEnabled: false }));
  await place.start();
  return soakRequests({ products: place.products, files: await uploadFiles(), ...cast });
}

/**
 * Begins a request every 50 ms, later where so many are open that the machine cannot keep up: this looks for what grows,
 * not for the point where a queue does. Waits for the last.
 */
async function load(request: () => Promise<Answered>, answered: Answered[]): Promise<void> {
  const open = new Set<Promise<void>>();
  const endsAt = performance.now() + SECONDS * 1000;
  while (performance.now() < endsAt) {
    const begunAt = performance.now();
    const asked: Promise<void> = request().then((answer) => {
      answered.push(answer);
      open.delete(asked);
    });
    open.add(asked);
    while (open.size >= MOST_AT_ONCE) await Promise.race(open);
    await pause(Math.max(0, begunAt + 1000 / REQUESTS_A_SECOND - performance.now()));
  }
  await Promise.all(open);
}

async function sampleOf(place: Place & { url?: string }, folder: string): Promise<Sample> {
  const told = await Promise.all(place.products.map(({ child }) => readMemory(child, folder)));
  const memory = told.filter((each) => each !== null);
  if (place.url === undefined) return { memory, connections: 0 };
  const connections = await withClient(place.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return rows[0]?.count ?? 0;
  });
  return { memory, connections };
}

/** What each product held at each sample, one list a product; samples in which one did not answer are left out. */
function memoriesOf(samples: readonly Sample[], kind: keyof Memory): number[][] {
  const most = Math.max(...samples.map(({ memory }) => memory.length));
  const whole = samples.filter(({ memory }) => memory.length === most);
  return Array.from({ length: most }, (_, index) => whole.map(({ memory }) => memory[index]?.[kind] ?? 0));
}

function faultsOfAnswers(answered: readonly Answered[]): string[] {
  const faults = new Map<string, number>();
  for (const { what, status } of answered)
    if (status < 200 || status >= 400)
      faults.set(`${what} was answered ${status}`, (faults.get(`${what} was answered ${status}`) ?? 0) + 1);
  return [...faults].map(([fault, times]) => `${fault}: ${times} times`);
}

const third = <T>(items: readonly T[], number: 1 | 2): T[] =>
  items.slice((items.length * number) / 3, (items.length * (number + 1)) / 3);

function faultsOfSamples(samples: readonly Sample[]): string[] {
  const faults: string[] = [];
  const [middle, last] = [third(samples, 1), third(samples, 2)];
  for (const kind of ["resident", "kept"] as const)
    for (const [index, values] of memoriesOf(samples, kind).entries()) {
      const [before, after] = [median(third(values, 1)), median(third(values, 2))];
      if (SECONDS >= JUDGED_FROM_SECONDS && after > before * (1 + DRIFT))
        faults.push(`${kind} memory of product ${index + 1} went from ${before.toFixed(0)} to ${after.toFixed(0)} MiB`);
    }
  const open = (part: readonly Sample[]) => median(part.map(({ connections }) => connections));
  // Connections come and go with the load; a leak would only add.
  if (open(last) > open(middle) * 1.2 + 2)
    faults.push(`open database connections went from ${open(middle)} to ${open(last)}`);
  return faults;
}

function faultsOfLog(log: string): string[] {
  const bad = /unhandled|uncaught|MaxListenersExceeded|"level":(?:50|60)|heap out of memory/i;
  return log
    .split("\n")
    .filter((line) => bad.test(line))
    .slice(0, 10)
    .map((line) => `log: ${line.slice(0, 300)}`);
}

function figuresOf(answered: readonly Answered[], samples: readonly Sample[]): string {
  const ms = answered.map((answer) => answer.ms).toSorted((a, b) => a - b);
  const memory = (["resident", "kept"] as const).flatMap((kind) =>
    memoriesOf(samples, kind).map((values) => `${kind} ${wordsOf(values)}`),
  );
  const connections = samples.map((sample) => sample.connections);
  return [
    `${(answered.length / SECONDS).toFixed(1)} requests a second`,
    `median ${(ms[Math.floor(ms.length / 2)] ?? 0).toFixed(0)} ms, p99 ${(ms[Math.floor(ms.length * 0.99)] ?? 0).toFixed(0)} ms`,
    `${answered.filter(({ what }) => FILES.test(what)).length} of ${answered.length} with files`,
    `MiB after collection: ${memory.join(", ")}`,
    `connections ${Math.min(...connections)} to ${Math.max(...connections)}`,
  ].join("; ");
}

/** First, middle third, last third, last, and the rise over the last two thirds, when everything was warm. */
function wordsOf(values: readonly number[]): string {
  const warm = values.slice(Math.floor(values.length / 3));
  const rise = risePerMinute(warm, SECONDS / SAMPLES);
  const path = [values[0], median(third(values, 1)), median(third(values, 2)), values.at(-1)];
  return `${path.map((value) => (value ?? 0).toFixed(0)).join(" → ")} (${rise.toFixed(2)} a minute)`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
