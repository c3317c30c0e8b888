import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import type { ProductProcess } from "#tests/support/processes/product-process.ts";
import { GOOD_PASSWORD, type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { type PostgresPlace, postgresPlace, STORM_LEASE_SECONDS } from "./support/storm-places.ts";
import { send, STORM_ORIGIN } from "./support/storm-load.ts";
import { pause } from "./support/storm-processes.ts";
import type { StormResult } from "./support/storm-scene.ts";

const ROUNDS = Math.ceil(Number(process.env["STORM_ROUNDS"] ?? 10) / 2);
const BODY_BYTES = 300 * 1024 * 1024;
const PATHS = ["/api/tools/prompt-generate/runs", "/api/tools/image-to-text/runs", "/api/auth/sign-in/email"];
/** What the product may grow by while such bodies come in, and what others may wait. */
const MOST_GROWTH_MIB = 100;
const LONGEST_MS = 5000;
/** Said in requests and in no line of the log. */
const SECRETS = {
  text: "the-harbour-text-of-a-person-8841",
  password: "wrong-pass-9917-word",
  card: "4242424242424242",
  token: "tok-5528-never-in-a-log",
};

/** Bodies of 300 MB, broken requests and an engine's fault beside ordinary use (K-08), and what the log says of it all (L-07). */
export async function run(): Promise<StormResult[]> {
  const { path: folder, remove } = temporaryFolder("siyagha-bodies-");
  const logPath = join(folder, "log");
  const place = await postgresPlace({ BUILTIN_ENGINES: "only", LOG_LEVEL: "trace" }, logPath);
  const bodies: string[] = [];
  try {
    const person = await signUpConfirmed(place.deps, createTestApi(place.deps));
    await giveCredits(place.deps, grantOf(person.userId, 1000));
    const made = await createTestApi(place.deps).call("/api/keys", {
      json: { name: "storm", scopes: ["run"] },
      cookie: person.cookie,
    });
    const { key } = (await made.json()) as { key: string };
    await place.start();
    await ordinary(place.products, person, { ends: false }, 4);
    for (let number = 1; number <= ROUNDS; number += 1) {
      const found = await round(place, person, key).catch((error: Error) => [`threw ${error.message}`]);
      bodies.push(...found.map((fault) => `round ${number}: ${fault}`));
    }
    await place.untilQuiet(Date.now() + (STORM_LEASE_SECONDS + 10) * 1000);
    bodies.push(...(await brokenInvariants(place.deps)), ...(await brokenRuns(place.deps)));
    await Promise.all(place.products.map((product) => product.stop()));
    // A product that is tried out greets the person who started it, in lines that begin with two spaces.
    const lines = readFileSync(logPath, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("  "));
    const secrets = [...Object.values(SECRETS), GOOD_PASSWORD, key, key.slice(12), valueOf(person.cookie)];
    return [
      { name: "bodies of 300 MB and broken requests beside ordinary use (K-08)", rounds: ROUNDS, violations: bodies },
      { name: `${lines.length} lines of the log (L-07)`, rounds: 1, violations: faultsOfLog(lines, secrets) },
    ];
  } finally {
    await place.close();
    remove();
  }
}

async function round(place: PostgresPlace, person: SignedIn, key: string): Promise<string[]> {
  const { products } = place;
  const before = products.map(residentMib);
  const state = { ends: false };
  const others = ordinary(products, person, state);
  const statuses = await Promise.all(
    products.flatMap((product) => PATHS.map((path) => sendEndless(product, path, person.cookie))),
  );
  await broken(products, person, key);
  const after = products.map(residentMib);
  state.ends = true;
  const faults = await others;
  const grown = after.map((mib, index) => mib - (before[index] ?? 0));
  return [
    ...statuses.filter((status) => status !== 413 && status !== 0).map((status) => `300 MB were answered ${status}`),
    ...grown.filter((mib) => mib > MOST_GROWTH_MIB).map((mib) => `a product grew by ${mib.toFixed(0)} MiB`),
    ...faults,
  ];
}

/** Runs and pages one after the other until asked to end; what others notice of the trouble. */
async function ordinary(
  products: readonly ProductProcess[],
  person: SignedIn,
  state: { ends: boolean },
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const faults: string[] = [];
  for (let count = 0; !state.ends && count < most; count += 1) {
    const product = products[count % products.length] as ProductProcess;
    const at = performance.now();
    const isRun = count % 4 === 0;
    const answer = isRun
      ? await send(product, person, "/api/tools/prompt-generate/runs?lang=en", { text: SECRETS.text }, keyed())
      : await send(product, person, "/en/history");
    const ms = performance.now() - at;
    if (answer?.status !== (isRun ? 201 : 200)) faults.push(`another's request was answered ${answer?.status ?? 0}`);
    if (ms > LONGEST_MS) faults.push(`another's request took ${ms.toFixed(0)} ms`);
    await pause(60);
  }
  return faults;
}

const keyed = () => ({ "idempotency-key": randomUUID() });

/** Sends 300 MB in pieces without a length; the status, 0 where the connection was cut before one came. */
function sendEndless(product: ProductProcess, path: string, cookie: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { origin: STORM_ORIGIN, cookie, "content-type": "application/json" };
    const asked = request(product.url + path, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      asked.destroy();
    });
    asked.on("error", () => resolve(0));
    asked.on("close", () => resolve(0));
    const piece = Buffer.alloc(1024 * 1024, 97);
    let left = BODY_BYTES;
    const write = () => {
      while (left > 0 && !asked.destroyed) {
        left -= piece.length;
        if (!asked.write(piece)) return void asked.once("drain", write);
      }
      if (!asked.destroyed) asked.end();
    };
    write();
  });
}

/** Requests that are wrong in their own ways, each with something that must not be read in a log. */
async function broken(products: readonly ProductProcess[], person: SignedIn, key: string): Promise<void> {
  const [product] = products as [ProductProcess];
  const { text, password, card, token } = SECRETS;
  await send(product, null, "/api/auth/sign-in/email", { email: person.email, password });
  await send(product, null, "/api/auth/sign-in/email", { email: person.email, password: GOOD_PASSWORD });
  await send(product, null, "/api/auth/reset-password", { token, newPassword: password });
  await send(product, null, `/reset-password?token=${token}`);
  await send(product, null, `/api/none/${encodeURIComponent("a\r\nlevel: 60 forged")}?card=${card}`);
  await send(product, null, "/api/webhooks/stripe", { card }, { "stripe-signature": token });
  await send(product, null, "/api/tools/prompt-generate/runs", { text, tone: { card } }, bearer(key));
  await send(product, null, "/api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: text }, bearer(key));
  await send(product, person, "/api/tools/prompt-generate/runs", { text: [text] });
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

function residentMib({ child }: ProductProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) / 1024;
}

/** The secret part of a session's cookie. */
function valueOf(cookie: string): string {
  return cookie.split("session_token=")[1]?.split(/[.;%]/)[0] ?? cookie;
}

function faultsOfLog(lines: readonly string[], secrets: readonly string[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (const line of lines) {
    const said = secrets.find((secret) => line.includes(secret));
    if (said !== undefined) faults.push(`a line holds ${said.slice(0, 12)}…: ${line.slice(0, 160)}`);
    const entry = entryOf(line);
    if (entry === null) faults.push(`a line is no JSON: ${line.slice(0, 160)}`);
    else if (typeof entry["requestId"] === "string" && "status" in entry)
      seen.set(entry["requestId"], (seen.get(entry["requestId"]) ?? 0) + 1);
  }
  const twice = [...seen.values()].filter((count) => count > 1).length;
  if (twice > 0) faults.push(`${twice} requests have more than one line`);
  if (seen.size < 20) faults.push(`only ${seen.size} requests are in the log`);
  return faults;
}

function entryOf(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
