/** A refused card is tried again daily; after this many days the plan ends. */
const graceDays = 14;

/** When a plan ends that nobody pays for. */
export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + graceDays * 86_400_000);
}
