import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { LANGUAGES } from "#i18n/language.ts";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { each, linksOf, shownPage, the, wordsOf } from "#tests/support/shown-page.tsx";

let test: TestDeps;
let user: SignedInUser;
beforeAll(async () => {
  test = await createTestDeps({ SOCIAL_LINKS: "https://x.com/a,https://github.com/b" });
  user = await addPerson(test.deps);
});
afterAll(() => test.close());

const TEXT_TOOLS = ["/prompt-generate", "/prompt-checker", "/ai-detector", "/ai-humanizer"];
const IMAGE_TOOLS = ["/image-prompt", "/image-to-prompt", "/image-to-text"];
const TOOLS = [...TEXT_TOOLS, ...IMAGE_TOOLS, "/video-prompt"];

/** A page of nothing at /pricing, in its frame. */
const frameFor = (person: SignedInUser | null, language: "ar" | "en") => {
  const path = language === "ar" ? "/pricing" : "/en/pricing";
  return shownPage(loaderArgs(test.deps, person, path, language), () => <p>A page</p>, null);
};

it.each(LANGUAGES)("a page is between one header and one footer, for everybody (%s)", async (language) => {
  for (const person of [null, user]) {
    const shown = await frameFor(person, language);
    expect(each(shown, "header")).toHaveLength(1);
    expect(each(shown, "footer")).toHaveLength(1);
    expect(wordsOf(the(shown, "main"))).toBe("A page");
  }
});

it.each(LANGUAGES)("the header's links and the phone's menu are those of who is looking (%s)", async (language) => {
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare === "/" ? "" : bare}`);
  const menusFor = async (person: SignedInUser | null) => {
    const [main, menu] = each(the(await frameFor(person, language), "header"), "nav");
    if (!main || !menu) throw new Error("a menu is missing");
    return [linksOf(main), linksOf(menu).toSorted()];
  };
  const sorted = (...paths: string[]) => paths.toSorted();
  const visitors = ["/tasks", "/pricing", "/login"].map(path);
  expect(await menusFor(null)).toEqual([visitors, sorted(...visitors)]);
  const own = ["/", "/tasks", "/history", "/saved"].map(path);
  const inMenu = ["/profile", "/pricing", ...TOOLS].map(path);
  const users = [...own, path("/dashboard"), path("/account")];
  expect(await menusFor(user)).toEqual([users, sorted(...users, ...inMenu)]);
  const administrators = [...own, "/rai/dashboard", path("/account")];
  const administrator = { ...user, role: "administrator" } as SignedInUser;
  expect(await menusFor(administrator)).toEqual([administrators, sorted(...administrators, ...inMenu)]);
});

it.each(LANGUAGES)("each tool is in its own list, in the features menu and in the footer (%s)", async (language) => {
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
  const headings =
    language === "ar" ? ["أدوات النص", "أدوات الصور", "أدوات الفيديو"] : ["Text Tools", "Image Tools", "Video Tools"];
  const shown = await frameFor(user, language);
  for (const place of [the(shown, "header"), the(shown, "footer")]) {
    const listOf = (heading: string) => linksOf(the(place, "section", heading)).toSorted();
    expect(headings.map(listOf)).toEqual(
      [TEXT_TOOLS, IMAGE_TOOLS, ["/video-prompt"]].map((list) => list.map(path).toSorted()),
    );
  }
});

it.each(LANGUAGES)(
  "the footer leads to the pages, to contact, mail and profiles, and says the year (%s)",
  async (language) => {
    const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
    test.setNow(new Date("2031-05-05T10:00:00Z"));
    const footer = the(await frameFor(null, language), "footer");
    const links = linksOf(footer);
    expect(links).toEqual(expect.arrayContaining(["/pricing", "/blog", "/about", "/advertise", "/privacy"].map(path)));
    expect(links.slice(-4)).toEqual([
      `mailto:${test.deps.settings.SUPPORT_EMAIL}`,
      "/contact",
      "https://x.com/a",
      "https://github.com/b",
    ]);
    expect(each(footer, "a").slice(-3).map(wordsOf)).toEqual([
      language === "ar" ? "تواصل معنا" : "Contact us",
      "X",
      "GitHub",
    ]);
    expect(wordsOf(footer)).toContain(language === "ar" ? "٢٠٣١" : "2031");
  },
);
