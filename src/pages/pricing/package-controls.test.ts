import { afterEach, expect, it, vi } from "vitest";
import { catalogue } from "#messages.ts";
import { REFUSALS } from "#i18n/refusals.ts";
import { listenToPackages } from "./package-controls.ts";

afterEach(() => vi.unstubAllGlobals());

/** As much of an element as the controls touch: this project's tests have no browser. */
class Box {
  dataset: Record<string, string> = {};
  readonly words = { textContent: "" };
  querySelector = () => this.words;
  cloneNode = () => this;
}

/** What the red box under a package's button says after a press that the server answers so; null without a box. */
async function saidAfter(dataset: Record<string, string>, answer: Response): Promise<string | null> {
  vi.stubGlobal("HTMLElement", Box);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const asked = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal("fetch", asked);
  const template = { content: { firstElementChild: new Box() } };
  const after = vi.fn<(box: Box) => void>();
  const button = {
    dataset,
    ariaBusy: null,
    disabled: false,
    querySelectorAll: () => [],
    parentElement: { querySelector: (selector: string) => (selector === "template" ? template : null) },
    closest: () => button,
    after,
  };
  const page = new EventTarget();
  const stop = listenToPackages(page as HTMLElement);
  const press = new Event("click");
  Object.defineProperty(press, "target", { value: button });
  page.dispatchEvent(press);
  await vi.waitFor(() => expect([button.ariaBusy, button.disabled, after.mock.calls.length]).toEqual([null, false, 1]));
  stop();
  expect(asked.mock.calls[0]?.[0]).toBe(`/api${dataset["path"]}?lang=en`);
  return after.mock.calls[0]?.[0].words.textContent ?? null;
}

const CLAIM = {
  path: "/free-package-claims",
  failed: catalogue.pricing.en.claimFailed,
  next: "/en/success?claim=free",
};
const CHECKOUT = { path: "/checkout", priceId: "price_1", failed: catalogue.pricing.en.checkoutFailed };
const refused = (status: number, message: string) =>
  Response.json({ error: { code: "internal", message } }, { status });
const silent = () => new Response("<html>", { status: 502 });

it("a checkout that failed says the server's text, or that no session was made", async () => {
  expect(await saidAfter(CHECKOUT, refused(500, "The bank is closed."))).toBe("The bank is closed.");
  expect(await saidAfter(CHECKOUT, refused(500, ""))).toBe("Failed to create checkout session");
  expect(await saidAfter(CHECKOUT, silent())).toBe("Failed to create checkout session");
});

it("a claim that failed says that it was made already, or that it failed", async () => {
  const again = REFUSALS.free_already_claimed.en;
  expect(await saidAfter(CLAIM, refused(409, again))).toBe("Free package already claimed");
  expect(await saidAfter(CLAIM, silent())).toBe("Failed to claim free package");
});
