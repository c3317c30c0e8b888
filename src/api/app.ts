import { OpenAPIHono } from "@hono/zod-openapi";
import { RefusalError } from "../i18n/refusals.ts";
import type { Deps } from "../platform/deps.ts";
import type { AppEnv } from "./app-env.ts";
import { answerError } from "./refusal-answer.ts";

/** HTTP for programs, and every write of the pages: order of middleware and the mount list. */
export function createApi(_deps: Deps): OpenAPIHono<AppEnv> {
  const api = new OpenAPIHono<AppEnv>();
  api.onError((error, c) => answerError(error, c));
  api.all("*", () => {
    throw new RefusalError("not_found");
  });
  return api;
}
