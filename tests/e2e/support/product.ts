import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { startProduct } from "#tests/support/processes/product-process.ts";

export { ADMINISTRATOR, startProduct } from "#tests/support/processes/product-process.ts";
export const PASSWORD = "blue-kettle-47-reads";

/** A running product on an empty database of its own, from the production build. */
export interface Product {
  url: string;
}

/** Each person of a test signs up from an address of their own: an address may do so only twenty times an hour. Receivers of webhooks are on this machine. */
const ENV = { TRUST_PROXY: "true", WEBHOOKS_LOCAL: "on" };

interface Fixtures {
  /** Fails the test on a script error or an error in the console that the test did not expect. */
  quiet: undefined;
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const started = await startProduct(ENV);
      await use({ url: started.url });
      await started.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => use(waitingForScript(page)),
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !/Failed to load resource/.test(message.text())) faults.push(message.text());
      });
      await use(undefined);
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** A page whose visits end when its scripts have run, unless another end is named: what is typed before could be taken back by them. */
export function waitingForScript(page: Page): Page {
  const visit = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await visit(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isScriptReady);
    return answer;
  };
  return page;
}

/** Runs in the page. The framework leaves its mark on the markup it has taken over; a static page has only its few lines. */
function isScriptReady(): boolean {
  if (!("__reactRouterContext" in window)) return document.readyState === "complete";
  return Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber"));
}

/** Signs a new person up and in through the API and the outbox, for tests about something else. Returns the address. */
export async function signedUp(
  context: BrowserContext,
  product: Pick<Product, "url">,
  options: { credits?: boolean } = {},
): Promise<string> {
  const email = `person-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}@example.com`;
  const peer = `2001:db8:${[0, 0].map(() => Math.floor(Math.random() * 0xffff).toString(16)).join(":")}::1`;
  const post = async (path: string, data: object) => {
    const headers = { origin: product.url, "x-forwarded-for": peer };
    const answer = await context.request.post(`${product.url}/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post("/auth/sign-up/email", { email, password: PASSWORD });
  await post("/auth/verify-email", { token: await mailedToken(context, product, email) });
  if (options.credits ?? true) await post("/free-package-claims", {});
  return email;
}

/** The token of the link last mailed to an address, as the local outbox shows it; a mail leaves the queue a moment after its answer. */
async function mailedToken(context: BrowserContext, product: Pick<Product, "url">, email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const outbox = await (await context.request.get(`${product.url}/dev/outbox`)).text();
    const token = outbox.slice(outbox.indexOf(email)).match(/token=([\w.%-]+)/)?.[1];
    if (outbox.includes(email) && token) return decodeURIComponent(token);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing was mailed to ${email}`);
}

/** No accessibility fault that axe can find on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  base.expect(await axeFaults(page)).toEqual([]);
}

/** What axe finds wrong, by some of its rules or by all. It describes faults alone: naming each sound element takes longer than the check. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules === undefined ? {} : { runOnly: [...rules] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
