import { matchPath } from "react-router";
import { barePath } from "#i18n/path.ts";
import type { MessageNamespace } from "#messages.ts";
import { isBuilt, namespaceOf, TOOL_SLUGS, type ToolSlug } from "#tools/index.ts";

/** Who may open a page. "local" pages exist only outside production. */
export type PageAccess = "open" | "signed-in" | "administrator" | "local";

export interface PageEntry {
  /** Path without language, as in the spec's route table. */
  path: string;
  /** Route file under src/. */
  file: string;
  access: PageAccess;
  /** Message blocks besides the shell's. */
  messages: readonly MessageNamespace[];
  /** The tool that the page runs, where it has a run button. */
  tool?: ToolSlug;
}

/** Every page, once. Routes, the gate, loaded messages and the access test are made from this. */
export const PAGES: readonly PageEntry[] = [
  {
    path: "/",
    file: "pages/home/page.tsx",
    access: "signed-in",
    messages: ["newsletter", "promptGenerate", "periods", "workspace", "profileHere", "dictation", "share", "home"],
    tool: "prompt-generate",
  },
  { path: "/login", file: "pages/login/page.tsx", access: "open", messages: ["auth", "login"] },
  { path: "/signup", file: "pages/signup/page.tsx", access: "open", messages: ["auth", "signup"] },
  {
    path: "/forgot-password",
    file: "pages/forgot-password/page.tsx",
    access: "open",
    messages: ["auth", "forgotPassword"],
  },
  {
    path: "/reset-password",
    file: "pages/reset-password/page.tsx",
    access: "open",
    messages: ["auth", "resetPassword"],
  },
  { path: "/confirm", file: "pages/confirm/page.tsx", access: "open", messages: ["auth", "confirm"] },
  { path: "/rai/login", file: "pages/rai-login/page.tsx", access: "open", messages: ["auth", "login", "raiLogin"] },
  { path: "/dev/google", file: "pages/google-setup/page.tsx", access: "local", messages: ["googleSetup"] },
  { path: "/dev/outbox", file: "pages/outbox/page.tsx", access: "local", messages: ["outbox"] },
  ...TOOL_SLUGS.map(toolPage),
  {
    path: "/guide/ai-detector",
    file: "tools/ai-detector/guide.tsx",
    access: "open",
    messages: ["detectorGuide", "aiDetector"],
  },
  { path: "/guide/prompt-checker", file: "tools/prompt-checker/guide.tsx", access: "open", messages: ["checkerGuide"] },
  ...["/privacy", "/terms", "/about"].map(contentPage),
  { path: "/models", file: "pages/models/page.tsx", access: "open", messages: ["models"] },
  { path: "/blog", file: "pages/blog/page.tsx", access: "open", messages: ["blog"] },
  { path: "/blog/:slug", file: "pages/blog/article.tsx", access: "open", messages: ["newsletter", "blog"] },
  { path: "/prompts", file: "pages/library/page.tsx", access: "open", messages: ["newsletter", "library"] },
  { path: "/prompts/:id", file: "pages/library/prompt.tsx", access: "open", messages: ["library"] },
  { path: "/tasks", file: "pages/tasks/page.tsx", access: "open", messages: ["tasks"] },
  { path: "/tasks/:id", file: "pages/tasks/task.tsx", access: "open", messages: ["library", "tasks"] },
  {
    path: "/shared/:id",
    file: "pages/shared/page.tsx",
    access: "open",
    messages: ["library", "shared"],
  },
  { path: "/contact", file: "pages/contact/page.tsx", access: "open", messages: ["auth", "contact"] },
  { path: "/advertise", file: "pages/contact/advertise.tsx", access: "open", messages: ["auth", "contact"] },
  {
    path: "/newsletter/confirm",
    file: "pages/newsletter/confirm.tsx",
    access: "open",
    messages: ["auth", "newsletter"],
  },
  {
    path: "/newsletter/unsubscribe",
    file: "pages/newsletter/unsubscribe.tsx",
    access: "open",
    messages: ["auth", "newsletter"],
  },
  { path: "/lettering", file: "pages/lettering/page.tsx", access: "open", messages: ["lettering"] },
  { path: "/offline", file: "pages/offline/page.tsx", access: "open", messages: ["offline"] },
  { path: "/history", file: "pages/history/page.tsx", access: "signed-in", messages: ["share", "history"] },
  { path: "/saved", file: "pages/saved/page.tsx", access: "signed-in", messages: ["saved"] },
  { path: "/profile", file: "pages/profile/page.tsx", access: "signed-in", messages: ["profile"] },
  { path: "/dashboard", file: "pages/dashboard/page.tsx", access: "signed-in", messages: ["dashboard"] },
  { path: "/account", file: "pages/account/page.tsx", access: "open", messages: ["periods", "account", "twoFactor"] },
  { path: "/account/keys", file: "pages/api-keys/page.tsx", access: "signed-in", messages: ["apiKeys", "webhooks"] },
  { path: "/pricing", file: "pages/pricing/page.tsx", access: "open", messages: ["periods", "pricing"] },
  { path: "/success", file: "pages/success/page.tsx", access: "open", messages: ["periods", "success"] },
  {
    path: "/dev/checkout",
    file: "pages/test-checkout/page.tsx",
    access: "local",
    messages: ["periods", "testCheckout"],
  },
  {
    path: "/rai/dashboard",
    file: "pages/admin/dashboard/page.tsx",
    access: "administrator",
    messages: ["admin", "adminDashboard"],
  },
  {
    path: "/rai/packages",
    file: "pages/admin/packages/page.tsx",
    access: "administrator",
    messages: ["admin", "adminPackages"],
  },
  {
    path: "/rai/tool-features",
    file: "pages/admin/tool-features/page.tsx",
    access: "administrator",
    messages: ["admin", "adminFeatures"],
  },
  {
    path: "/rai/models",
    file: "pages/admin/models/page.tsx",
    access: "administrator",
    messages: ["admin", "adminModels"],
  },
  {
    path: "/rai/prompt-library",
    file: "pages/admin/prompt-library/page.tsx",
    access: "administrator",
    messages: ["admin", "adminLibrary"],
  },
  {
    path: "/rai/ad-banners",
    file: "pages/admin/ad-banners/page.tsx",
    access: "administrator",
    messages: ["admin", "adminBanners"],
  },
  {
    path: "/rai/usage",
    file: "pages/admin/usage/page.tsx",
    access: "administrator",
    messages: ["admin", "adminUsage"],
  },
  {
    path: "/rai/users",
    file: "pages/admin/users/page.tsx",
    access: "administrator",
    messages: ["admin", "adminUsers"],
  },
  {
    path: "/rai/newsletter",
    file: "pages/admin/newsletter/page.tsx",
    access: "administrator",
    messages: ["admin", "adminNewsletter"],
  },
  {
    path: "/rai/notices",
    file: "pages/admin/notices/page.tsx",
    access: "administrator",
    messages: ["admin", "adminNotices"],
  },
  {
    path: "/rai/audit",
    file: "pages/admin/audit/page.tsx",
    access: "administrator",
    messages: ["admin", "adminAudit"],
  },
  {
    path: "/rai/account",
    file: "pages/admin/account/page.tsx",
    access: "administrator",
    messages: ["admin", "adminAccount", "twoFactor"],
  },
];

/** Open pages that are steps of something else or for who has their link, not places to find: no search engine lists them. */
export function isStep({ path }: PageEntry): boolean {
  return /^\/(?:rai|success|account|confirm|forgot-password|reset-password|newsletter|offline|shared)(?:\/|$)/.test(
    path,
  );
}

/** A tool's own page once it has an engine; until then the page that says it is coming. */
function toolPage(slug: ToolSlug): PageEntry {
  const page = { path: `/${slug}`, access: "signed-in" } as const;
  return isBuilt(slug)
    ? { ...page, file: `tools/${slug}/page.tsx`, messages: toolMessages(slug), tool: slug }
    : { ...page, file: "pages/tool-not-ready/page.tsx", messages: ["workspace", "toolNotReady", namespaceOf(slug)] };
}

/** Pages that begin with a picture carry the words of what is done with files, the others those of dictation. */
function toolMessages(slug: ToolSlug): MessageNamespace[] {
  const isOfPictures = slug === "image-to-text" || slug === "image-to-prompt";
  // The last one has the page's title.
  return [
    "periods",
    "workspace",
    "profileHere",
    "share",
    isOfPictures ? "pictureFiles" : "dictation",
    namespaceOf(slug),
  ];
}

function contentPage(path: string): PageEntry {
  return { path, file: "pages/content/page.tsx", access: "open", messages: ["content"] };
}

/** The entry a request's path belongs to; null for a path no page has. */
export function findPage(pathname: string): PageEntry | null {
  const bare = barePath(pathname).replace(/(.)\/$/, "$1");
  return PLAIN_PAGES.get(bare.toLowerCase()) ?? PATTERNS.find((page) => matchPath(page.path, bare)) ?? null;
}

/** A page asks for many paths at once, and the router compiles a pattern again each time. */
const PLAIN_PAGES = new Map(PAGES.map((page) => [page.path, page]));
const PATTERNS = PAGES.filter((page) => page.path.includes(":"));
