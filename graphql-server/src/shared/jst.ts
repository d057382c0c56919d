const jstOffsetMs = 9 * 60 * 60 * 1_000;

/** The calendar day in Japan at a moment, as YYYY-MM-DD. */
export function jstDate(at: Date): string {
  return new Date(at.getTime() + jstOffsetMs).toISOString().slice(0, 10);
}
