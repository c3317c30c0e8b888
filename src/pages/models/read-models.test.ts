import { describe, expect, it } from "vitest";
import { modelsMessages } from "./messages.ts";
import { readModels } from "./read-models.ts";

describe("the tables of models as people read them", () => {
  it("have a source and a day for each row, and a successor by its name for each that ends", () => {
    for (const language of ["ar", "en"] as const) {
      const { images, videos, languages } = readModels(language, "2026-11-28");
      expect([images.length, videos.length, languages.length].every((count) => count > 4)).toBe(true);
      for (const row of [...images, ...videos, ...languages]) {
        expect(URL.canParse(row.source)).toBe(true);
        expect(row.checkedOn).toMatch(language === "ar" ? /٢٠٢٦|2026/ : /2026/);
        expect(row.status === "live" || (row.retiredOn !== "" && row.successor !== "")).toBe(true);
      }
    }
  });

  it("say on the day itself that a model has ended", () => {
    const stateOf = (day: string) => readModels("en", day).languages.find(({ id }) => id === "gpt-5")?.status;
    expect([stateOf("2026-12-10"), stateOf("2026-12-11")]).toEqual(["retiring", "retired"]);
  });

  it("leave open what no source says", () => {
    const { images, videos } = readModels("en", "2026-11-28");
    const image = (wanted: string) => images.find(({ id }) => id === wanted);
    expect(image("recraft")).toMatchObject({ words: null, letters: "10,000", writesWords: false });
    expect(image("gpt-image")).toMatchObject({ letters: null, writesWords: true, words: { least: "20", most: "160" } });
    expect(videos.find(({ id }) => id === "luma")).toMatchObject({ hasSound: null, shots: null, letters: "6,000" });
    expect(videos.find(({ id }) => id === "kling")).toMatchObject({ hasSound: true, shots: "6" });
  });

  it("write every figure in the digits of the language", () => {
    const { images, videos, languages } = readModels("ar", "2026-11-28");
    const figures = [
      ...images.flatMap(({ ratios, words, letters }) => [ratios, words, letters]),
      ...videos.flatMap(({ ratios, seconds, letters, shots }) => [ratios, seconds, letters, shots]),
      ...languages.flatMap(({ context, output, price }) => [context, output, price]),
    ];
    expect(JSON.stringify(figures)).not.toMatch(/[0-9]/);
    expect(images.find(({ id }) => id === "flux")?.ratios).toContain("١٦:٩");
  });

  it("name no price that nobody looked up", () => {
    const { languages } = readModels("en", "2026-11-28");
    expect(languages.find(({ id }) => id === "deepseek-flash")?.price).toEqual({ input: "$0.15", output: "$0.60" });
    expect(languages.find(({ id }) => id === "gpt-4o")?.price).toBeNull();
    expect(modelsMessages.en.unknown).toBe("Not checked");
  });
});
