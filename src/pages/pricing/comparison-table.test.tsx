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

function markupOf(language: Language, names: readonly string[]): string {
  const messages = parseMessages(readMessages(language, ["pricing", "periods", "ui"]));
  return renderToStaticMarkup(
    <MessagesContext value={{ locale: language, messages }}>
      <ComparisonTable cards={names.map(card)} />
    </MessagesContext>,
  );
}

it.each<[Language, readonly string[], string | undefined]>([
  ["en", ["free", "basic"], "How the two compare"],
  ["en", ["free", "basic", "pro"], "How the packages compare"],
  ["ar", ["free", "basic"], "ما الفرق بين الباقتين؟"],
  ["ar", ["free", "basic", "pro"], "ما الفرق بين الباقات؟"],
  ["en", ["free"], undefined],
])("the comparison is headed by the number of packages that it compares: %s %j", (language, names, heading) => {
  expect(markupOf(language, names).match(/<h2[^>]*>([^<]*)/)?.[1]).toBe(heading);
});

it.each<[Language, string[]]>([
  ["en", ["Validity", "14 days", "Renews every month"]],
  ["ar", ["الصلاحية", "14 يومًا", "تتجدد كل شهر"]],
])("the free package is valid for 14 days, and the other one renews: %s", (language, cells) => {
  const rows = markupOf(language, ["free", "basic"]).split("<tr");
  const texts = rows.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)/g)].map(([, text]) => text));
  expect(texts.find(([label]) => label === cells[0])).toEqual(cells);
});
