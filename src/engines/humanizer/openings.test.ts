import { describe, expect, it } from "vitest";
import { humanizeText } from "./humanize-text.ts";

const humanize = (text: string) =>
  humanizeText({ text, strength: "standard", register: "keep", keep: [], interfaceLanguage: "ar" });

describe("stock openings", () => {
  it.each([
    ["I hope this email finds you well. The invoice 441 is due on Monday.", "The invoice 441 is due on Monday."],
    ["I trust this letter finds you in good health. The boiler broke on Sunday.", "The boiler broke on Sunday."],
    ["We hope you are doing well. The meeting is at nine on Sunday.", "The meeting is at nine on Sunday."],
    [
      "Dear Ms Hill,\nI hope this message finds you well. The lift will be closed on 4 May.\nKind regards,\nSam",
      "Dear Ms Hill,\nThe lift will be closed on 4 May.\nKind regards,\nSam",
    ],
    [
      "In today's fast-paced world, it is important to note that the shop opens at nine. The keys are with Sara.",
      "The shop opens at nine. The keys are with Sara.",
    ],
    [
      "In our modern world, it's worth noting that sleep affects memory. Adults need seven hours.",
      "Sleep affects memory. Adults need seven hours.",
    ],
    [
      "In an ever-changing world, it is crucial to remember that rents rose by 9%. The council met in May.",
      "Rents rose by 9%. The council met in May.",
    ],
    [
      "I am writing to delve into the exciting opportunities in your team. I have led three projects.",
      "I am writing to ask about the opportunities in your team. I have led three projects.",
    ],
    [
      "I am writing to delve deeper into your recent report. It has nine pages.",
      "I am writing to ask about your recent report. It has nine pages.",
    ],
    [
      "I hope this email finds you well. I am writing to express my keen interest in the exciting opportunities at Hill House. " +
        "I have worked nights for 6 years.",
      "I am interested in the opportunities at Hill House. I have worked nights for 6 years.",
    ],
  ])("give way: %s", (text, after) => expect(humanize(text).text).toBe(after));

  it.each([
    "We will look at the data on Monday.",
    "I am writing to express my interest in the role of night nurse at Hill House. I have six years of experience.",
    "I am writing to ask when the lift will work again. It broke on 4 May.",
    "I am writing to thank you for the two books that you sent in May.",
    "I hope you are well enough to travel on Sunday, because the train leaves at nine.",
    "I hope this letter reaches you before the hearing on 4 May.",
    "In the current economy, it is important to note that rents rose by 9%. The council met in May.",
    "أكتب إليك لأسأل عن موعد إصلاح المصعد. تعطل يوم الأحد.",
    "أتمنى أن تكون بخير يا خالد، وصلتني رسالتك أمس وفيها صور العرس.",
  ])("and a person's own words stay: %s", (text) => expect(humanize(text).text).toBe(text));
});

describe("what opens a letter is no end of a chat", () => {
  const endings = (text: string) => {
    const { marks, changes } = humanize(text);
    return [...marks, ...changes].filter(({ ruleId }) => ruleId === "chatbot-closing").length;
  };

  it.each([
    "I hope this email finds you well. I am writing to delve into the exciting opportunities at your company.",
    "I hope this message finds you well. We meet at nine.",
    "I am reaching out to explore the exciting opportunities in your esteemed company.",
    "آمل أن تصلك رسالتي هذه وأنت بخير. موعد التسليم يوم الأحد.",
    "أتمنى أن تكون بخير. أكتب إليك لأعبر عن اهتمامي بوظيفة محاسب.",
  ])("%s", (text) => expect(endings(text)).toBe(0));

  it.each([
    "We meet at nine on Sunday.\n\nI hope this helps! Let me know if you have any questions.",
    "نلتقي يوم الأحد عند التاسعة.\n\nآمل أن يكون هذا مفيدًا لك. لا تتردد في طرح أي سؤال.",
  ])("and an end is: %s", (text) => expect(endings(text)).toBeGreaterThan(0));
});
