import { DOMParser } from "@xmldom/xmldom";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { pageContextOf } from "#pages/page-context.ts";
import { readShell } from "#pages/shell/read-shell.ts";
import Root from "#root.tsx";

/** A page in the frame that every page has, as the server sends it to the person of these `loaderArgs`. */
export async function shownPage(args: never, page: unknown, loaderData: unknown): Promise<Element> {
  const { url, context } = args as { url: URL; context: Parameters<typeof pageContextOf>[0] };
  const shell = await readShell(pageContextOf(context), url.pathname);
  const Frame = Root as unknown as ComponentType<{ loaderData: unknown }>;
  const Page = page as ComponentType<{ loaderData: unknown }>;
  const routes = [
    {
      id: "root",
      path: "/",
      loader: () => shell,
      element: <Frame loaderData={shell} />,
      children: [{ id: "page", path: "*", element: <Page loaderData={loaderData} /> }],
    },
  ];
  const at = { initialEntries: [url.pathname + url.search], hydrationData: { loaderData: { root: shell } } };
  const markup = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, at)} />);
  const { documentElement } = new DOMParser().parseFromString(`<body>${markup}</body>`, "text/xml");
  if (!documentElement) throw new Error("the page is empty");
  return documentElement;
}

/** Every element of that name within another, in the order of reading. */
export function each(within: Element, name: string): Element[] {
  return Array.from(within.getElementsByTagName(name));
}

/** The first element of that name whose words hold these. */
export function the(within: Element, name: string, words = ""): Element {
  const found = each(within, name).find((element) => wordsOf(element).includes(words));
  if (!found) throw new Error(`no ${name} says "${words}"`);
  return found;
}

export function wordsOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Where the links within an element lead, in the order of reading. */
export function linksOf(within: Element): (string | null)[] {
  return each(within, "a").map((link) => link.getAttribute("href"));
}
