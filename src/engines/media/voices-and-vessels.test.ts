import { describe, expect, test } from "vitest";
import { readScene } from "./read-scene.ts";
import { speechBefore } from "./request/speakers.ts";

const speech = (text: string) => speechBefore(text, text.indexOf("«"));
const settings = (text: string) =>
  readScene(text, "video")
    .parts.filter(({ slot }) => slot === "setting")
    .map((part) => part.text);

describe("a voice without its owner is not seen", () => {
  test.each([
    "بحر هادئ وصوت يقول: «نعود»",
    "شارع قديم وصوت: «أين أنت؟»",
    "غرفة مظلمة وصوت يهمس «اخرج»",
    "سماء صافية وصوت بيقول «يلا»",
    "قطار يبتعد وصوت ينادي: «انتظر»",
    "مقهى فارغ، صوت يقول «أغلقنا»",
  ])("%s", (text) => {
    expect(speech(text)).toEqual({ speaker: "narrator", isOffCamera: true });
  });

  test("how it sounds is its delivery", () => {
    expect(speech("بحر وصوت عميق يقول: «نعود»")).toEqual({
      speaker: "narrator",
      isOffCamera: true,
      delivery: "عميق",
    });
  });

  test.each([
    ["ولد يركض وصوت أمه تنادي «تعال»", "أمه"],
    ["ملعب وصوت المعلق يقول «هدف»", "narrator"],
    ["في النهاية صوت رجل يقول: «انتهى»", "رجل"],
    ["باب مغلق وصوت الجدة تقول «ادخل»", "الجدة"],
    ["سوق وصوت بائع يصرخ «طازج»", "بائع"],
    ["الأب بصوت هادئ يقول «اجلس»", "الأب"],
  ])("its owner speaks: %s", (text, speaker) => {
    expect(speech(text).speaker).toBe(speaker);
  });
});

describe("what holds a thing is no place", () => {
  test.each([
    "شاي ينسكب في كوباية",
    "شاي ينسكب في كوباية زجاج",
    "سمكة في برطمان",
    "ورد في مزهرية",
    "عسل في مرطبان قديم",
    "حساء في صحن فخار",
    "عصير في كأس",
    "زيت في قارورة",
    "a goldfish in a jar",
    "tulips in a vase",
    "tea in a cup",
  ])("%s", (text) => {
    expect(settings(text)).toEqual([]);
  });

  test("a place still is", () => {
    expect(settings("رجل في محطة قطار")).toEqual(["في محطة قطار"]);
    expect(settings("a boy in a train station")).toEqual(["in a train station"]);
  });
});
