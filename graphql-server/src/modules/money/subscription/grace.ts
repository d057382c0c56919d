/** Days for which a plan goes on unpaid: a refused card is tried again daily, a late transfer is waited for. */
const graceDays = 14;

/** When a plan ends that nobody pays for. */
export function graceEnd(since: Date): Date {
  return new Date(since.getTime() + graceDays * 86_400_000);
}
