import { expect, test } from "vitest";
import { NO_ANSWER } from "#browser/call-api.ts";
import type { Envelope } from "#tools/tool.ts";
import { afterRun, isHalting, itemsOf, openItems } from "./batch-items.ts";

const RULE = { types: ["image/png"], maxBytes: 10 };
const fileOf = (name: string, size = 3, type = "image/png") => new File([new Uint8Array(size)], name, { type });
const envelope = { runId: "1" } as Envelope<string>;

test("each file is held against the tool's rule before anything is sent", () => {
  const { items, leftOut } = itemsOf(
    [fileOf("a.png", 10), fileOf("b.png", 11), fileOf("c.txt", 3, "text/plain")],
    RULE,
  );
  expect(items.map(({ id, state, refusal }) => [id, state, refusal])).toEqual([
    [0, "waiting", null],
    [1, "refused", "size"],
    [2, "refused", "kind"],
  ]);
  expect(leftOut).toEqual([]);
});

test("twenty files are taken; those beyond are named", () => {
  const { items, leftOut } = itemsOf(
    Array.from({ length: 22 }, (_, at) => fileOf(`${at}.png`)),
    RULE,
  );
  expect([items.length, leftOut]).toEqual([20, ["20.png", "21.png"]]);
});

test("a press runs what waits and what failed, never what is done or refused", () => {
  const { items } = itemsOf([fileOf("a"), fileOf("b"), fileOf("c"), fileOf("d", 11)], RULE);
  const states = ["done", "failed", "waiting", "refused"] as const;
  const now = items.map((item, at) => ({ ...item, state: states[at] ?? item.state }));
  expect(openItems(now).map(({ file }) => file.name)).toEqual(["b", "c"]);
});

test("a file is done with an answer, failed with a fault, and waits again where it was not run", () => {
  expect(afterRun(envelope, null)).toEqual({ state: "done", envelope, fault: null });
  expect(afterRun(null, NO_ANSWER)).toEqual({ state: "failed", envelope: null, fault: NO_ANSWER });
  expect(afterRun(null, null)).toEqual({ state: "waiting", envelope: null, fault: null });
});

test("the list stops at a fault that the next file would meet, and goes on after one of the file's own", () => {
  const halts = (code: string) => isHalting({ code });
  expect(["insufficient_credits", "daily_limit", "unauthenticated", "connection"].map(halts)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(["invalid_input", "engine_failed", "too_large", "internal"].map(halts)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(isHalting(null)).toBe(false);
});
