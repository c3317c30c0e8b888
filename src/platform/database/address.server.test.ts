import pg from "pg";
import { describe, expect, it } from "vitest";
import { readDatabaseAddress } from "./address.server.ts";

const HARD = "p@ss/w#rd?%25:ü'";

/** What the driver makes of an address. */
function seenBy(url: string | undefined) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  return { host, port, user, password, database };
}

describe("the address of the database", () => {
  const seen = { host: "db.example", port: 5432, user: "siyagha", database: "siyagha" };

  it("takes a password with any sign beside it, and the driver gets it whole", () => {
    const read = readDatabaseAddress("postgres://siyagha@db.example:5432/siyagha", HARD);
    expect(seenBy((read as { url: string }).url)).toEqual({ ...seen, password: HARD });
  });

  it("keeps its parameters, and one with an escaped password as it is", () => {
    const escaped = `postgres://siyagha:${encodeURIComponent(HARD)}@db.example:5432/siyagha?sslmode=disable`;
    expect(readDatabaseAddress(escaped, undefined)).toEqual({ url: escaped });
    expect(seenBy(escaped)).toEqual({ ...seen, password: HARD });
    expect(readDatabaseAddress("postgres://u@h/d?sslmode=disable", "x")).toEqual({
      url: "postgres://u:x@h/d?sslmode=disable",
    });
  });

  it.each([
    ["postgres://siyagha:pa/ss@db.example/siyagha"],
    ["postgres://siyagha:12/34@db.example/siyagha"],
    ["postgres://siyagha:12#34@db.example/siyagha"],
    ["postgres://siyagha:12?34@db.example/siyagha"],
    ["postgres://siyagha:100%@db.example/siyagha"],
  ])("refuses %s, which would name another host or password, with what to do", (address) => {
    const { fault } = readDatabaseAddress(address, undefined) as { fault: string };
    expect(fault).toMatch(/^DATABASE_URL cannot be read: .*%40 %2F.*DATABASE_PASSWORD$/);
  });

  it.each([
    [undefined, "DATABASE_PASSWORD needs a DATABASE_URL"],
    ["postgres://u:x@h/d", "DATABASE_PASSWORD must not be set where DATABASE_URL has a password"],
    ["postgres:///d?host=/run/postgresql", "DATABASE_PASSWORD needs a host in DATABASE_URL"],
  ])("refuses a password that would go nowhere: %s", (address, fault) => {
    expect(readDatabaseAddress(address, "secret")).toEqual({ fault });
  });

  it("takes what has no password", () => {
    for (const url of [undefined, "postgres://h/d", "postgres:///d?host=/run/postgresql", "postgres://u@h:5432/d"])
      expect(readDatabaseAddress(url, undefined)).toEqual({ url });
  });
});
