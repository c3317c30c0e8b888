import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signOut, type UnfinishedSignOut, wantedSignOut } from "./sign-out.ts";

let stored: Map<string, string>;
let events: UnfinishedSignOut[];
let went: string[];

beforeEach(() => {
  stored = new Map();
  events = [];
  went = [];
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const page = Object.assign(new EventTarget(), { location: { replace: (to: string) => void went.push(to) } });
  page.addEventListener("signOutUnfinished", (event) => events.push((event as CustomEvent<UnfinishedSignOut>).detail));
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: object) => vi.stubGlobal("fetch", async () => Response.json(body, { status }));

it("goes home once the server has agreed", async () => {
  answer(200, { status: "signed_out" });
  await signOut("en");
  expect([went, events, wantedSignOut()]).toEqual([["/en"], [], null]);
});

it("clears the page and stays wanted, over reloads too, while the server is not reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await signOut("ar");
  expect([went, events, wantedSignOut()]).toEqual([[], [{ isOutHere: false, message: null }], "/"]);
});

it("says that this browser is out when only the session at the server is left", async () => {
  answer(503, { error: { code: "sign_out_unfinished", message: "This browser is signed out." } });
  await signOut("en", "/rai/login");
  expect([went, events, wantedSignOut()]).toEqual([
    [],
    [{ isOutHere: true, message: "This browser is signed out." }],
    null,
  ]);
});
