import { afterAll, beforeAll, expect, it } from "vitest";
import { pageMarkup, wordsIn } from "#tests/support/page-markup.tsx";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { promptLibrary } from "#domain/library/tables.ts";
import AdminLibraryPage, { loader } from "./page.tsx";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  const prompt = { content: "One", category: "Writing", searchText: "", language: "en" as const };
  await test.deps.db.insert(promptLibrary).values([
    { ...prompt, title: "Bare" },
    { ...prompt, title: "Pictured", category: "Code", imageUrl: "https://ads.example/a.png" },
    { ...prompt, title: "عربي", language: "ar" },
  ]);
});
afterAll(() => test.close());

async function shownAt(address: string): Promise<string> {
  const loaderData = await loader(loaderArgs(test.deps, null, address, "en"));
  const page = <AdminLibraryPage {...({ loaderData } as Parameters<typeof AdminLibraryPage>[0])} />;
  return pageMarkup(page, address, ["admin", "adminLibrary"]);
}

/** The cells of each row, by their words. */
const rowsOf = (markup: string) =>
  [...(markup.match(/<tbody[\s\S]*<\/tbody>/)?.[0] ?? "").matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => wordsIn(row));
const titlesAt = async (address: string) => rowsOf(await shownAt(address)).map(([title]) => title);

it("leads back to the dashboard under its title", async () => {
  const markup = await shownAt("/rai/prompt-library");
  expect(markup).toMatch(/<a [^>]*href="\/rai\/dashboard"[^>]*><svg[\s\S]*?<\/svg>Back to the admin dashboard<\/a>/);
  expect(wordsIn(markup.match(/<h1[\s\S]*?<\/h1>/)?.[0] ?? "")).toEqual(["Prompt Library Management"]);
});

it("lists one language, and of it one category or all", async () => {
  expect(await titlesAt("/rai/prompt-library")).toEqual(["عربي"]);
  expect((await titlesAt("/rai/prompt-library?language=en")).sort()).toEqual(["Bare", "Pictured"]);
  expect(await titlesAt("/rai/prompt-library?language=en&category=Code")).toEqual(["Pictured"]);
  const markup = await shownAt("/rai/prompt-library?language=en");
  expect(markup).toMatch(/<button[^>]*aria-pressed="false"[^>]*>Arabic<\/button>/);
  expect(markup).toMatch(/<button[^>]*aria-pressed="true"[^>]*>English<\/button>/);
  const categories = markup.match(/<select[^>]*name="category"[\s\S]*?<\/select>/)?.[0] ?? "";
  expect(wordsIn(categories)).toEqual(["All Categories", "Code", "Writing"]);
});

it("opens the form of a new prompt under its button, and closes it", async () => {
  const button = /<button[^>]*aria-expanded="(true|false)"[^>]*>(?:(?!<\/button>)[\s\S])*New Prompt</;
  const stateAt = async (address: string) => {
    const markup = await shownAt(address);
    return [markup.match(button)?.[1], /<textarea[^>]*name="content"/.test(markup)];
  };
  expect(await stateAt("/rai/prompt-library?form=new")).toEqual(["true", true]);
  expect(await stateAt("/rai/prompt-library")).toEqual(["false", false]);
});

it("says of each prompt whether it has an image", async () => {
  const rows = rowsOf(await shownAt("/rai/prompt-library?language=en"));
  const ofTitle = (title: string) => rows.find(([first]) => first === title);
  expect(ofTitle("Pictured")?.slice(0, 6)).toEqual(["Pictured", "One", "Code", "Published", "Regular", "Has image"]);
  expect(ofTitle("Bare")?.[5]).toBe("No image");
});
