import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { ProductProcess } from "#tests/support/processes/product-process.ts";
import type { SignedIn } from "#tests/support/scenes/sign-in.ts";
import { newUpload, sendUpload, type Upload } from "./upload-load.ts";

/** Cut uploads that are sent again in a round. */
const MOST_AGAIN = 4;
/** A connection that a busy process had not taken up before the signal is refused rightly. */
const ON_ITS_WAY_MS = 1000;

/** Everyone's credits against what was given and what was answered, and acknowledged runs that are gone or were charged wrongly. */
export async function faultsOfUploads(
  deps: Deps,
  people: readonly SignedIn[],
  given: number,
  uploads: readonly Upload[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { userId } of people) {
    const [row] = await rowsOf<{ credits: number; answered: number }>(
      deps.db,
      sql`select current_credits as credits, (select coalesce(sum(cost), 0)::int from runs
        where user_id = ${userId} and answered_at is not null) as answered from user_credits where user_id = ${userId}`,
    );
    const wanted = given - (row?.answered ?? 0);
    if (row?.credits !== wanted) faults.push(`${userId} has ${row?.credits} credits and not ${wanted}`);
  }
  for (const { runId } of uploads) {
    if (runId === undefined) continue;
    const [row] = await rowsOf<{ right: boolean }>(
      deps.db,
      sql`select (select count(*) from credit_ledger where source_type = 'run' and source_id = r.id) = least(r.cost, 1)
        and r.status = 'done' and r.envelope is not null as right from runs r where r.id = ${runId}`,
    );
    if (row?.right !== true) faults.push(`the acknowledged run ${runId} is gone or was not charged once`);
  }
  return faults;
}

/** Acknowledged answers come again for their keys, word for word; what was cut off is answered or refused, never broken. */
export async function askUploadsAgain(
  products: readonly ProductProcess[],
  uploads: readonly Upload[],
): Promise<{ faults: string[]; again: Upload[] }> {
  const faults: string[] = [];
  const done = uploads.filter(({ runId }) => runId !== undefined);
  const lost = uploads.filter(({ status, file }) => status === 0 && file.path.endsWith("/runs?lang=en"));
  const again: Upload[] = [];
  for (const [index, before] of [...done, ...lost.slice(0, MOST_AGAIN)].entries()) {
    const { person, key, file } = before;
    const upload: Upload = { ...newUpload(person, file), key };
    await sendUpload(products[index % products.length] as ProductProcess, upload);
    again.push(upload);
    if (before.runId === undefined) {
      if (upload.status === 0 || upload.status === 500)
        faults.push(`a cut upload, sent again, was answered ${upload.status}`);
    } else if (upload.status !== 201)
      faults.push(`an acknowledged upload, sent again, was answered ${upload.status} ${upload.code}`);
    else if (upload.runId !== before.runId) faults.push("a key that was answered became another run");
    else if (!isDeepStrictEqual(upload.result, before.result)) faults.push("an answer has changed");
  }
  return { faults, again };
}

/** What a product that goes down by a signal owes those who are sending. */
export function faultsOfGoingDown(uploads: readonly Upload[], signalAt: number): string[] {
  const faults: string[] = [];
  for (const { status, isCut, sentAt, code, file } of uploads) {
    if (isCut) faults.push(`${file.what}: the answer was cut off`);
    else if (status === 500) faults.push(`${file.what}: answered 500 ${code}`);
    else if (status >= 400 && code === undefined) faults.push(`${file.what}: answered ${status} without a code`);
    else if (status === 0 && sentAt < signalAt - ON_ITS_WAY_MS) faults.push(`${file.what}: got no answer`);
  }
  return faults;
}

/** Files that were not there at first; the folder of the runtime's own compile cache apart. */
export function newFiles(folder: string, before: readonly string[]): string[] {
  return filesIn(folder).filter((file) => !before.includes(file));
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => !file.startsWith("node-compile-cache"));
}
