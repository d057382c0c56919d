const dayMs = 86_400_000;

/** When a day begins in Japan, for a filter from that day on. */
export function dayStart(day: string | null): string | null {
  const at = Date.parse(`${day ?? ""}T00:00:00+09:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** When a day is over in Japan, for a filter up to and including that day. */
export function dayEnd(day: string | null): string | null {
  const at = Date.parse(`${day ?? ""}T00:00:00+09:00`);
  return Number.isNaN(at) ? null : new Date(at + dayMs).toISOString();
}
