import type { z } from "@hono/zod-openapi";
import { fieldFaultsOf } from "#i18n/field-messages.ts";
import { RefusalError } from "#i18n/refusals.ts";

/** The `invalid_input` refusal of a failed validation: one fault a field. */
export function invalidInput(error: z.ZodError): RefusalError {
  return new RefusalError("invalid_input", {
    fields: fieldFaultsOf(error.issues as Parameters<typeof fieldFaultsOf>[0]),
  });
}
