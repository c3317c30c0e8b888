import { describe, expect, test } from "vitest";
import { videoModel } from "../media-models.ts";
import { checkVideo } from "./check-video.ts";
import { composeVideo } from "./compose-video.ts";
import { fitClips, spokenSeconds } from "./fit-seconds.ts";
import type { VideoRequest } from "./video-types.ts";

const compose = (text: string, more: Partial<VideoRequest> = {}) =>
  composeVideo({ text, model: "veo", dialogue: [], format: "text", interfaceLanguage: "en", ...more });

test("a short idea becomes a shot with light and sound, and no subtitles", () => {
  expect(compose("dog running on beach")).toMatchObject({
    prompt: "Dog running on beach.\nSoft natural daylight.\nAmbient: natural sound of the place\nMusic: none",
    negative: "subtitles, captions",
    settings: { durationSeconds: 8, ratio: "16:9", resolution: "1080p" },
  });
});

test("a spoken line is given once, to the letter, with its speaker and dialect", () => {
  const made = compose("أم تدخل الغرفة وتقول: «قومي يا حبيبتي اتأخرتي أوي كده ليه»، ثم البنت تضحك");
  expect(made.prompt.split("قومي يا حبيبتي اتأخرتي أوي كده ليه")).toHaveLength(2);
  expect(made.dialogue).toEqual([
    { speaker: "أم", line: "قومي يا حبيبتي اتأخرتي أوي كده ليه", language: "Egyptian Arabic", delivery: "" },
  ]);
  expect(made.shots).toHaveLength(2);
  expect(made.shots[0]).toMatchObject({ start: 0, end: 4, lines: ["قومي يا حبيبتي اتأخرتي أوي كده ليه"] });
});

test("no line is invented where dialogue is asked for without words", () => {
  const made = compose("two robots argue about the fridge, dialogue");
  expect(made.dialogue).toEqual([]);
  expect(made.warnings).toEqual([expect.stringContaining("none are invented")]);
});

test("what one clip cannot hold becomes clips, each after the first carrying over", () => {
  const made = compose("an old woman walks through a market. She buys bread. She goes home", { duration: 20 });
  expect(made.clips.map(({ durationSeconds }) => durationSeconds)).toEqual([8, 8, 4]);
  expect(made.clips[1]?.prompt).toMatch(/^Carried over from the clip before: /);
  expect(made.warnings.join(" ")).toContain("3 clips");
});

test("exclusions go into the field where there is one, and stay in the words where there is none", () => {
  expect(compose("a street at night, no cars").negative).toBe("cars, subtitles, captions");
  const made = compose("a street at night, no cars", { model: "runway" });
  expect(made.negative).toBeUndefined();
  expect(made.prompt).toContain("A street at night, no cars.");
});

test("the form for copying sums to the length and keeps lines in their script", () => {
  const made = compose('a boy says "هلا والله" and waves', { format: "json", model: "kling", duration: 6 });
  const json = JSON.parse(made.prompt) as {
    duration_s: number;
    shots: { end: number; dialogue: { line: string }[] }[];
  };
  expect(json.shots.at(-1)?.end).toBe(json.duration_s);
  expect(json.shots[0]?.dialogue[0]?.line).toBe("هلا والله");
  expect(made.warnings.join(" ")).toContain("Chinese, English");
});

test("an edited timeline is written as it stands", () => {
  const made = compose("a kite", {
    shotList: [
      { words: "a kite rises", seconds: 3, camera: "tracking" },
      { words: "it falls", seconds: 5 },
    ],
  });
  expect(made.prompt).toContain("[00:00-00:03] Tracking shot: A kite rises.");
  expect(made.prompt).toContain("[00:03-00:08]");
});

test("no camera is added to several shots", () => {
  const made = compose("a boy opens a door. He steps onto sand", { model: "any" });
  expect(made.prompt).toContain("0–4 s: A boy opens a door.");
  expect(made.prompt).toContain("4–8 s: He steps onto sand.");
});

test("a closed model is written as a brief, with a notice", () => {
  const made = compose("a father says: measure twice", { model: "sora" });
  expect(made.prompt).toContain('Dialogue:\n- Father (line 1): "measure twice"');
  expect(made.warnings[0]).toContain("Sora is closed");
});

describe("lengths", () => {
  test.each([
    ["veo", 5, [6]],
    ["veo", 10, [8, 4]],
    ["kling", 20, [20]],
    ["runway", 1, [2]],
    ["gemini-omni", 15, [15]],
    ["sora", 13, [12, 4]],
  ] as const)("%s, %i s", (id, asked, clips) => {
    expect(fitClips(videoModel(id), asked)).toEqual(clips);
  });

  test("two spoken words take a second", () => {
    expect(spokenSeconds([{ line: "one two three" }, { line: "نعم" }])).toBe(3);
  });
});

test("the check names a wrong length, ratio, sum and a lost line", () => {
  const faults = checkVideo(
    videoModel("veo"),
    {
      prompt: "a cat",
      settings: { durationSeconds: 7, ratio: "1:1" },
      clips: [{ durationSeconds: 7, prompt: "a cat" }],
      shots: [{ start: 0, end: 5 }],
    },
    ["مرحبا"],
    "a cat",
  );
  expect(faults.map(({ code }) => code)).toEqual(["lost-text", "seconds", "ratio", "shots-do-not-sum"]);
});

describe("shots and sound", () => {
  test("a sentence about camera, sound or who speaks opens no shot of its own", () => {
    const made = compose(
      'Two friends in a cafe, medium two-shot. Sara: "You\'re late." Omar: "Traffic!" Street noise in the background.',
    );
    expect(made.shots).toHaveLength(1);
    expect(made.dialogue.map(({ speaker, line }) => [speaker, line])).toEqual([
      ["Sara", "You're late."],
      ["Omar", "Traffic!"],
    ]);
    expect(made.audio).toEqual({ ambience: "Street noise in the background" });
    expect(made.prompt).toContain("(line 1). Omar");
  });

  test("numbered shots keep their own camera and lose their number", () => {
    const { prompt } = compose(
      "Shot 1: close up of hands tying wraps. Shot 2: the boxer walks in. 8 seconds total, low key lighting",
    );
    expect(prompt).toMatch(
      /^For every shot: low key lighting\.\n\[00:00-00:04\] Close up of hands tying wraps\.\n\[00:04-00:08\] The boxer/,
    );
  });

  test("a camera move is the person's, with the pace beside it, and more moves than shots are said", () => {
    const made = compose("تايم لابس لبرج، كاميرا ثابتة", { model: "any" });
    expect(made.prompt).not.toContain("الكاميرا:");
    expect(made.slots["move"]).toBe("locked-off camera, time-lapse");
    const many = compose("a chef cooks, camera tracks along the counter, cranes up and zooms out");
    expect(many.warnings).toEqual([expect.stringContaining("more camera moves (3) than shots (1)")]);
  });

  test("who speaks without a name is the subject; a camera never speaks", () => {
    const made = compose("ست كبيرة بتخبز، الكاميرا تقرب، وتقول: «العيش ده بركة»، صوت نورس وموج");
    expect(made.dialogue[0]?.speaker).toBe("ست كبيرة");
    expect(made.audio).toEqual({ ambience: "صوت نورس وموج" });
    expect(made.slots["move"]).toBe("slow push-in");
  });

  test("a narrator is a voice: nobody is drawn, and the words that only introduce it are gone", () => {
    const made = compose('explainer about water, a warm narrator voice says "Every drop counts!"');
    expect(made.prompt).toContain('An off-camera voice says in English (warm voice): "Every drop counts!"');
    expect(made.prompt).toContain("Explainer about water.");
    expect(made.slots["subject"] ?? "").not.toContain("narrator");
  });
});

test("who speaks is the one the scene shows, not what they do before it", () => {
  const made = compose("ست كبيرة بتعجن عيش. بعدين تبص للكاميرا وتقول: «العيش ده حكاية»");
  expect(made.prompt).toContain("على لسان ست كبيرة، ");
  expect(compose('A ferry leaves. Then a boy waves and says: "See you."').prompt).toContain("A boy says");
  expect(compose('an old radio crackles and a voice says "Do you copy?" in a dark bunker').prompt).toContain(
    "A voice says",
  );
});

test("a drone that circles has one move, and a shot is no cat", () => {
  const made = compose("لقطة درون تدور حول واحة");
  expect(made.prompt).not.toContain("cat");
  expect(compose("drone orbit around a castle").warnings.join(" ")).not.toContain("camera moves");
});

test("shots that are counted by word lose the number, not the words", () => {
  const made = compose("المشهد الأول: طفلة ترسم. المشهد الثاني: أمها تدخل");
  expect(made.shots.map(({ action }) => action)).toEqual(["طفلة ترسم", "أمها تدخل"]);
});
