import { z } from "@hono/zod-openapi";

export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { "application/json": { schema } } };
}

export function answer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { "application/json": { schema } } };
}

export const gone = { description: "Done; nothing is left of it" };
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
/** A moment between 1970 and the year 9999. */
export const moment = z.coerce.date().min(new Date(0)).max(new Date("9999-12-31T23:59:59Z"));
export const language = z.enum(["ar", "en"]);
