/** A length as minutes and seconds, e.g. 1:05. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
