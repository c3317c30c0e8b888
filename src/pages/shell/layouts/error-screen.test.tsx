import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, type ErrorResponse } from "react-router";
import { expect, it } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

/** The screen's words, at a path, without tags. */
function shown(error: unknown, path = "/en/dashboard"): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: <ErrorScreen error={error} /> }], {
    initialEntries: [path],
  });
  return renderToString(<RouterProvider router={router} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

const answered = (status: number, statusText: string): ErrorResponse =>
  ({ status, statusText, internal: false, data: null }) as unknown as ErrorResponse;

it("an unexpected error has the heading and the words of the specification", () => {
  expect(shown(new Error("the wire is cut"))).toMatch(/Unexpected Application Error! .*the wire is cut/);
  expect(shown(answered(502, "Bad Gateway"))).toMatch(/Unexpected Application Error! .*502 Bad Gateway/);
});

it("one human sentence says what to do, in the page's language", () => {
  expect(shown(new Error("x"), "/dashboard")).toMatch(/حدث خطأ غير متوقع .*Unexpected Application Error!/);
  expect(shown(new Error("x"))).toContain("Reload the page, or go to the home page.");
  expect(shown(new Error("x"), "/dashboard")).toContain("أعد تحميل الصفحة");
});

it("a record that is not there has a quieter page", () => {
  expect(shown(answered(404, ""), "/en/blog/none")).toContain("Page not found");
  expect(shown(answered(404, ""), "/en/blog/none")).not.toContain("Unexpected");
});
