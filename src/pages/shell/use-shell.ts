import { useRouteLoaderData } from "react-router";
import type { PageCredits } from "#browser/credits.tsx";
import type { ShownNotice } from "#domain/notices/read.ts";
import type { Digits } from "#i18n/digits.ts";
import type { Language } from "#i18n/language.ts";
import type { MessageNamespace } from "#messages.ts";

export type Theme = "light" | "dark" | "system";

/** A tool as menus and tiles show it. */
export interface MenuTool {
  slug: string;
  /** Path without language. */
  path: string;
  title: string;
  /** One line. */
  short: string;
  group: "text" | "image" | "video";
  /** The point of the star that is its icon. */
  point: number;
  /** The path of that icon, on a 24 by 24 grid. */
  glyph: string;
  /** Credits for one run. */
  cost: number;
  /** "off": switched off, or without an engine that may answer now; "coming": not built yet. Neither can be run. */
  state: "ready" | "off" | "coming";
  /** What would answer a run now; null also where that was not read. */
  engine: "provider" | "builtin" | null;
}

/** What every page shows around its content. */
export interface ShellData {
  language: Language;
  theme: Theme;
  timeZone: string;
  digits: Digits;
  nonce: string;
  requestId: string;
  /** They come from a path that no page has. */
  isLost: boolean;
  publicUrl: string;
  /** True where search engines may list the page. */
  isPublicPage: boolean;
  /** The block that holds the page's title and description, for pages that name none themselves. */
  titleNamespace: MessageNamespace;
  /** `credits` is null in the back office, and where it could not be read; with a profile tools offer what is in it. */
  viewer: ({ email: string; isAdministrator: boolean; hasProfile: boolean } & PageCredits) | null;
  /** Those that work first, the most used of them at the head. */
  tools: MenuTool[];
  /** The tool that the page runs. */
  toolSlug: string | null;
  /** The viewer waits for the page's tool, which cannot be used yet. */
  isAwaited: boolean;
  /** Paths (without language) of the pages that exist, of those the shell links to. */
  existingPaths: string[];
  /** What the administrator says to everybody now; also null where it could not be read. */
  notice: ShownNotice | null;
  supportEmail: string;
  socialLinks: string[];
  /** The current year in the interface's digits. */
  year: string;
  /** Google sign-in is configured, or the product runs locally, where its button leads to an explanation. */
  googleSignIn: boolean;
  /** Local without a mail server: mail waits at /dev/outbox. */
  localOutbox: boolean;
  /** JSON text of the page's blocks of messages. */
  messages: string;
}

/** The shell's data inside a page. Throws outside of one (on the error screen use `useRouteLoaderData`). */
export function useShell(): ShellData {
  const data = useRouteLoaderData("root") as ShellData | undefined;
  if (!data) throw new Error("useShell must be used below the root");
  return data;
}
