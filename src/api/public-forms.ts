import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { AD_PLACES } from "#domain/contact/rules.ts";
import { sendAdRequest, sendContactMessage } from "#domain/contact/write.ts";
import { isLowCreditsToken, leaveLowCreditMails } from "#domain/credits/write-low-notices.ts";
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from "#domain/newsletter/write.ts";
import { pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { countAttempt, peerNetwork } from "#platform/database/rate-limit.server.ts";
import type { AppEnv } from "./app-env.ts";
import { mountAuthWrite } from "./auth/auth-answer.ts";
import { emailField } from "./auth/auth-sign-up.ts";

const FORMS_A_MINUTE = { name: "public-forms", limit: 30, windowSeconds: 60 };
/** Messages to support that one network may leave in an hour. */
const MESSAGES_AN_HOUR = { name: "support-messages", limit: 10, windowSeconds: 3600 };

const line = (most: number) =>
  z
    .string()
    .max(most, { error: `too_long ${most}` })
    .transform((value) => value.replace(/[\u0000-\u001F]/g, " ").trim())
    .refine((value) => value !== "", { error: "required" });
const message = z
  .string()
  .max(4000, { error: "too_long 4000" })
  .transform((value) => value.replaceAll("\0", "").trim())
  .refine((value) => value !== "", { error: "required" });
const token = z.object({ token: z.string().min(1).max(200) });
const DONE = z.object({ status: z.string() });

const unsubscribePageRoute = createRoute({
  method: "get",
  path: "/newsletter/unsubscribe",
  responses: { 303: { description: "To the page that ends the newsletter" } },
});

/** The public forms: newsletter, contact, advertise. Each works as a plain form too, which is answered by 303. */
export function mountPublicForms(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountNewsletter(api, deps);
  mountUnsubscribe(api, deps);
  const contact = z.object({ name: line(120), email: emailField(), message });
  mountAuthWrite(
    api,
    { path: "/contact", summary: "Write to support", input: contact, output: DONE, formPage: "/contact" },
    async (c, given) => {
      await countForm(deps, c, MESSAGES_AN_HOUR);
      await sendContactMessage(deps, given, c.get("language"));
      return { json: { status: "sent" }, redirectTo: "/contact?sent=1" };
    },
  );
  const advertise = contact.extend({ company: line(120), place: z.enum(AD_PLACES) });
  mountAuthWrite(
    api,
    { path: "/advertise", summary: "Ask for an ad", input: advertise, output: DONE, formPage: "/advertise" },
    async (c, given) => {
      await countForm(deps, c, MESSAGES_AN_HOUR);
      await sendAdRequest(deps, given, c.get("language"));
      return { json: { status: "sent" }, redirectTo: `${pathIn(c.get("language"), "/advertise")}?sent=1` };
    },
  );
}

function mountNewsletter(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({ email: emailField() });
  const subscribe = { path: "/newsletter", summary: "Ask for the newsletter", input, output: DONE };
  mountAuthWrite(api, { ...subscribe, formPage: "/newsletter/confirm" }, async (c, { email }) => {
    await countForm(deps, c);
    await askForNewsletter(deps, email, c.get("language"));
    return {
      json: { status: "check_email" },
      redirectTo: `${pathIn(c.get("language"), "/newsletter/confirm")}?sent=1`,
    };
  });
  const confirm = { path: "/newsletter/confirm", summary: "Confirm the newsletter", input: token, output: DONE };
  mountAuthWrite(api, { ...confirm, formPage: "/newsletter/confirm" }, async (c, given) => {
    await countForm(deps, c);
    await confirmNewsletter(deps, given.token);
    return { json: { status: "confirmed" }, redirectTo: `${pathIn(c.get("language"), "/newsletter/confirm")}?done=1` };
  });
}

/**
 * The page sends the token as a field. A mail program posts to the address it was given, which carries the token, and must
 * not be redirected (RFC 8058); a person who opens that address is led to the page.
 */
function mountUnsubscribe(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const path = "/newsletter/unsubscribe";
  api.openapi(unsubscribePageRoute, (c) =>
    c.redirect(`${pathIn(c.get("language"), path)}?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303),
  );
  api.post(path, async (c, next) => {
    const given = c.req.query("token");
    if (given === undefined) return next();
    await countForm(deps, c);
    await leaveMails(deps, given);
    return c.json({ status: "unsubscribed" });
  });
  const route = { path, summary: "End the newsletter", input: token, output: DONE, formPage: path };
  mountAuthWrite(api, route, async (c, given) => {
    await countForm(deps, c);
    await leaveMails(deps, given.token);
    const done = isLowCreditsToken(given.token) ? "credits" : "1";
    return { json: { status: "unsubscribed" }, redirectTo: `${pathIn(c.get("language"), path)}?done=${done}` };
  });
}

/** A token says which mails it ends: the newsletter, or those about few credits. */
async function leaveMails(deps: Deps, token: string): Promise<void> {
  await (isLowCreditsToken(token) ? leaveLowCreditMails(deps, token) : leaveNewsletter(deps, token));
}

async function countForm(deps: Deps, c: Context<AppEnv>, rule = FORMS_A_MINUTE): Promise<void> {
  const peer = keyedHash(deps.secret, "rate", peerNetwork(c.get("clientAddress"))).slice(0, 32);
  const wait = await countAttempt(deps.db, rule, peer, deps.now());
  if (wait !== null) throw new RefusalError("rate_limited", { retryAfterSeconds: wait });
}
