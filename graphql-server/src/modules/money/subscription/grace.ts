/** Days for which a plan goes on unpaid: a refused card is tried again daily, a late transfer is waited for. */
const graceDays = 14;

/** The end of an unpaid plan, some days after `since`. */
export function graceEnd(since: Date): Date {
  return new Date(since.getTime() + graceDays * 86_400_000);
}
