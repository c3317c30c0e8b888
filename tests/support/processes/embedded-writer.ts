import { grantCredits } from "#domain/credits/write.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/process/log.ts";

/** Grants one credit after the other in the embedded database of a folder, and prints how many are committed. */
const { db } = await openDatabase({
  dataDir: process.argv[2] as string,
  template: process.argv[3],
  migrations: "migrations",
  log: createLog("silent"),
});
for (let count = 1; ; count += 1) {
  const now = new Date();
  await db.transaction((tx) =>
    grantCredits(tx, {
      userId: "writer",
      amount: 1,
      mode: "add",
      packageType: "free",
      packageVersionId: null,
      expiresAt: new Date(now.getTime() + 86_400_000),
      cause: { type: "adjustment", id: `${process.pid}-${count}` },
      now,
    }),
  );
  process.stdout.write(`${count}\n`);
}
