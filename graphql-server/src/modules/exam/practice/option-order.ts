import { createHash } from "node:crypto";
import { seededRandom } from "../engine/random.ts";

/** The order in which a seeker sees the options of an item: different for everyone, the same every time. */
export function optionOrder({ userId, itemId, count }: { userId: string; itemId: string; count: number }): number[] {
  const random = seededRandom(createHash("sha256").update(`${userId}:${itemId}`).digest().readUInt32BE(0));
  const keys = Array.from({ length: count }, () => random());
  return keys.map((_, index) => index).toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
}
