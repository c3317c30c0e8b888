import { NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import type { SignedIn } from "#tests/support/scenes/sign-in.ts";
import { hasEnded, type ProductProcess } from "#tests/support/processes/product-process.ts";
import { pause } from "./storm-processes.ts";
import { pick } from "./storm-scene.ts";

/** The origin of every product of a storm: a session made at one is good at the others. */
export const STORM_ORIGIN = "http://localhost:3000";

/** One press of a tool's button, as often as it was sent, and what came of it. */
export interface Press {
  person: SignedIn;
  key: string;
  /** Set by an answer that arrived whole. */
  runId?: string;
  /** The answer's result; unset for a streamed one. */
  result?: unknown;
}

export interface Load {
  presses: Press[];
  /** People who got the answer that the free package is theirs, as often as they got it. */
  claims: SignedIn[];
  /** Sends no more and waits for what is on its way. */
  end(): Promise<void>;
}

/** Sends a request of our own page; null when no answer came whole. */
export async function send(
  product: Pick<ProductProcess, "url">,
  person: Pick<SignedIn, "cookie"> | null,
  path: string,
  json?: unknown,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string } | null> {
  const headers = { origin: STORM_ORIGIN, "content-type": "application/json", cookie: person?.cookie ?? "", ...more };
  const init = json === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(json) };
  return fetch(product.url + path, { ...init, redirect: "manual" })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => null);
}

/** Presses the generator's button once, by the press's own key; the answer's status, 0 when none came. */
export async function sendPress(product: ProductProcess, press: Press, isStreamed = false): Promise<number> {
  const answer = await send(
    product,
    press.person,
    "/api/tools/prompt-generate/runs?lang=en",
    { text: NOTE_REQUEST, tone: "warm" },
    { "idempotency-key": press.key, ...(isStreamed ? { accept: "text/event-stream" } : {}) },
  );
  const isWhole = isStreamed ? answer?.text.includes("event: result") : answer?.status === 201;
  if (answer && isWhole) {
    press.runId = answer.text.match(/"runId":"([\w-]+)"/)?.[1] ?? "unnamed";
    if (!isStreamed) press.result = (JSON.parse(answer.text) as { result: unknown }).result;
  }
  return answer?.status ?? 0;
}

/**
 * Everybody claims the free package at every product at once and then presses the generator's button again and again,
 * three at a time, `everyMs` apart; every second press is sent to two products, every third is streamed.
 */
export function startLoad(products: readonly ProductProcess[], people: readonly SignedIn[], everyMs = 0): Load {
  const load: Load = { presses: [], claims: [], end: async () => undefined };
  let isOver = false;
  const alive = () => products.filter((product) => !hasEnded(product.child));
  const claim = (person: SignedIn) =>
    Promise.all(
      products.map(async (product) => {
        const answer = await send(product, person, "/api/free-package-claims", {});
        if (answer?.status === 200) load.claims.push(person);
      }),
    );
  const pressOn = async (person: SignedIn, seat: number) => {
    for (let count = 0; !isOver && alive().length > 0; count += 1) {
      const press: Press = { person, key: `${person.userId}-${seat}-${count}` };
      load.presses.push(press);
      const at = count % 2 === 0 ? alive() : [pick(alive())];
      await Promise.all(at.map((product) => sendPress(product, press, count % 3 === 2)));
      await pause(everyMs);
    }
  };
  const work = Promise.all(
    people.map(async (person) => {
      await claim(person);
      await Promise.all([1, 2, 3].map((seat) => pressOn(person, seat)));
    }),
  );
  load.end = async () => {
    isOver = true;
    await work;
  };
  return load;
}
