import type { Hono } from "hono";
import { findPicture, findPictureDigest } from "#domain/pictures/read.ts";
import { pictureIdOf } from "#domain/pictures/rules.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "./app-env.ts";

/** A path names the same bytes for as long as it names any. */
const CACHING = "public, max-age=31536000, immutable";

/** Pictures that were uploaded in the back office, for everybody. */
export function mountMedia(app: Hono<AppEnv>, { db }: Deps): void {
  app.get("/media/:file", async (c) => {
    const id = pictureIdOf(c.req.path);
    if (id === null) return c.notFound();
    const known = c.req.header("if-none-match");
    if (known !== undefined) {
      const digest = await findPictureDigest(db, id);
      if (digest !== null && known.includes(`"${digest}"`))
        return c.body(null, 304, { etag: `"${digest}"`, "cache-control": CACHING });
    }
    const picture = await findPicture(db, id);
    if (picture === null) return c.notFound();
    return c.body(picture.bytes, 200, {
      "content-type": picture.type,
      etag: `"${picture.sha256}"`,
      "cache-control": CACHING,
    });
  });
}
