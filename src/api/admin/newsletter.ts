import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { sendIssue, tryIssue } from "#domain/newsletter/write-issue.ts";
import { safeReturnPath } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, jsonBody, language } from "./route-parts.ts";

const line = (most: number) => z.string().trim().max(most);
const issue = z
  .object({
    id: z.uuid(),
    language,
    subject: line(200).min(1, { error: "required" }),
    text: line(20_000).min(1, { error: "required" }),
    action: line(60).default(""),
    path: line(500).default(""),
    isTrial: z.boolean().default(false),
  })
  .refine(({ path }) => path === "" || safeReturnPath(path) !== null, { path: ["path"], error: "invalid" })
  .refine(({ action, path }) => (action === "") === (path === ""), { path: ["action"], error: "required" });

const sendRoute = createRoute({
  method: "post",
  path: "/admin/newsletter/issues",
  request: { body: jsonBody(issue) },
  responses: {
    200: answer(
      "To how many the issue goes; a trial goes to the administrator alone",
      z.object({ recipients: z.number() }),
    ),
  },
});

/** The newsletter's issues. */
export function mountAdminNewsletter(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(sendRoute, async (c) => {
    const administrator = administratorOf(c);
    const { isTrial, ...given } = c.req.valid("json");
    if (isTrial) {
      await tryIssue(administrator, deps, given);
      return c.json({ recipients: 1 }, 200);
    }
    return c.json({ recipients: await sendIssue(administrator, deps, given) }, 200);
  });
}
