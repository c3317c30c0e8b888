import type { Language } from "./language.ts";

/** Paths that carry no language: the back office, contact, and what only programs or developers open. */
const UNPREFIXED = /^\/(?:rai|contact|api|dev|assets)(?:\/|$)/;

/** Set with the way home from a path that no page has; the page that says so clears it. */
export const NOTICE_COOKIE = "no_such_page";

/** True where the path itself cannot say the language, so that the `lang` cookie decides. */
export function isUnprefixedPath(path: string): boolean {
  return UNPREFIXED.test(path);
}

/** "/en/pricing" → "/pricing"; "/en" → "/"; other paths unchanged. */
export function barePath(path: string): string {
  if (path === "/en" || path === "/en/") return "/";
  return path.startsWith("/en/") ? path.slice(3) : path;
}

/** The language a path says; null where paths have none. */
export function languageOfPath(path: string): Language | null {
  if (isUnprefixedPath(path)) return null;
  return path === "/en" || path.startsWith("/en/") ? "en" : "ar";
}

/** The same page in a language: the /en prefix added or removed; unprefixed paths unchanged. `path` may carry query and hash. */
export function pathIn(language: Language, path: string): string {
  const [, pathname = "/", rest = ""] = path.match(/^([^?#]*)(.*)$/s) ?? [];
  const bare = barePath(pathname);
  if (language === "ar" || isUnprefixedPath(bare)) return bare + rest;
  return (bare === "/" ? "/en" : `/en${bare}`) + rest;
}

/**
 * A path to return to after sign-in, taken from a request: null unless it is a path of this origin. Refuses what browsers
 * read as another host (`//x`, `/\x`, and `/en//x`, which loses its language), control characters, and anything that the URL
 * parser moves elsewhere.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000 || !value.startsWith("/") || /[\\\u0000-\u001F]/.test(value))
    return null;
  if (value.startsWith("//")) return null;
  const url = new URL(value, "http://own.invalid");
  if (url.origin !== "http://own.invalid") return null;
  return barePath(url.pathname).startsWith("//") ? null : url.pathname + url.search + url.hash;
}
