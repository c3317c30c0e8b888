import { describe, expect, test } from "vitest";
import { composeVideo } from "./compose-video.ts";
import type { VideoRequest } from "./video-types.ts";

const compose = (text: string, more: Partial<VideoRequest> = {}) =>
  composeVideo({ text, model: "any", dialogue: [], format: "text", interfaceLanguage: "ar", ...more });

describe("an Arabic request for a video", () => {
  test("has a prompt wholly in Arabic, with its line once", () => {
    const made = compose("ست بتخبز عيش بلدي في فرن، وبتقول: «صباح الخير»");
    expect(made.prompt).toBe(
      [
        "ست بتخبز عيش بلدي في فرن، وبتقول: (الجملة 1).",
        "الكاميرا: لقطة متوسطة، كاميرا ثابتة",
        "الإضاءة: ضوء نهار ناعم",
        'الجملة 1، على لسان ست، بالعربية: "صباح الخير"',
        "الصوت: أصوات المكان الطبيعية؛ بلا موسيقى",
        "من دون: ترجمة مكتوبة.",
      ].join("\n"),
    );
    expect(made.warnings).toEqual(["من دون نموذج لا نترجم؛ البرومبت بالعربية كما كتبته."]);
  });

  test("has a line without quotation marks once too, and no second mark after its own", () => {
    const { prompt } = compose("ولد يدخل البيت وأمه تقول له: وين كنت؟ فيقول لها: عند خالد");
    expect(prompt.split("\n")[0]).toBe("ولد يدخل البيت وأمه تقول له: (الجملة 1). فيقول لها: (الجملة 2).");
    expect(prompt.split("وين كنت؟")).toHaveLength(2);
    expect(prompt).toContain('الجملة 1، على لسان أمه، بالعربية: "وين كنت؟"');
  });

  test("adds no stop after the mark that ends a sentence", () => {
    expect(compose("هل ترى البحر؟\nولد يركض على الرمل", { model: "runway" }).prompt).not.toMatch(/[؟?!]\./u);
  });

  test.each([
    ["kling", "ولد عمره ٧ سنين يلوّح ويقول: «عندي 3 قطط»", "(٠–٨ ث)", '"عندي 3 قطط"'],
    ["kling", "ولد عمره 7 سنين يلوّح ويقول: «عندي ٣ قطط»", "(0–8 ث)", '"عندي ٣ قطط"'],
    ["veo", "ولد عمره ٧ سنين يفتح الباب، ثم كلب يجري", "[00:00-00:04] ولد عمره 7 سنين", "[00:04-00:08]"],
  ] as const)("has digits of one kind, but for what is said: %s, %s", (model, text, ...wanted) => {
    const { prompt } = compose(text, { model });
    for (const words of wanted) expect(prompt).toContain(words);
    const frame = prompt.replace(/"[^"\n]*"/gu, "");
    expect(/[٠-٩]/u.test(frame) && /\d/u.test(frame)).toBe(false);
  });

  test("keeps Veo's times, and has what is left out in its field", () => {
    const { prompt, negative } = compose("ولد يفتح الباب، ثم كلب يجري، بدون سيارات", { model: "veo" });
    expect(prompt).toContain("[00:00-00:04] ولد يفتح الباب.");
    expect(negative).toBe("سيارات، ترجمة مكتوبة، تعليقات على الشاشة");
  });

  test("numbers Kling's shots in Arabic, each with its own line", () => {
    const { prompt } = compose("أم تدخل الغرفة وتهمس: «قومي»، ثم البنت تضحك", { model: "kling", duration: 6 });
    expect(prompt).toContain('اللقطة 1 (0–3 ث): أم تدخل الغرفة وتهمس: (الجملة 1). [أم، تهمس، بالعربية]: "قومي"');
    expect(prompt).toContain("اللقطة 2 (3–6 ث): ثم البنت تضحك.");
  });

  test("heads its clips, and says what carries over", () => {
    const { prompt, clips } = compose("عجوز تمشي في السوق. تشتري خبزًا. ترجع إلى بيتها", { model: "veo", duration: 20 });
    expect(prompt.split("\n").filter((line) => line.startsWith("المقطع"))).toEqual([
      "المقطع 1 من 3، 8 ث",
      "المقطع 2 من 3، 8 ث",
      "المقطع 3 من 3، 4 ث",
    ]);
    expect(clips[1]?.prompt).toMatch(/^تكملة للمقطع السابق: /u);
  });

  test("has Arabic words in the form for copying, under the keys that programs look for", () => {
    const { json } = compose("ولد يلوّح ويقول: «هلا والله»، كرتون، صوت مطر", { model: "kling", format: "json" });
    expect(json).toMatchObject({
      style: "كرتون",
      shots: [{ dialogue: [{ speaker: "ولد", line: "هلا والله" }], ambience: "صوت مطر" }],
      negative: ["ترجمة مكتوبة", "تعليقات على الشاشة"],
    });
  });

  test.each([
    ["هي تبص للبحر وتقول باللهجة الحلبية: «وينك»", 'الجملة 1، على لسانها، باللهجة الحلبية: "وينك"'],
    ["شارع فاضي، صوت راوي دافئ يقول: «من هنا نبدأ»", 'الجملة 1، صوت من خارج الكادر (دافئ)، بالعربية: "من هنا نبدأ"'],
  ])("says who speaks, in which dialect: %s", (text, line) => {
    expect(compose(text).prompt).toContain(line);
  });

  test("takes lines of the form, and its choices, in Arabic", () => {
    const { prompt } = compose("طفل يجري على الشاطئ", {
      model: "veo",
      style: "watercolour painting",
      camera: "tracking shot",
      audio: "waves",
      dialogue: [{ speaker: "", line: "استنوني", language: "Egyptian Arabic", delivery: "" }],
    });
    expect(prompt).toBe(
      [
        "لقطة متوسطة، لقطة تتبّع: طفل يجري على الشاطئ.",
        "الأسلوب: ألوان مائية، الإضاءة: ضوء نهار ناعم.",
        'باللهجة المصرية: "استنوني"',
        "أصوات المكان: صوت الأمواج",
      ].join("\n"),
    );
  });

  test("an English request is in English whatever the page's language", () => {
    expect(compose("a kite over dunes").prompt).not.toMatch(/[\u0620-\u064A]/u);
  });
});
