import { writeFileSync } from "node:fs";
import pg from "pg";

/** Loaded before the product (`node --import`): counts its statements, and writes the count when SIGUSR2 asks for it. */
const path = process.env["QUERY_COUNT_FILE"];
if (path !== undefined) {
  let count = 0;
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    count += 1;
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  process.on("SIGUSR2", () => writeFileSync(`${path}.${process.pid}`, String(count)));
}
