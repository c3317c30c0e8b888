const UNREADABLE =
  "DATABASE_URL cannot be read: write signs such as @ / # ? % of its password as %40 %2F %23 %3F %25, or leave " +
  "the password out and set DATABASE_PASSWORD";

/**
 * The address of the PostgreSQL server with its password in it, however that is written. A fault names the variables and
 * never their values. An unescaped sign can end the address early, so that a driver would ask another host: such an address
 * is refused before anything is asked.
 */
export function readDatabaseAddress(
  address: string | undefined,
  password: string | undefined,
): { url: string | undefined } | { fault: string } {
  if (address === undefined)
    return password === undefined ? { url: undefined } : { fault: "DATABASE_PASSWORD needs a DATABASE_URL" };
  const url = parse(address);
  if (url === null) return { fault: UNREADABLE };
  if (password === undefined) return { url: address };
  if (url.password !== "") return { fault: "DATABASE_PASSWORD must not be set where DATABASE_URL has a password" };
  url.password = encodeURIComponent(password);
  return url.password === "" ? { fault: "DATABASE_PASSWORD needs a host in DATABASE_URL" } : { url: url.href };
}

function parse(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isCut = url.hash !== "" || (url.username === "" && url.password === "" && address.includes("@"));
  try {
    decodeURIComponent(url.username + url.password + url.pathname);
  } catch {
    return null;
  }
  return isCut ? null : url;
}
