import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Listener, type Recogniser } from "./listen.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening(isAndroid: boolean) {
  const made: (Recogniser & { isStopped: boolean })[] = [];
  const finals: string[] = [];
  const ends: (string | null)[] = [];
  const make = () => {
    const one = {
      lang: "",
      continuous: false,
      interimResults: false,
      onresult: null,
      onerror: null,
      onend: null,
      isStopped: false,
      start() {},
      stop: () => void (one.isStopped = true),
      abort: () => void (one.isStopped = true),
    };
    made.push(one);
    return one;
  };
  const onFinal = (words: string) => void finals.push(words);
  const onEnd = (fault: string | null) => void ends.push(fault);
  const listener = new Listener({ make, lang: "ar-EG", isSecure: true, isAndroid, onInterim() {}, onFinal, onEnd });
  const hear = (transcript: string, isFinal: boolean, confidence = 0.9) =>
    made.at(-1)?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript, confidence } }] });
  return { made, finals, ends, listener, hear };
}

describe("listening", () => {
  it("takes on Android the first sure words of a sentence once, and begins again", () => {
    const { made, finals, hear } = listening(true);
    hear("عايز", true, 0);
    hear("عايز رسالة", true, 0);
    expect(finals).toEqual([]);
    hear("عايز رسالة", true);
    hear("عايز رسالة", true);
    made[0]?.onend?.();
    vi.advanceTimersByTime(200);
    expect(made).toHaveLength(2);
    hear("قصيرة", true, 0);
    made[1]?.onend?.();
    expect(finals).toEqual(["عايز رسالة", "قصيرة"]);
  });

  it("ends when nobody speaks, and says so only where nothing was heard", () => {
    const quiet = listening(false);
    vi.advanceTimersByTime(8000);
    expect(quiet.made[0]?.isStopped).toBe(true);
    quiet.made[0]?.onend?.();
    expect(quiet.ends).toEqual(["silence"]);
    const heard = listening(false);
    heard.hear("one", true);
    vi.advanceTimersByTime(8000);
    heard.made[0]?.onend?.();
    expect(heard.ends).toEqual([null]);
  });

  it("takes what arrives after a stop, and nothing after it is dropped", () => {
    const { made, finals, ends, listener, hear } = listening(false);
    listener.stop();
    hear("one", true);
    made[0]?.onend?.();
    expect([finals, ends]).toEqual([["one"], [null]]);
    const other = listening(false);
    other.listener.drop();
    other.hear("two", true);
    expect([other.finals, other.ends]).toEqual([[], [null]]);
  });

  it("ends in one field when another begins", () => {
    const first = listening(false);
    listening(false).listener.drop();
    expect(first.ends).toEqual([null]);
  });
});
