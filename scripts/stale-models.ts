// Lists rows of the tables of models that nobody has looked up for 60 days: npm run models:stale. Exit 1 where there are any.
import { FRESH_DAYS, staleRows } from "#tools/model-call/stale-rows.ts";

const rows = staleRows(new Date().toISOString().slice(0, 10));
for (const { id, checkedOn, days, source } of rows)
  process.stdout.write(`${id}  ${checkedOn}  ${days} days  ${source}\n`);
process.stdout.write(`${rows.length} older than ${FRESH_DAYS} days\n`);
if (rows.length > 0) process.exitCode = 1;
