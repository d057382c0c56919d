const dayMs = 86_400_000;

/** Returns the time a day begins in Japan (ISO 8601), for a filter from that day on; null without a valid day. */
export function dayStart(day: string | null): string | null {
  const at = Date.parse(`${day ?? ""}T00:00:00+09:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Returns the time a day ends in Japan (ISO 8601), for a filter up to and including that day; null without a valid day. */
export function dayEnd(day: string | null): string | null {
  const at = Date.parse(`${day ?? ""}T00:00:00+09:00`);
  return Number.isNaN(at) ? null : new Date(at + dayMs).toISOString();
}
