import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { readMessages } from "#messages.ts";
import { NEW_PACKAGE, PackageForm } from "./package-form.tsx";

/** The form's fields by name, each with its attributes. */
function fieldsOf(id: number | null, values = NEW_PACKAGE): Record<string, string> {
  const messages = parseMessages(readMessages("en", ["adminPackages", "admin", "ui"]));
  const form = (
    <LanguageProvider language="en" timeZone="UTC" messages={messages}>
      <PackageForm id={id} values={values} title="Package" onClose={() => {}} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: "/", element: form }]);
  const markup = renderToString(<RouterProvider router={router} />);
  return Object.fromEntries(
    [...markup.matchAll(/<(?:input|select)([^>]*)>/g)].map(([, attributes = ""]) => [
      attributes.match(/ name="(\w+)"/)?.[1] ?? "",
      attributes,
    ]),
  );
}

it("begins with no credits, one month, no price, in US dollars", () => {
  const { credits, durationValue, durationUnit, price, currency } = NEW_PACKAGE;
  expect([credits, durationValue, durationUnit, price, currency]).toEqual(["0", "1", "months", "0", "USD"]);
});

it("needs the name and both display names, and not the provider's price id", () => {
  const fields = fieldsOf(null);
  const needed = Object.keys(fields).filter((name) => / required=/.test(fields[name] ?? ""));
  expect(needed).toEqual(["name", "displayNameAr", "displayName"]);
  expect(fields["stripePriceId"]).toBeDefined();
});

it("keeps the name of a version that is edited", () => {
  const greyed = (id: number | null) =>
    / disabled=/.test(fieldsOf(id, { ...NEW_PACKAGE, name: "basic" })["name"] ?? "");
  expect([greyed(null), greyed(7)]).toEqual([false, true]);
});
