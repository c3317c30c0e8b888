import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { usageLimits } from "#domain/tool-features/tables.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { hasEnded } from "#tests/support/processes/product-process.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { embeddedPlace, type Place, postgresPlace } from "./support/storm-places.ts";
import { killProcess, pause } from "./support/storm-processes.ts";
import type { StormResult } from "./support/storm-scene.ts";
import { askUploadsAgain, faultsOfGoingDown, faultsOfUploads, filesIn, newFiles } from "./support/upload-faults.ts";
import { type UploadFile, uploadFiles } from "./support/upload-files.ts";
import { startUploads, type Upload, type UploadLoad } from "./support/upload-load.ts";

const ROUNDS = Number(process.env["STORM_ROUNDS"] ?? 50);
/** A storm of one database begins no further round after this long. */
const MOST_MINUTES = Number(process.env["STORM_MINUTES"] ?? 60);
const PLACES = { postgresql: postgresPlace, embedded: embeddedPlace };
const PEOPLE = 6;
const GIVEN = 1_000_000;
/** Long enough for a picture on a busy machine: what is built in gets nine tenths of it. */
const LEASE_SECONDS = 8;
/** How often every process looks for runs whose lease is over, and what a loaded machine may add to that. */
const SWEEP_SECONDS = 5;
const SLACK_SECONDS = 6;
/** Every so many rounds the products go down by a signal as well. */
const DOWN_EVERY = 5;
/** Twenty-five for running answers, and the jobs. */
const LONGEST_STOP_MS = 40_000;
const TOKEN = "token-of-the-storm";

const NOTHING = { kills: 0, stops: 0, sent: 0, answered: 0, refused: 0, cut: 0, unheard: 0 };

interface Scene {
  place: Place;
  people: SignedIn[];
  files: UploadFile[];
  /** Temporary files and data of the products. */
  folders: { path: string; before: string[] }[];
  counts: typeof NOTHING;
  /** Refusals, by code. */
  refusals: Map<string, number>;
}

/** Products die by kill -9, and go down by a signal, while pictures and documents are sent and read. STORM_PLACE names one database. */
export async function run(): Promise<StormResult[]> {
  const results: StormResult[] = [];
  for (const [name, open] of Object.entries(PLACES)) {
    if ((process.env["STORM_PLACE"] ?? name) === name) results.push(await storm(name, open));
  }
  return results;
}

async function storm(name: string, open: (env: Record<string, string>) => Promise<Place>): Promise<StormResult> {
  const { path, remove } = temporaryFolder("siyagha-uploads-");
  const [temporary, data] = [join(path, "temporary"), join(path, "data")];
  for (const folder of [temporary, data]) mkdirSync(folder);
  const place = await open({
    TMPDIR: temporary,
    DATA_DIR: data,
    LEASE_SECONDS: String(LEASE_SECONDS),
    METRICS_TOKEN: TOKEN,
    BUILTIN_ENGINES: "only",
  });
  const counts = { ...NOTHING };
  const refusals = new Map<string, number>();
  const violations: string[] = [];
  let rounds = 0;
  try {
    await place.start();
    const people = await peopleOf(place);
    await place.start();
    const folders = [temporary, data].map((folder) => ({ path: folder, before: filesIn(folder) }));
    const scene: Scene = { place, people, files: await uploadFiles(), folders, counts, refusals };
    const until = Date.now() + MOST_MINUTES * 60_000;
    for (; rounds < ROUNDS && Date.now() < until; rounds += 1) {
      const found = await round(scene, rounds + 1).catch((error: Error) => [`threw ${error.message}`]);
      violations.push(...found.map((fault) => `round ${rounds + 1}: ${fault}`));
    }
  } finally {
    await place.close();
    remove();
  }
  const { kills, stops, sent, answered, refused, cut, unheard } = counts;
  const codes = [...refusals].map(([code, times]) => `${code} ${times}`).join(", ");
  const figures = `${kills} kills, ${stops} stops, ${sent} uploads: ${answered} answered, ${refused} refused (${codes}), ${cut} cut off, ${unheard} while nobody listened`;
  return { name: `products killed among uploads, ${name}; ${figures}`, rounds, violations };
}

/** People with credits for all rounds, and no daily limit. */
function peopleOf(place: Place): Promise<SignedIn[]> {
  return place.look(async (deps) => {
    await deps.db.update(usageLimits).set({ isEnabled: false });
    const api = createTestApi(deps);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpConfirmed(deps, api)));
    for (const { userId } of people) await giveCredits(deps, grantOf(userId, GIVEN));
    return people;
  });
}

async function round(scene: Scene, number: number): Promise<string[]> {
  const { place, people, counts } = scene;
  await place.start();
  const load = startUploads(place.products, people, scene.files);
  await untilAnswered(load);
  await pause(Math.random() * 2500);
  // Every third time one of two goes on alone.
  const dying = number % 3 === 0 ? place.products.slice(number % place.products.length).slice(0, 1) : place.products;
  await Promise.all(dying.map(killProcess));
  counts.kills += dying.length;
  const killedAt = Date.now();
  await load.end();
  const left = leftFiles(scene);
  count(scene, load.uploads);
  await place.start();
  const { faults, again } = await askUploadsAgain(place.products, load.uploads);
  const limit = Math.max(killedAt + LEASE_SECONDS * 1000, Date.now()) + (SWEEP_SECONDS + SLACK_SECONDS) * 1000;
  await untilNothingIsOpen(place, limit);
  const down = number % DOWN_EVERY === 0 ? await goDown(scene) : { faults: [], uploads: [] };
  const stored = await place.look(async (deps) => [
    ...(await brokenInvariants(deps)),
    ...(await brokenRuns(deps)),
    ...(await faultsOfUploads(deps, people, GIVEN, [...load.uploads, ...again, ...down.uploads])),
  ]);
  return [...left, ...faults, ...down.faults, ...stored];
}

/** Until a file was read, or 20 s on a machine that is too busy for it. */
async function untilAnswered({ uploads }: UploadLoad): Promise<void> {
  const limit = Date.now() + 20_000;
  while (Date.now() < limit && !uploads.some(({ runId }) => runId !== undefined)) await pause(50);
}

/** All products get the signal while files come in: what is on its way is answered whole, the rest is refused, and all end well. */
async function goDown(scene: Scene): Promise<{ faults: string[]; uploads: Upload[] }> {
  const { place, people, files } = scene;
  const load = startUploads(place.products, people, files);
  await untilAnswered(load);
  await pause(Math.random() * 1500);
  const signalAt = Date.now();
  const ends = place.products.map(async ({ child }) => {
    child.kill("SIGTERM");
    if (!hasEnded(child)) await Promise.race([once(child, "exit"), pause(LONGEST_STOP_MS)]);
    return child.exitCode;
  });
  const codes = await Promise.all(ends);
  await Promise.all(place.products.map(killProcess));
  await load.end();
  scene.counts.stops += codes.length;
  count(scene, load.uploads, " while going down");
  const faults = [
    ...codes.filter((code) => code !== 0).map((code) => `a product that was told to stop ended with ${code}`),
    ...faultsOfGoingDown(load.uploads, signalAt),
    ...leftFiles(scene),
  ];
  return { faults: faults.map((fault) => `going down: ${fault}`), uploads: load.uploads };
}

function count({ counts, refusals }: Scene, uploads: readonly Upload[], when = ""): void {
  for (const { status, code = "no code", isUnheard } of uploads) {
    counts.sent += 1;
    if (status >= 400) {
      counts.refused += 1;
      refusals.set(code + when, (refusals.get(code + when) ?? 0) + 1);
    } else if (status > 0) counts.answered += 1;
    else if (isUnheard) counts.unheard += 1;
    else counts.cut += 1;
  }
}

const leftFiles = ({ folders }: Scene): string[] =>
  folders.flatMap(({ path, before }) => newFiles(path, before).map((file) => `the file ${file} is left`));

/** Returns when no run is open and no credit is held, or at `limit` (milliseconds of the clock). */
async function untilNothingIsOpen({ products: [product] }: Place, limit: number): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  while (Date.now() < limit) {
    const text = await fetch(`${product?.url}/metrics`, { headers }).then(
      (answer) => answer.text(),
      () => "",
    );
    if (/^siyagha_open_runs 0$/m.test(text) && /^siyagha_held_credits 0$/m.test(text)) return;
    await pause(500);
  }
}
