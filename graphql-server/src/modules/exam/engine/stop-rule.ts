/**
 * A sitting ends when the ability is known well enough, and never before `minimum` or after `maximum` scored items. The standard error
 * holds what is not known of the items too: 0.385 with it is about 0.35 without. Answers that do not count end it at `served`.
 */
export const stopRule = { standardError: 0.385, minimum: 12, maximum: 36, served: 46 } as const;

/** True when no further scored item is to be shown. */
export function isEnough({ answered, se, served = answered }: { answered: number; se: number; served?: number }): boolean {
  if (answered >= stopRule.maximum || served >= stopRule.served) return true;
  return answered >= stopRule.minimum && se <= stopRule.standardError;
}
