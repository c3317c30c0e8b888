import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { appendAudit } from "#domain/audit/write.ts";
import { askChargedPrice, refuseChargedOtherwise } from "#domain/billing/charged-price.ts";
import { findActivePackage, findPackageVersion, listAllPackages } from "#domain/packages/read.ts";
import {
  CURRENCIES,
  DURATION_UNITS,
  type PackageFields,
  type PackageVersion,
  parsePriceMinor,
  parseWholeNumber,
} from "#domain/packages/rules.ts";
import {
  activateVersion,
  createVersion,
  deactivateVersion,
  deleteVersion,
  updateVersion,
} from "#domain/packages/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, gone, idParams, jsonBody } from "./route-parts.ts";

const typedNumber = z.union([z.string().max(40), z.number()]);
const fields = z.object({
  displayName: z.string().max(200),
  displayNameAr: z.string().max(200),
  description: z.string().max(1000).default(""),
  descriptionAr: z.string().max(1000).default(""),
  price: typedNumber.default(0),
  currency: z.enum(CURRENCIES).default("USD"),
  credits: typedNumber.default(0),
  stripePriceId: z.string().max(200).nullable().default(null),
  durationValue: typedNumber.default(1),
  durationUnit: z.enum(DURATION_UNITS).default("months"),
  isRecurring: z.boolean().default(false),
});
const version = z.object({
  id: z.number(),
  name: z.string(),
  version: z.number(),
  isActive: z.boolean(),
  price: z.string(),
  currency: z.string(),
  credits: z.number(),
  displayName: z.string(),
  displayNameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  stripePriceId: z.string().nullable(),
  durationValue: z.number(),
  durationUnit: z.string(),
  isRecurring: z.boolean(),
  soldAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/packages",
  responses: { 200: answer("Every version, by name, newest version first", z.object({ packages: z.array(version) })) },
});
const createVersionRoute = createRoute({
  method: "post",
  path: "/admin/packages",
  request: { body: jsonBody(fields.extend({ name: z.string().max(100) })) },
  responses: { 201: answer("The new version, inactive", version) },
});
const updateRoute = createRoute({
  method: "put",
  path: "/admin/packages/{id}",
  request: { params: idParams, body: jsonBody(fields) },
  responses: { 200: answer("The changed version", version) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/admin/packages/{id}",
  request: { params: idParams },
  responses: { 204: gone },
});
const activateRoute = createRoute({
  method: "post",
  path: "/admin/packages/{id}/activation",
  request: { params: idParams },
  responses: { 200: answer("The version that is sold now", version) },
});

const deactivateRoute = createRoute({
  method: "delete",
  path: "/admin/packages/{id}/activation",
  request: { params: idParams },
  responses: { 200: answer("The version, off sale", version) },
});

/** Versions of the packages; each change and its audit row are one transaction. */
export function mountAdminPackages(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    return c.json({ packages: await listAllPackages(db) }, 200);
  });
  api.openapi(createVersionRoute, async (c) => {
    const admin = administratorOf(c);
    const { name, ...typed } = c.req.valid("json");
    const made = await db.transaction(async (tx) => {
      const after = await createVersion(admin, tx, { name: name.trim(), ...readFields(typed) });
      await appendAudit(tx, admin, { action: "package.create", subject: titleOf(after), after });
      return after;
    });
    await askChargedPrice(deps, made);
    return c.json(made, 201);
  });
  api.openapi(updateRoute, async (c) => {
    const admin = administratorOf(c);
    const { id } = c.req.valid("param");
    const typed = readFields(c.req.valid("json"));
    const changed = await db.transaction(async (tx) => {
      const before = await findPackageVersion(tx, id);
      const after = await updateVersion(admin, tx, id, typed, deps.now());
      await appendAudit(tx, admin, { action: "package.update", subject: titleOf(after), before, after });
      return after;
    });
    await askChargedPrice(deps, changed);
    return c.json(changed, 200);
  });
  api.openapi(deleteRoute, async (c) => {
    const admin = administratorOf(c);
    await db.transaction(async (tx) => {
      const before = await deleteVersion(admin, tx, c.req.valid("param").id);
      await appendAudit(tx, admin, { action: "package.delete", subject: titleOf(before), before });
    });
    return c.body(null, 204);
  });
  mountActivation(api, deps);
}

/** What is on sale. */
function mountActivation(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(activateRoute, async (c) => {
    const admin = administratorOf(c);
    const { id } = c.req.valid("param");
    const wanted = await findPackageVersion(db, id);
    if (wanted) await refuseChargedOtherwise(deps, wanted);
    const active = await db.transaction(async (tx) => {
      const before = await findActivePackage(tx, (await findPackageVersion(tx, id))?.name ?? "");
      const after = await activateVersion(admin, tx, id, deps.now());
      await appendAudit(tx, admin, {
        action: "package.activate",
        subject: titleOf(after),
        before: { version: before?.version ?? null },
        after: { version: after.version },
      });
      return after;
    });
    return c.json(active, 200);
  });
  api.openapi(deactivateRoute, async (c) => {
    const admin = administratorOf(c);
    const off = await db.transaction(async (tx) => {
      const after = await deactivateVersion(admin, tx, c.req.valid("param").id, deps.now());
      await appendAudit(tx, admin, { action: "package.deactivate", subject: titleOf(after) });
      return after;
    });
    return c.json(off, 200);
  });
}

function titleOf(version: PackageVersion): string {
  return `${version.name} v${version.version}`;
}

/** Numbers may be typed in either kind of digits; one that cannot be read is refused, never taken for 0. */
function readFields(typed: z.output<typeof fields>): Omit<PackageFields, "name"> {
  const priceMinor = parsePriceMinor(typed.price);
  const credits = parseWholeNumber(typed.credits);
  const durationValue = parseWholeNumber(typed.durationValue);
  const faults: Record<string, string> = {};
  if (priceMinor === null) faults["price"] = "price_refused";
  if (credits === null) faults["credits"] = "out_of_range";
  if (durationValue === null) faults["durationValue"] = "out_of_range";
  if (priceMinor === null || credits === null || durationValue === null)
    throw new RefusalError("invalid_input", { fields: faults });
  const { price: _typed, ...rest } = typed;
  return {
    ...rest,
    displayName: typed.displayName.trim(),
    displayNameAr: typed.displayNameAr.trim(),
    stripePriceId: typed.stripePriceId?.trim() || null,
    priceMinor,
    credits,
    durationValue,
  };
}
