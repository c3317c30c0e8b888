import { afterEach, expect, it, vi } from "vitest";
import { keepNotice, takeNotice } from "./kept-notice.ts";

afterEach(() => vi.unstubAllGlobals());

it("says what was kept once, and nothing at a reload", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, words: string) => void kept.set(key, words),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(takeNotice()).toBeNull();
  keepNotice("Free package claimed successfully");
  expect([takeNotice(), takeNotice()]).toEqual(["Free package claimed successfully", null]);
});

it("in a browser that keeps nothing it says nothing and stops nobody", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepNotice("words");
  expect(takeNotice()).toBeNull();
});
