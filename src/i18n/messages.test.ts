import { describe, expect, it } from "vitest";
import { catalogue, readMessages } from "#messages.ts";
import { createMessageReader, defineMessages } from "./messages.ts";
import { parseMessages } from "./parse-messages.ts";

const read = createMessageReader({
  shell: defineMessages({ ar: { name: "صياغة" }, en: { name: "Siyagha" } }),
  page: defineMessages({
    ar: { title: 'قال "نعم" \\ ثم مضى', inner: { left: "بقي {count, plural, one {واحد} other {#}}" } },
    en: { title: 'He said "yes" \\ and left', inner: { left: "{count, plural, one {one} other {#}} left" } },
  }),
});

describe("messages on their way to a page", () => {
  it("arrive as they were written, in the page's language, with the blocks it named", () => {
    const blocks = parseMessages(read("en", ["page"]));
    expect(Object.keys(blocks)).toEqual(["page"]);
    expect(blocks["page"]).toMatchObject({ title: 'He said "yes" \\ and left' });
    expect(parseMessages(read("ar", ["shell", "page"]))).toMatchObject({
      shell: { name: "صياغة" },
      page: { title: 'قال "نعم" \\ ثم مضى', inner: { left: [expect.anything(), expect.anything()] } },
    });
  });

  it("carry no quotation mark, which would cost a page three backslashes, and refuse the sign that stands for it", () => {
    expect(read("en", ["shell", "page"])).not.toContain('"');
    const refused = createMessageReader({ block: defineMessages({ ar: { power: "٢^٣" }, en: { power: "2^3" } }) });
    expect(() => refused("en", ["block"])).toThrow("a message of en/block holds ^");
  });

  it("can all be read, in both languages", () => {
    const namespaces = Object.keys(catalogue) as (keyof typeof catalogue)[];
    for (const language of ["ar", "en"] as const)
      expect(Object.keys(parseMessages(readMessages(language, namespaces)))).toEqual(namespaces);
  });
});
