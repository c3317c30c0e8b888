import { RouterContextProvider } from "react-router";
import { requireSignedIn, type Viewer } from "#domain/accounts/access.ts";
import { pathIn } from "#i18n/path.ts";
import { type PageContext, pageContext } from "#pages/page-context.ts";
import { findPage } from "#pages/page-table.ts";
import { readShell } from "#pages/shell/read-shell.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";
import { type Marks, marksFor, type Personal, personalOf, pluralOf, withPersonal } from "./personal.ts";
import { cutAtMarks, fill, isSameCut, type Template, templateOf } from "./template.ts";

type Render = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Each takes about 100 KB. */
const MOST_KEPT = 100;
/** After which a page that could not be kept is tried again. */
const AGAIN_MS = 60_000;

interface Entry {
  template: Promise<Template | null>;
  /** `performance.now()` */
  madeAt: number;
}

/**
 * Answers a tool's own page for somebody signed in from a page that was made once for all who see the same, with the person's values put
 * in. Null where the router must make the page: for other pages, an address with a query, and whom the gate turns away.
 *
 * No value of one person can reach another: what is kept was made for nobody, from a request without cookies and a person who does
 * not exist, and everything in the frame's data that is not a mark is part of what a kept page is found by.
 */
export function keepToolPages(render: Render) {
  const kept = new Map<string, Entry>();
  return async (request: Request, context: PageContext): Promise<Response | null> => {
    if (!isKeepable(request, context)) return null;
    const { pathname } = new URL(request.url);
    const shell = await readShell(context, pathname);
    if (!shell.viewer) return null;
    const personal = personalOf(shell, shell.viewer);
    const key = keyOf(pathname, shell, personal);
    const entry = kept.get(key) ?? {
      template: makeTemplate(render, context, pathname, shell, personal),
      madeAt: performance.now(),
    };
    // The last asked for is the last to go.
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
    const template = await entry.template;
    if (!template) {
      if (performance.now() - entry.madeAt > AGAIN_MS) kept.delete(key);
      // What has been read for it is not asked for again.
      context.shell = shell;
      return null;
    }
    return answer(template, personal, request.headers.get("accept-encoding")?.includes("gzip") ? "gzip" : "plain");
  };
}

function isKeepable({ method, url }: Request, { viewer, language, isLost }: PageContext): boolean {
  if (method !== "GET" || isLost || url.includes("?")) return false;
  const { pathname } = new URL(url);
  const page = findPage(pathname);
  // Home runs a tool too, among what is the person's own.
  if (!page?.tool || page.path !== `/${page.tool}` || pathname !== pathIn(language, page.path)) return false;
  try {
    return requireSignedIn(viewer) !== null;
  } catch {
    return false;
  }
}

/** All that a page is made of, without the person's values. Its words follow from path, language and the tools' names. */
function keyOf(pathname: string, shell: ShellData, { credits }: Personal): string {
  const plural = credits === null ? "" : pluralOf(credits, shell.language);
  const personal = { nonce: "", requestId: "", timeZone: "", email: "", credits: credits === null ? null : -1 };
  return JSON.stringify([pathname, plural, { ...withPersonal(shell, personal), messages: "" }]);
}

/** Made twice with other marks; null where both differ by more, or the page failed, so that the router goes on making it. */
async function makeTemplate(
  render: Render,
  context: PageContext,
  pathname: string,
  shell: ShellData,
  personal: Personal,
): Promise<Template | null> {
  const cutOf = async (set: 0 | 1) => {
    const marks = marksFor(personal, shell.language, set);
    const html = await renderFor(marks);
    return html === null ? null : cutAtMarks(html, marks, shell.language);
  };
  const renderFor = async (marks: Marks): Promise<string | null> => {
    const marked = withPersonal(shell, marks);
    const made = new RouterContextProvider();
    const { nonce, requestId, timeZone } = marks;
    const viewer = strangerLike(context.viewer as Viewer, marks);
    made.set(pageContext, { ...context, nonce, requestId, timeZone, viewer, clientAddress: "", shell: marked });
    const response = await render(new Request(new URL(pathname, context.deps.settings.PUBLIC_URL)), made);
    return response.status === 200 && !response.headers.has("set-cookie") ? response.text() : null;
  };
  try {
    const [one, other] = [await cutOf(0), await cutOf(1)];
    if (one && other && isSameCut(one, other)) return await templateOf(one, shell.language);
    context.deps.log.warn({ pathname }, "a tool's page cannot be kept");
  } catch (error) {
    context.deps.log.warn({ pathname, error }, "a tool's page cannot be kept");
  }
  return null;
}

/** Somebody whom the gate lets in and the database does not know. */
function strangerLike({ role, preferences }: Viewer, { email, timeZone }: Marks): Viewer {
  return {
    id: "",
    sessionId: "",
    email,
    role,
    emailVerified: true,
    mustChangePassword: false,
    isSuspended: false,
    createdAt: new Date(0),
    preferences: { theme: "", timeZone, digits: null, hasProfile: preferences?.hasProfile ?? false },
  };
}

function answer(template: Template, personal: Personal, encoding: "gzip" | "plain"): Response {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  if (encoding === "gzip") {
    headers.set("content-encoding", "gzip");
    headers.set("vary", "Accept-Encoding");
  }
  return new Response(fill(template, personal, encoding), { headers });
}
