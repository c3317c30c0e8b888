import { describe, expect, test } from "vitest";
import { composeVideo } from "./compose-video.ts";
import type { VideoRequest } from "./video-types.ts";

const compose = (text: string, more: Partial<VideoRequest> = {}) =>
  composeVideo({ text, model: "veo", dialogue: [], format: "text", interfaceLanguage: "en", ...more });

describe("what holds for all, and the shots", () => {
  test("header, look, sound and constraints are said in each clip, shots once", () => {
    const made = compose(
      "20 sec story for a toy shop, paper puppets. A tin frog wakes up. Then a duck bows. End on both asleep. " +
        "Harp only, camera stays low, no text",
    );
    expect(made.shots.map(({ action }) => action)).toEqual([
      "A tin frog wakes up",
      "Then a duck bows",
      "End on both asleep",
    ]);
    for (const { prompt } of made.clips)
      expect(prompt).toMatch(/For every shot: .*paper puppets\. Harp only, camera stays low/u);
  });

  test("a list after the number of shots, the last with its line", () => {
    const made = compose(
      'Salalah in 3 shots: mist on a hill, a boy with a kid goat, tea at dusk. An old man says "تفضلوا" on the last shot',
      {
        duration: 8,
      },
    );
    expect(made.shots).toHaveLength(3);
    expect(made.shots[2]?.["lines"]).toEqual(["تفضلوا"]);
  });

  test("words of order, with the sign only where it is seen", () => {
    const made = compose(
      'إعلان ١٦ ثانية لورشة نجارة: الخشب في الشمس، بعدين المنشار، واخر شي باب مكتوب عليه "ورشة نور"، صوت نشر خفيف',
      {},
    );
    expect(made.shots).toHaveLength(3);
    expect(made.clips.map(({ prompt }) => prompt.includes("يظهر على الشاشة بحروفه: "))).toEqual([false, true]);
    expect(made.audio).toEqual({ ambience: "صوت نشر خفيف" });
  });

  test("a camera that always moves moves in every shot, and nothing alternates", () => {
    const { shots } = compose("A hall. Then a garden. The camera is always handheld");
    expect(shots.map(({ cameraMove }) => cameraMove)).toEqual(["handheld camera", "handheld camera"]);
  });
});

test("the hour of one shot lights no other, a way of the whole is said in each", () => {
  const { prompt } = compose("handheld walk past a forge. Then a door at sunset", { model: "any" });
  expect(prompt).not.toContain("golden-hour");
  expect(prompt).toMatch(/4–8 s: Handheld camera: Then a door/u);
});

describe("sound", () => {
  test("only words of sound are sound; leftovers are not", () => {
    expect(compose("تهنئة تخرج ٦ ثواني بالطول، بسيطة").audio).toEqual({
      ambience: "أصوات المكان الطبيعية",
      music: "بلا موسيقى",
    });
    expect(compose("لاعب يركض، موسيقى طبل سريعة").audio).toEqual({ music: "موسيقى طبل سريعة" });
    expect(compose("a race, no loud music").audio).toEqual({ music: "no loud music" });
  });

  test("no speech is said where the model would speak", () => {
    const made = compose("محل زهور، بدون كلام");
    expect(made.audio["ambience"]).toContain("بلا كلام");
    expect(made.negative).toContain("كلام");
  });
});

test("the sound nobody spoke of is shown as ours", () => {
  expect(compose("a kite over dunes").origins["ambience"]).toBe("assumed");
});

test("no variant where the camera is the person's", () => {
  expect(compose("handheld close-up of a falcon").variants).toEqual([]);
});

describe("moments", () => {
  const actions = (text: string, more: Partial<VideoRequest> = {}) =>
    compose(text, { model: "kling", ...more }).shots.map(({ action }) => action);

  test.each([
    ["1. a boy finds a boat 2. he launches it 3. it sails. 12s", ["a boy finds a boat", "he launches it", "it sails"]],
    ["١- رجال يحفر بير ٢- الماي يطلع", ["رجال يحفر بير", "الماي يطلع"]],
    ["reel - crack eggs - whisk well - pour", ["crack eggs", "whisk well", "pour"]],
    [
      "بنت تصحى من النوم بعدين تفطر مع جدتها وفي الآخر تركض للباص",
      ["بنت تصحى من النوم", "بعدين تفطر مع جدتها", "وفي الآخر تركض للباص"],
    ],
    ["a fox wakes up, then runs. one continuous shot", ["a fox wakes up, then runs. one continuous shot"]],
    ["A gull lands on a boat. 15 seconds.", ["A gull lands on a boat"]],
  ])("of «%s»", (text, wanted) => {
    expect(actions(text)).toEqual(wanted);
  });

  test("seconds that the request gives are kept", () => {
    const { shots, settings } = compose("0-2s: a match strikes. 2-5s: a candle lights. 5-8s: a room glows");
    expect(settings.durationSeconds).toBe(8);
    expect(shots.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 5],
      [5, 8],
    ]);
  });

  test("no clip repeats another: without a moment of its own there is none, and a note says so", () => {
    const made = compose("a potter makes a bowl, 30 seconds");
    expect(made.clips).toHaveLength(1);
    expect(made.warnings.join(" ")).toContain("than your request has moments (1)");
    expect(compose("a potter, 3 shots, makes a bowl").warnings.join(" ")).toContain("You asked for 3 shots");
  });

  test("actions in a row are moments where clips need them, and an end card carries nothing over", () => {
    const { clips } = compose("30 second ad: a runner ties her shoes, runs through empty streets, the club logo");
    expect(clips).toHaveLength(3);
    expect(clips[1]?.prompt).toMatch(/^Carried over/u);
    expect(clips[2]?.prompt).not.toContain("Carried over");
  });
});
