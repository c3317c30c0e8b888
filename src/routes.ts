import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { isUnprefixedPath } from "./i18n/path.ts";
import { PAGES, type PageAccess, type PageEntry } from "./pages/page-table.ts";

/** A viewer who may not open a page is turned away by its layout; open pages have none. */
const LAYOUTS: Record<Exclude<PageAccess, "open">, string> = {
  "signed-in": "pages/shell/layouts/signed-in-layout.tsx",
  administrator: "pages/shell/layouts/administrator-layout.tsx",
  local: "pages/shell/layouts/local-layout.tsx",
};

/** The same page list twice: Arabic on plain paths, English under /en; paths without a language once. */
const prefixed = PAGES.filter((page) => !isUnprefixedPath(page.path));
const unprefixed = PAGES.filter((page) => isUnprefixedPath(page.path));

export default [
  ...pagesOf("ar", prefixed),
  ...prefix("en", pagesOf("en", prefixed)),
  ...pagesOf("plain", unprefixed),
  route("*", "pages/shell/layouts/unknown-path.tsx"),
] satisfies RouteConfig;

function pagesOf(group: string, pages: readonly PageEntry[]): RouteConfigEntry[] {
  const accesses = [...new Set(pages.map((page) => page.access))];
  return accesses.flatMap((access) => {
    const entries = pages.filter((page) => page.access === access).map((page) => entry(group, page));
    return access === "open" ? entries : [layout(LAYOUTS[access], { id: `${group}/${access}` }, entries)];
  });
}

function entry(group: string, page: PageEntry): RouteConfigEntry {
  const id = `${group}${page.path}`;
  return page.path === "/" ? index(page.file, { id }) : route(page.path.slice(1), page.file, { id });
}
