import { BlockList, isIP } from "node:net";

/** Ranges of IANA's registry of special-purpose addresses that lead to no host of the public internet, with Azure's host agent. */
const CLOSED_4 = listOf("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);
/** All that is routed; loopback, link-local, unique-local, mapped and translated addresses are outside. */
const OPEN_6 = listOf("ipv6", ["2000::/3"]);
/** Tunnels carry an IPv4 address of any kind. */
const CLOSED_6 = listOf("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);
const LOOPBACK = listOf("ipv4", ["127.0.0.0/8"]);

function listOf(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = "", bits] = range.split("/");
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}

/** Whether an address (no name) is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !CLOSED_4.check(address, "ipv4");
  return isIP(address) === 6 && OPEN_6.check(address, "ipv6") && !CLOSED_6.check(address, "ipv6");
}

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) === 4 ? LOOPBACK.check(address, "ipv4") : address === "::1";
}
