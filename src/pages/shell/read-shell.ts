import { readCredits } from "#domain/credits/read.ts";
import { formatNumber } from "#i18n/format.ts";
import { readMessages } from "#messages.ts";
import { isBuilt, TOOL_SLUGS, TOOLS, wordsOf } from "#tools/index.ts";
import { listToolStates } from "#tools/pipeline/settings.ts";
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
    tools: await listTools(context),
    toolSlug: page?.tool ?? null,
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

/**
 * The tools as the administrator names them: those that work first, by name. Without a database they are shown as
 * declared, so that a page still has its frame.
 */
async function listTools({ deps, language }: PageContext): Promise<MenuTool[]> {
  const states = await listToolStates(deps).catch((error: unknown) => {
    deps.log.warn({ error }, "tool states not read");
    return [];
  });
  const { compare } = new Intl.Collator(language);
  return TOOL_SLUGS.map((slug): MenuTool => {
    const stored = states.find((each) => each.slug === slug);
    const { group, point, cost } = TOOLS[slug];
    const { title, short } = wordsOf(slug, language);
    const state = !isBuilt(slug) ? "coming" : stored && stored.engine[language] === null ? "off" : "ready";
    return { slug, path: `/${slug}`, title: stored?.displayName[language] ?? title, short, group, point, cost, state };
  }).toSorted(
    (one, other) => Number(other.state === "ready") - Number(one.state === "ready") || compare(one.title, other.title),
  );
}
