import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { TYPED_ADDRESS } from "#domain/accounts/rules.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import { HashingBusyError } from "#platform/auth/hashing.server.ts";
import { SUSPENDED } from "#platform/auth/session.server.ts";
import type { AppEnv } from "#api/app-env.ts";
import { invalidInput } from "#api/invalid-input.ts";

/** The library's error codes in our words; a code that is missing here falls back on its status. */
const CODES: Record<string, RefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_credentials",
  INVALID_EMAIL: "invalid_credentials",
  [SUSPENDED]: "account_suspended",
  EMAIL_NOT_VERIFIED: "email_unconfirmed",
  INVALID_TOKEN: "invalid_token",
  TOKEN_EXPIRED: "invalid_token",
  USER_NOT_FOUND: "invalid_token",
  INVALID_CODE: "invalid_code",
  INVALID_BACKUP_CODE: "invalid_code",
  INVALID_TWO_FACTOR_COOKIE: "second_step_over",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "second_step_over",
  ACCOUNT_TEMPORARILY_LOCKED: "rate_limited",
  PROVIDER_NOT_FOUND: "not_found",
};

const BY_STATUS: Record<number, RefusalCode> = {
  400: "invalid_input",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  429: "rate_limited",
};

/** Reads the library's answer: its body when it agreed, else the refusal in our shape. */
export async function readAuthAnswer<T>(answer: Response): Promise<T> {
  const body = (await answer.json().catch(() => null)) as (T & { code?: string }) | null;
  if (answer.ok) return body as T;
  const code = CODES[body?.code ?? ""] ?? BY_STATUS[answer.status] ?? "internal";
  throw new RefusalError(code, code === "rate_limited" ? { retryAfterSeconds: 900 } : {});
}

/** Hands the cookies of the library's answer on. */
export function passCookies(c: Context<AppEnv>, lines: readonly string[]): void {
  for (const line of lines) c.header("set-cookie", line, { append: true });
}

function isForm(c: Context<AppEnv>): boolean {
  return (c.req.header("content-type") ?? "").toLowerCase().startsWith("application/x-www-form-urlencoded");
}

/** The body of a JSON or form request, checked. Throws `invalid_input` with the fields at fault. */
export async function readInput<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const body: unknown = isForm(c) ? await c.req.parseBody() : await c.req.json().catch(() => null);
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

/** What a write of the account answers: JSON for scripts, and where a form leads. */
export interface AuthOutcome {
  json: Record<string, unknown>;
  redirectTo: string;
}

interface AuthWrite<S extends z.ZodType> {
  path: string;
  summary: string;
  input: S;
  output: z.ZodType;
  /** The page a refused form goes back to; without it the route takes JSON alone. */
  formPage?: string;
}

/** Describes and mounts one write under /auth. A form is answered by 303: where it leads, or back to its page with `?error=code`. */
export function mountAuthWrite<S extends z.ZodType>(
  api: OpenAPIHono<AppEnv>,
  write: AuthWrite<S>,
  handle: (c: Context<AppEnv>, input: z.output<S>) => Promise<AuthOutcome>,
): void {
  const content = { schema: write.input };
  api.openAPIRegistry.registerPath({
    method: "post",
    path: write.path,
    tags: ["account"],
    summary: write.summary,
    request: {
      body: {
        required: true,
        content: {
          "application/json": content,
          ...(write.formPage ? { "application/x-www-form-urlencoded": content } : {}),
        },
      },
    },
    responses: { 200: { description: "Done", content: { "application/json": { schema: write.output } } } },
  });
  api.post(write.path, async (c) => {
    try {
      const outcome = await handle(c, await readInput(c, write.input));
      return isForm(c) ? c.redirect(outcome.redirectTo, 303) : c.json(outcome.json);
    } catch (error) {
      const refusal =
        error instanceof HashingBusyError ? new RefusalError("queue_full", { retryAfterSeconds: 5 }) : error;
      if (!isForm(c) || !(refusal instanceof RefusalError)) throw refusal;
      return c.redirect(await formPageWith(c, write.formPage ?? "/", refusal), 303);
    }
  });
}

/** Back to the form's page (its own `page` field when it has one), saying what was wrong and where it wanted to return. */
async function formPageWith(c: Context<AppEnv>, page: string, refusal: RefusalError): Promise<string> {
  const form = await c.req.parseBody();
  // Beside the address of the page, where it would stay in histories and logs.
  if (typeof form["email"] === "string")
    setCookie(c, TYPED_ADDRESS, form["email"].slice(0, 254), {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      maxAge: 60,
    });
  const step = Object.fromEntries(new URLSearchParams(page.split("?")[1]));
  return withQuery(safeReturnPath(form["page"]) ?? pathIn(c.get("language"), page), {
    ...step,
    error: refusal.code,
    field: Object.keys(refusal.fields ?? {})[0] ?? "",
    returnTo: safeReturnPath(form["returnTo"]) ?? "",
    token: typeof form["token"] === "string" ? form["token"] : "",
  });
}

/** One of the product's paths with query parameters; empty ones are left out. */
export function withQuery(path: string, parameters: Record<string, string>): string {
  const url = new URL(path, "http://own.invalid");
  for (const [name, value] of Object.entries(parameters)) if (value !== "") url.searchParams.set(name, value);
  return url.pathname + url.search;
}
