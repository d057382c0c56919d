/** Characters of a work number. */
export const workNumberLength = 8;

/** 求人番号: the random end of a work's id, short enough to be said on the telephone. Unique among the works of a company. */
export function workNumber(id: string): string {
  return id.slice(-workNumberLength).toUpperCase();
}
