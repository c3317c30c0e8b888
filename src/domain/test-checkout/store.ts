import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { testStripeObjects } from "./tables.ts";
import type { StripeObject } from "./objects.ts";

/** An id in the provider's manner: "sub_test_4f0c…". */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString("hex")}`;
}

export async function findObject(db: Database, id: string, type?: string): Promise<StripeObject | null> {
  const [row] = await db.select().from(testStripeObjects).where(eq(testStripeObjects.id, id));
  return row && (type === undefined || row.type === type) ? (row.body as StripeObject) : null;
}

/** Stores an object whole, new or changed. */
export async function putObject(db: Database, object: StripeObject): Promise<void> {
  await db
    .insert(testStripeObjects)
    .values({ id: object.id, type: object.object, body: object, createdAt: new Date(object.created * 1000) })
    .onConflictDoUpdate({ target: testStripeObjects.id, set: { body: object } });
}

/** All objects of a type, newest first. */
export async function listObjects(db: Database, type: string): Promise<StripeObject[]> {
  const rows = await db.select().from(testStripeObjects).where(eq(testStripeObjects.type, type));
  return rows.map((row) => row.body as StripeObject).sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
}

/** Amounts end at 99,999,999 and counts far below: a larger number in an object is a time. */
const EARLIEST_TIME = 1_000_000_000;

/** Moves every time in a customer's subscriptions and invoices back. */
export async function moveBack(db: Database, customer: string, seconds: number): Promise<void> {
  for (const type of ["subscription", "invoice"]) {
    for (const object of await listObjects(db, type)) {
      if (object["customer"] === customer) await putObject(db, earlier(object, seconds) as StripeObject);
    }
  }
}

function earlier(value: unknown, seconds: number): unknown {
  if (typeof value === "number") return value > EARLIEST_TIME ? value - seconds : value;
  if (Array.isArray(value)) return value.map((inner) => earlier(inner, seconds));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, earlier(inner, seconds)]));
}
