import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, type ErrorResponse } from "react-router";
import { expect, it } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

/** The screen at a path: its heading, and all its words without tags. */
function shown(error: unknown, path = "/en/dashboard"): { heading: string | undefined; words: string } {
  const router = createMemoryRouter([{ id: "root", path: "*", element: <ErrorScreen error={error} /> }], {
    initialEntries: [path],
  });
  const html = renderToString(<RouterProvider router={router} />);
  return {
    heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1],
    words: html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
  };
}

const answered = (status: number, statusText: string): ErrorResponse =>
  ({ status, statusText, internal: false, data: null }) as unknown as ErrorResponse;

it("an unexpected error has the heading of the specification, in both languages, and what was reported below", () => {
  for (const path of ["/dashboard", "/en/dashboard"])
    expect(shown(new Error("the wire is cut"), path).heading).toBe("Unexpected Application Error!");
  expect(shown(new Error("the wire is cut")).words).toMatch(/Unexpected Application Error! .*the wire is cut/);
  expect(shown(answered(502, "Bad Gateway")).words).toMatch(/Unexpected Application Error! .*502 Bad Gateway/);
});

it("one human sentence says what to do, in the page's language", () => {
  expect(shown(new Error("x"), "/dashboard").words).toMatch(/Error! حدث خطأ غير متوقع\. أعد تحميل الصفحة/);
  expect(shown(new Error("x")).words).toContain("Something went wrong. Reload the page, or go to the home page.");
});

it("a record that is not there has a quieter page", () => {
  expect(shown(answered(404, ""), "/en/blog/none").heading).toBe("Page not found");
  expect(shown(answered(404, ""), "/en/blog/none").words).not.toContain("Unexpected");
});
