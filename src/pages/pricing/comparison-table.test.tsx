import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "#i18n/language.ts";
import { parseMessages } from "#i18n/parse-messages.ts";
import { MessagesContext } from "#i18n/translations.ts";
import { readMessages } from "#messages.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { PackageCardData } from "./package-card.tsx";

const card = (packageName: string, id: number): PackageCardData => ({
  id,
  packageName,
  priceId: null,
  rhythm: packageName === "free" ? null : { interval: "month", intervalCount: 1 },
  length: { count: 14, unit: "days" },
  saving: null,
  isRecommended: false,
  name: packageName,
  description: "",
  price: null,
  credits: 50,
  days: 14,
  state: "claim",
});

function headingOf(language: Language, names: readonly string[]): string | undefined {
  const messages = parseMessages(readMessages(language, ["pricing", "periods", "ui"]));
  const markup = renderToStaticMarkup(
    <MessagesContext value={{ locale: language, messages }}>
      <ComparisonTable cards={names.map(card)} />
    </MessagesContext>,
  );
  return markup.match(/<h2[^>]*>([^<]*)/)?.[1];
}

it.each<[Language, readonly string[], string | undefined]>([
  ["en", ["free", "basic"], "How the two compare"],
  ["en", ["free", "basic", "pro"], "How the packages compare"],
  ["ar", ["free", "basic"], "ما الفرق بين الباقتين؟"],
  ["ar", ["free", "basic", "pro"], "ما الفرق بين الباقات؟"],
  ["en", ["free"], undefined],
])("the comparison is headed by the number of packages that it compares: %s %j", (language, names, heading) => {
  expect(headingOf(language, names)).toBe(heading);
});
