import { listPeople, PEOPLE_PAGE_SIZE, type Person, readPerson } from "../../../domain/accounts/read-people.ts";
import { LEDGER_PAGE_SIZE, listLedger, readCredits } from "../../../domain/credits/read.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../i18n/format.ts";
import type { PageContext } from "../../page-context.ts";

export type PersonDetails = Awaited<ReturnType<typeof readDetails>>;
export type PersonRow = Awaited<ReturnType<typeof readList>>["people"][number];

/** A page of accounts, newest first. */
export async function readList({ deps, language, timeZone }: PageContext, q: string, page: number) {
  const { people, total } = await listPeople(deps.db, { q, page });
  return {
    people: people.map((person) => shownPerson(person, formatDate(language, person.createdAt, timeZone))),
    total: formatNumber(language, total),
    pages: Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE)),
  };
}

function shownPerson({ id, email, emailVerified, role }: Person, created: string) {
  return { id, email, emailVerified, isAdministrator: role === "administrator", created };
}

/** One account with its balance and a page of its ledger. */
export async function readDetails({ deps, language, timeZone }: PageContext, id: string, page: number) {
  const now = deps.now();
  const [person, credits, ledger] = await Promise.all([
    readPerson(deps.db, id, now),
    readCredits(deps.db, id, now),
    listLedger(deps.db, id, page),
  ]);
  return {
    ...shownPerson(person, formatDate(language, person.createdAt, timeZone)),
    sessions: formatNumber(language, person.sessions),
    credits: formatNumber(language, credits.credits),
    packageType: credits.packageType,
    expires: credits.expiresAt && formatDate(language, credits.expiresAt, timeZone),
    ledgerPages: Math.max(1, Math.ceil(ledger.total / LEDGER_PAGE_SIZE)),
    ledger: ledger.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: formatNumber(language, row.amount, { signDisplay: "always" }),
      cause: row.note ?? `${row.sourceType} ${row.sourceId}`,
      isCode: row.note === null,
      date: formatDateTime(language, row.createdAt, timeZone),
    })),
  };
}
