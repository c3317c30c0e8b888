import { readCredits } from "#domain/credits/read.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { readMessages } from "#messages.ts";
import { TOOLS, wordsOf } from "#tools/index.ts";
import type { PageContext } from "#pages/page-context.ts";
import { findPage, type PageEntry } from "#pages/page-table.ts";
import type { MenuTool, ShellData } from "./use-shell.ts";

/** Pages the header and footer may link to, without language. */
const LINKED_PATHS = [
  "/",
  "/pricing",
  "/prompts",
  "/blog",
  "/about",
  "/guide/prompt-checker",
  "/privacy",
  "/terms",
  "/advertise",
  "/contact",
  "/dashboard",
  "/account",
  "/rai/dashboard",
  "/signup",
  "/forgot-password",
];

/** Everything a page's frame needs, read once a request. */
export async function readShell(context: PageContext, pathname: string): Promise<ShellData> {
  const { language, theme, timeZone, viewer, nonce, requestId, deps } = context;
  const { settings } = deps;
  const page = findPage(pathname);
  return {
    language,
    theme,
    timeZone,
    nonce,
    requestId,
    publicUrl: settings.PUBLIC_URL,
    isPublicPage: page?.access === "open",
    titleNamespace: page?.messages.at(-1) ?? "shell",
    viewer: viewer
      ? {
          email: viewer.email,
          isAdministrator: viewer.role === "administrator",
          credits: await creditsToShow(context, viewer.id, page),
        }
      : null,
    tools: listTools(language),
    existingPaths: LINKED_PATHS.filter((path) => findPage(path)),
    supportEmail: settings.SUPPORT_EMAIL,
    socialLinks: settings.SOCIAL_LINKS,
    year: formatNumber(language, deps.now().getUTCFullYear(), { useGrouping: false }),
    googleSignIn: settings.GOOGLE_CLIENT_ID !== undefined || !settings.isProduction,
    localOutbox: !settings.isProduction && !deps.mail.enabled,
    messages: readMessages(language, ["shell", "ui", ...(page?.messages ?? [])]),
  };
}

/** Pages with a run button say what is left; others do not ask for it. */
async function creditsToShow({ deps }: PageContext, userId: string, page: PageEntry | null): Promise<number | null> {
  if (!page?.messages.includes("bench")) return null;
  return (await readCredits(deps.db, userId, deps.now())).credits;
}

function listTools(language: Language): MenuTool[] {
  return Object.values(TOOLS)
    .filter((tool) => findPage(`/${tool.slug}`))
    .map(({ slug, group, point }) => {
      const { title, short } = wordsOf(slug, language);
      return { slug, path: `/${slug}`, title, short, group, point };
    });
}
