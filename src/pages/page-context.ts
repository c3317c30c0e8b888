import { createContext, type RouterContextProvider } from "react-router";
import type { Viewer } from "#domain/accounts/access.ts";
import type { Digits } from "#i18n/digits.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";
import type { ShellData } from "./shell/use-shell.ts";

/** The header by which rendering tells the server that an answer is a page to read; it stays inside the process. */
export const STATIC_PAGE = "x-static-page";

/** What every page's loader may know of its request; set once by the server before the router runs. */
export interface PageContext {
  deps: Deps;
  language: Language;
  /** The person behind the session; null without one. */
  viewer: Viewer | null;
  theme: "light" | "dark" | "system";
  timeZone: string;
  /** Of Arabic pages. */
  digits: Digits;
  nonce: string;
  requestId: string;
  /** The peer's address; a forwarded one only behind a trusted proxy. */
  clientAddress: string;
  /** They come from a path that no page has. */
  isLost: boolean;
  /** The frame's data where they are known already, or are marks of a page that is made to be kept. */
  shell?: ShellData;
}

export const pageContext = createContext<PageContext>();

/** The request's context inside a loader or middleware. */
export function pageContextOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext);
}

/** A stored or sent theme; light unless it is a known one. */
export function themeOf(value: string | undefined): PageContext["theme"] {
  return value === "dark" || value === "system" ? value : "light";
}
