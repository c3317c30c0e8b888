import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { type MessageNamespace, readMessages } from "#messages.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

/** A page's markup as the server sends it at this address, in English, with the words of these blocks and the shell's data. */
export function pageMarkup(
  page: ReactNode,
  address: string,
  namespaces: readonly MessageNamespace[],
  shell?: ShellData,
): string {
  const messages = parseMessages(readMessages("en", [...namespaces, "ui"]));
  const element = (
    <LanguageProvider language="en" timeZone="UTC" messages={messages}>
      {page}
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: shell } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The words of markup: what is left without its tags, one line an element. */
export function wordsIn(markup: string): string[] {
  return markup
    .split(/<[^>]*>/)
    .map((words) => words.trim())
    .filter((words) => words !== "");
}

/** Where the links of markup lead. */
export function hrefsIn(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
}

/** The section under this heading. */
export function sectionOf(markup: string, heading: string): string {
  const sections = [...markup.matchAll(/<section[\s\S]*?<\/section>/g)].map(([section]) => section);
  return sections.find((section) => section.includes(`>${heading}</h2>`)) ?? "";
}
