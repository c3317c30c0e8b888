import { describe, expect, it } from "vitest";
import { firstSpeech, spokenPiece } from "./spoken-text.ts";

describe("what is heard goes to the cursor", () => {
  it.each<[name: string, text: string, at: number, heard: string, whole: string]>([
    ["into an empty field", "", 0, "عايز رسالة", "عايز رسالة"],
    ["behind a word, with a blank", "عايز", 4, "رسالة قصيرة", "عايز رسالة قصيرة"],
    ["behind a blank, without another", "a letter ", 9, " to my landlord ", "a letter to my landlord"],
    ["between two words, with a blank on either side", "one three", 4, "two", "one two three"],
    ["at the beginning", "three", 0, "two", "two three"],
    ["before a full stop", "one.", 3, "two", "one two."],
    ["after an opening bracket", "one (", 5, "two", "one (two"],
    ["a sign stays at its word", "كيف حالك", 8, "؟", "كيف حالك؟"],
    ["nothing is heard", "one", 3, "  ", "one"],
  ])("%s", (_name, text, at, heard, whole) => {
    const { piece, isCut } = spokenPiece(text, at, heard);
    expect(text.slice(0, at) + piece + text.slice(at)).toBe(whole);
    expect(isCut).toBe(false);
  });

  it("takes whole words as long as there is room", () => {
    expect(spokenPiece("one", 3, "two three", 9)).toEqual({ piece: " two", isCut: true });
    expect(spokenPiece("one", 3, "two three", 10)).toEqual({ piece: " two three", isCut: false });
    expect(spokenPiece("one", 3, "two", 2)).toEqual({ piece: "", isCut: true });
    expect(spokenPiece("one x", 3, "two", 4)).toEqual({ piece: " two", isCut: false });
    expect(spokenPiece("", 0, "two", 0)).toEqual({ piece: "", isCut: true });
  });
});

describe("the kind of speech to begin with", () => {
  it.each<["ar" | "en", string | null, string[], string]>([
    ["ar", null, [], "ar-EG"],
    ["ar", null, ["en-US", "ar-AE"], "ar-AE"],
    ["ar", "en-GB", ["ar-AE"], "en-GB"],
    ["ar", "xx-XX", ["fr-FR"], "ar-EG"],
    ["en", null, ["ar-EG", "en-GB"], "en-GB"],
    ["en", null, ["de-DE"], "en-US"],
  ])("%s, kept %s, browser %j: %s", (language, kept, browser, speech) => {
    expect(firstSpeech(language, kept, browser)).toBe(speech);
  });
});
