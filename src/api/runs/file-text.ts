import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { documentNote } from "#i18n/document-notes.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { readFileText, TEXT_FILE } from "#tools/file-text.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { AppEnv } from "#api/app-env.ts";
import { limitBody } from "#api/refusal-answer.ts";

/** Longer than any tool's field, so that nothing is lost before the reader shortens it. */
const MOST_CHARACTERS = 100_000;
const FORM_BYTES = 16 * 1024;

const answer = z.object({
  text: z.string(),
  notes: z.array(z.string()).describe("What was left out, and an encoding other than UTF-8, in words"),
});

const route = createRoute({
  method: "post",
  path: "/files/text",
  summary: "The text of a document",
  description: "Reads the text of a file for a tool's field. It costs nothing, and nothing of the file is kept.",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file"],
            properties: {
              file: {
                type: "string",
                format: "binary",
                description: `${TEXT_FILE.types.join(", ")}; at most ${TEXT_FILE.maxBytes} bytes.`,
              },
            },
          } as object,
        },
      },
    },
  },
  responses: {
    200: { description: "Its text", content: { "application/json": { schema: answer } } },
  },
});

/** Documents as text for the fields of the text tools. */
export function mountFileText(api: OpenAPIHono<AppEnv>, { ports }: Deps): void {
  api.openAPIRegistry.registerPath(route);
  api.post("/files/text", limitBody(TEXT_FILE.maxBytes + FORM_BYTES), async (c) => {
    const form = await c.req.raw.formData().catch((error: unknown) => {
      throw error instanceof RefusalError ? error : new RefusalError("invalid_input", { cause: error });
    });
    const given = form.get("file");
    if (given === null || typeof given === "string")
      throw new RefusalError("invalid_input", { fields: { file: "required" } });
    const file = await readInputFile(given.name, new Uint8Array(await given.arrayBuffer()), TEXT_FILE);
    const { text, notes } = await readFileText(file, ports.documents, { signal: c.req.raw.signal });
    if (text.length > MOST_CHARACTERS) throw new RefusalError("too_large");
    const words = notes.map((note) => documentNote(note, c.get("language")).message);
    return c.json({ text, notes: words }, 200);
  });
}
