import { expect, it } from "vitest";
import { createTestDeps } from "#tests/support/scenes/test-deps.ts";
import { queueMail, sweepMail } from "./mail.server.ts";
import { mailQueue } from "#platform/database/tables.ts";

it("a mail goes a day after it was sent, and 30 days after its last try when it never left", async () => {
  const { deps, close } = await createTestDeps();
  const { db } = deps;
  const mail = (to: string) => queueMail(db, null, { to, subject: "s", text: "t", html: "h" });
  const recipients = async () => (await db.select().from(mailQueue)).map(({ recipient }) => recipient).toSorted();
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await mail("sent@example.com");
  await db.update(mailQueue).set({ sentAt: new Date() });
  await mail("never@example.com");

  await sweepMail(db, after(0.9));
  expect(await recipients()).toEqual(["never@example.com", "sent@example.com"]);
  await sweepMail(db, after(1.1));
  expect(await recipients()).toEqual(["never@example.com"]);
  await sweepMail(db, after(29.9));
  expect(await recipients()).toEqual(["never@example.com"]);
  await sweepMail(db, after(30.1));
  expect(await recipients()).toEqual([]);
  await close();
});
