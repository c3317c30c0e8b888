import { describe, expect, it } from "vitest";
import { humanizeText } from "../humanize-text.ts";

const humanize = (text: string) =>
  humanizeText({ text, strength: "strong", register: "keep", keep: [], interfaceLanguage: "en" });

const OWN = "It is important to note that the mill opens at 6 am. Moreover, Huda has the spare key.";
const OWN_AFTER = "The mill opens at 6 am. Huda has the spare key.";
const THEIRS = "In order to stop the belt, pull the cord.\nMoreover, the horn must be off.";

describe("what is no prose of the writer's stays, and nothing in it is marked", () => {
  it.each([
    ["a block between tildes", `~~~\n${THEIRS}\n~~~`],
    ["a block that nothing closes", `\`\`\`sh\n${THEIRS}`],
    ["a block within a block", `\`\`\`\`md\n\`\`\`\ninner\n\`\`\`\n${THEIRS}\n\`\`\`\``],
    ["keys with values", "stop: In order to stop the belt, pull the cord.\nhorn: Moreover, the horn must be off."],
    ["a heading", "## In order to stop the belt"],
    ["a footnote", "[^1]: In order to stop the belt, pull the cord."],
    ["a table without outer bars", "Step | Note\n--- | ---\n1 | In order to stop the belt, pull the cord"],
    ["a sample between tags", `<example>\n${THEIRS}\n</example>`],
    ["a quotation over lines", `The guard wrote: "${THEIRS}"`],
    ["a quotation over paragraphs", `The guard wrote: “${THEIRS.replace("\n", "\n\n“")}”`],
    ["a long quotation", `The guard wrote: "${THEIRS.replace("\n", " ").repeat(8)}"`],
    ["a quotation between single marks", `The guard wrote: '${THEIRS.replace("\n", " ")}'`],
  ])("%s", (_what, theirs) => {
    const text = `${OWN}\n\n${theirs}`;
    const { text: after, marks } = humanize(text);
    expect(after).toBe(`${OWN_AFTER}\n\n${theirs}`);
    expect(marks).toEqual([]);
  });

  it("front matter at the head of a text", () => {
    const front = "---\ntitle: In order to stop the belt\nnote: Moreover, the horn is off\n---";
    expect(humanize(`${front}\n\n${OWN}`).text.startsWith(front)).toBe(true);
  });
});

describe("a time is no formula", () => {
  it.each([
    "At the end of the day, the miller counts the sacks and locks the gate.",
    "في الختام، سلّم المدرب الميداليات إلى الفريق الفائز.",
  ])("stays: %s", (text) => expect(humanize(text).text).toBe(text));

  it.each([
    ["At the end of the day, it is the people who make the mill.", "It is the people who make the mill."],
    ["وفي الختام، يمكن القول إن السوق يضم 160 معلمًا أثريًا في المدينة.", "السوق يضم 160 معلمًا أثريًا في المدينة."],
  ])("goes: %s", (text, after) => expect(humanize(text).text).toBe(after));
});
