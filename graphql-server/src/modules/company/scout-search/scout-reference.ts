import { createHash } from "node:crypto";
import { keyedHash, keyedHashes } from "../../../platform/keys/key-ring.ts";

const purpose = "scout.person";
const textOf = ({ companyId, workId, userId }: Pair) => `${companyId}:${workId}:${userId}`;

interface Pair {
  companyId: string;
  workId: string;
  userId: string;
}

/** What stands for a person towards one company and one work: two works show two references. */
export function scoutReference(pair: Pair): string {
  return keyedHash(purpose, textOf(pair));
}

/** The one of these people whom a reference stands for. */
export function personBehind(reference: string, people: readonly string[], pair: Omit<Pair, "userId">): string | undefined {
  return people.find((userId) => keyedHashes(purpose, textOf({ ...pair, userId })).includes(reference));
}

/** What draws lots among equals of a work, so that nobody is first everywhere: a number of 63 bits. */
export function lotOf(workId: string): string {
  const bytes = createHash("sha256").update(keyedHash("scout.lot", workId)).digest();
  return (bytes.readBigUInt64BE(0) >> 1n).toString();
}
