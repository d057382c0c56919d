/** Seconds until the provider may be asked again: 30, then twice as long each time, at most half an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(30 * 2 ** attempts, 1_800);
}
