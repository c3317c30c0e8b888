import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "#pages/page-context.ts";
import { middleware } from "./page.tsx";

/** Where the outbox sends this request; null when it is shown. */
function gateOf(url: string, clientAddress: string): string | null {
  const context = new RouterContextProvider();
  context.set(pageContext, { clientAddress } as never);
  try {
    const [gate] = middleware as unknown as ((given: object) => void)[];
    gate?.({ request: new Request(url), context });
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
}

it.each([
  ["http://localhost:3000/dev/outbox", "127.0.0.1", null],
  ["http://127.0.0.1:3000/dev/outbox", "::ffff:127.0.0.1", null],
  ["http://[::1]:3000/dev/outbox", "::1", null],
  ["http://localhost:3000/dev/outbox", "192.168.1.9", "/"],
  ["http://evil.example:3000/dev/outbox", "127.0.0.1", "/"],
  ["http://127.0.0.1.evil.example/dev/outbox", "127.0.0.1", "/"],
  ["https://siyagha.example/dev/outbox", "::1", "/"],
])("the outbox at %s for %s leads to %s", (url, peer, location) => {
  expect(gateOf(url, peer)).toBe(location);
});
