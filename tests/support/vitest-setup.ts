import { afterEach, beforeEach, expect, vi } from "vitest";
import { provideModelFiles } from "#workers/model-files.ts";

provideModelFiles();

/** An error or warning nobody expected is a failure: a test that means one to appear spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
