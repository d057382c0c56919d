/** 受付番号: the random end of an application's id in two groups, short enough to be said on the telephone. */
export function entryNumber(id: string): string {
  const end = id.slice(-8).toUpperCase();
  return `A-${end.slice(0, 4)}-${end.slice(4)}`;
}
