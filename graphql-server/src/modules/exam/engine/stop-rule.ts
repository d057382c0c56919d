/** A sitting ends when the ability is known well enough, and never before `minimum` or after `maximum` scored items. */
export const stopRule = { standardError: 0.35, minimum: 12, maximum: 30 } as const;

/** True when no further scored item is to be shown. */
export function isEnough({ answered, se }: { answered: number; se: number }): boolean {
  if (answered >= stopRule.maximum) return true;
  return answered >= stopRule.minimum && se <= stopRule.standardError;
}
