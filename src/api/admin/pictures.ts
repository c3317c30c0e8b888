import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { PICTURE_MOST_BYTES, PICTURE_TYPES, PICTURE_USES, type PictureUse } from "#domain/pictures/rules.ts";
import { uploadPicture } from "#domain/pictures/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { RateRule } from "#platform/database/rate-limit.server.ts";
import type { Deps } from "#platform/deps.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { refuseWhenSpent } from "#api/middleware/write-limit.ts";
import { limitBody } from "#api/refusal-answer.ts";
import { answer } from "./route-parts.ts";

const FORM_BYTES = 16 * 1024;
const UPLOADS_AN_HOUR: RateRule = { name: "picture-uploads", limit: 60, windowSeconds: 3600 };

const uploaded = z.object({
  address: z.string().describe("For an `imageUrl`, and where it is served: `/media/ID.webp`"),
  width: z.number(),
  height: z.number(),
  size: z.number().describe("Bytes as stored"),
  frames: z.number().describe("Frames of the file; the first one was kept"),
});

const route = createRoute({
  method: "post",
  path: "/admin/pictures",
  summary: "Upload a picture",
  description:
    "For a banner or a library prompt. It is stored as WebP, without the file's metadata, and shrunk to what its " +
    "use needs. One that nothing names is deleted after a day.",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file", "use"],
            properties: {
              file: {
                type: "string",
                format: "binary",
                description: `${PICTURE_TYPES.join(", ")}; at most ${PICTURE_MOST_BYTES} bytes.`,
              },
              use: { type: "string", enum: Object.keys(PICTURE_USES) },
            },
          } as object,
        },
      },
    },
  },
  responses: { 201: answer("The stored picture", uploaded) },
});

/** Pictures of the back office, counted before a body is read. */
export function mountAdminPictures(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openAPIRegistry.registerPath(route);
  const count = createMiddleware<AppEnv>(async (c, next) => {
    await refuseWhenSpent(deps, UPLOADS_AN_HOUR, administratorOf(c).id);
    return next();
  });
  api.post("/admin/pictures", count, limitBody(PICTURE_MOST_BYTES + FORM_BYTES), async (c) => {
    const admin = administratorOf(c);
    const form = await c.req.raw.formData().catch((error: unknown) => {
      throw error instanceof RefusalError ? error : new RefusalError("invalid_input", { cause: error });
    });
    const given = form.get("file");
    if (given === null || typeof given === "string")
      throw new RefusalError("invalid_input", { fields: { file: "required" } });
    const use = form.get("use");
    if (!isUse(use)) throw new RefusalError("invalid_input", { fields: { use: "not_an_option" } });
    const file = await readInputFile(given.name, new Uint8Array(await given.arrayBuffer()), {
      types: PICTURE_TYPES,
      maxBytes: PICTURE_MOST_BYTES,
      required: true,
    });
    return c.json(await uploadPicture(admin, deps, { bytes: file.bytes, use }, c.req.raw.signal), 201);
  });
}

function isUse(value: unknown): value is PictureUse {
  return typeof value === "string" && Object.hasOwn(PICTURE_USES, value);
}
