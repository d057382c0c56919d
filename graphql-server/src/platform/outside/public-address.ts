import { BlockList, isIPv6 } from "node:net";

/** Networks that are not the open internet: own, private, shared, link-local, documentation, multicast, reserved (IANA special-purpose registries). */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(network, prefix, "ipv4");
/** Of IPv6 only what is given out for the open internet, less what carries an IPv4 address within or is for documentation. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, prefix, "ipv6");

/** Whether an address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open.check(address, "ipv6") && !closed.check(address, "ipv6");
  return !closed.check(address, "ipv4");
}
