import { type Frame, readFrame } from "#domain/frames/read.ts";
import { findShownNotice, shownNoticeOf } from "#domain/notices/read.ts";
import { isAwaited } from "#domain/tool-waits/read.ts";
import { formatNumber } from "#i18n/format.ts";
import { retitle } from "#i18n/messages.ts";
import { readMessages } from "#messages.ts";
import { costOf, isBuilt, namespaceOf, TOOL_SLUGS, TOOLS, type ToolSlug, wordsOf } from "#tools/index.ts";
import { listToolStates, toolStatesOf } from "#tools/pipeline/settings.ts";
import type { PageContext } from "#pages/page-context.ts";
import { findPage, isStep, type PageEntry } from "#pages/page-table.ts";
import { creditsToShow, UNKNOWN_CREDITS } from "./read-page-credits.ts";
import type { MenuTool, ShellData } from "./use-shell.ts";

/** Pages the header and footer may link to, without language. */
const LINKED_PATHS = [
  "/",
  "/pricing",
  "/tasks",
  "/prompts",
  "/lettering",
  "/blog",
  "/about",
  "/guide/prompt-checker",
  "/models",
  "/privacy",
  "/terms",
  "/advertise",
  "/contact",
  "/dashboard",
  "/account",
  "/history",
  "/saved",
  "/profile",
  "/rai/dashboard",
  "/signup",
  "/forgot-password",
];

/** Everything a page's frame needs, read once a request. */
export async function readShell(context: PageContext, pathname: string): Promise<ShellData> {
  const { language, theme, timeZone, digits, viewer, nonce, requestId, isLost, deps } = context;
  const { settings } = deps;
  const page = findPage(pathname);
  const frame = viewer ? await frameOf(context, viewer.id) : null;
  const [credits, tools, notice] = await Promise.all([
    viewer ? creditsToShow(context, viewer, page, frame) : UNKNOWN_CREDITS,
    listTools(context, frame),
    noticeToShow(context, frame),
  ]);
  const here = tools.find(({ slug, path }) => slug === page?.tool || path === page?.path);
  return {
    language,
    theme,
    timeZone,
    digits,
    nonce,
    requestId,
    isLost,
    publicUrl: settings.PUBLIC_URL,
    isPublicPage: page?.access === "open" && !isStep(page),
    titleNamespace: page?.messages.at(-1) ?? "shell",
    viewer: viewer
      ? {
          email: viewer.email,
          isAdministrator: viewer.role === "administrator",
          hasProfile: viewer.preferences?.hasProfile ?? false,
          ...credits,
        }
      : null,
    tools,
    toolSlug: page?.tool ?? null,
    isAwaited: await isToolAwaited(context, here, frame),
    existingPaths: LINKED_PATHS.filter((path) => findPage(path)),
    notice,
    supportEmail: settings.SUPPORT_EMAIL,
    socialLinks: settings.SOCIAL_LINKS,
    year: formatNumber(language, deps.now().getUTCFullYear(), { useGrouping: false }),
    googleSignIn: settings.GOOGLE_CLIENT_ID !== undefined || !settings.isProduction,
    localOutbox: !settings.isProduction && !deps.mail.enabled,
    messages: readNamedMessages(context, page, here),
  };
}

/** All that one question answers; null where it cannot be asked, so that each part is asked for by itself. */
async function frameOf({ deps }: PageContext, userId: string): Promise<Frame | null> {
  return readFrame(deps.db, userId, deps.now()).catch((error: unknown) => {
    deps.log.warn({ error }, "the frame of a page was not read in one");
    return null;
  });
}

async function noticeToShow({ deps, language }: PageContext, frame: Frame | null): Promise<ShellData["notice"]> {
  if (frame) return shownNoticeOf(frame.common.notices, language, deps.now());
  return findShownNotice(deps.db, language, deps.now()).catch((error: unknown) => {
    deps.log.warn({ error }, "notice not read");
    return null;
  });
}

/** The page's words; a tool's page is headed and titled as the administrator calls the tool. */
function readNamedMessages({ language }: PageContext, page: PageEntry | null, here: MenuTool | undefined): string {
  const words = readMessages(language, ["shell", "ui", ...(page?.messages ?? [])]);
  if (!here || here.title === wordsOf(here.slug as ToolSlug, language).title) return words;
  return retitle(words, namespaceOf(here.slug as ToolSlug), here.title);
}

/** Said only where the page's tool cannot be used. */
async function isToolAwaited(
  { deps, viewer, language }: PageContext,
  here: MenuTool | undefined,
  frame: Frame | null,
): Promise<boolean> {
  if (!viewer || !here || here.state === "ready") return false;
  if (frame) return frame.awaited.some((tool) => tool.slug === here.slug && tool.language === language);
  return isAwaited(deps.db, viewer.id, { slug: here.slug, language }).catch(() => false);
}

/**
 * The tools as the administrator names them: those that work first, each in its place of the one order that menus, tiles, footer and
 * prices share. Without a database they are shown as
 * declared, so that a page still has its frame.
 */
async function listTools({ deps, language }: PageContext, frame: Frame | null): Promise<MenuTool[]> {
  const states = await (frame ? toolStatesOf(deps, frame.common.features) : listToolStates(deps)).catch(
    (error: unknown) => {
      deps.log.warn({ error }, "tool states not read");
      return [];
    },
  );
  return TOOL_SLUGS.map((slug): MenuTool => {
    const stored = states.find((each) => each.slug === slug);
    const { group, point, glyph } = TOOLS[slug];
    const { title, short } = wordsOf(slug, language);
    const state = !isBuilt(slug) ? "coming" : stored && stored.engine[language] === null ? "off" : "ready";
    return {
      slug,
      path: `/${slug}`,
      title: stored?.displayName[language] ?? title,
      short,
      group,
      point,
      glyph,
      cost: costOf(slug, stored?.engine[language] ?? null),
      state,
      engine: stored?.engine[language] ?? null,
    };
  }).toSorted((one, other) => Number(other.state === "ready") - Number(one.state === "ready"));
}
