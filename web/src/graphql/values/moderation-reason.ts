export const moderationReasonValues = [
  "MISSING_ITEM",
  "UNCLEAR_DUTIES",
  "PAY_UNCLEAR",
  "WORDING",
  "FALSE_OR_MISLEADING",
  "UNLAWFUL_CONDITIONS",
  "DUPLICATE",
  "CONTACT",
  "OUTDATED",
  "COMPLAINT",
  "OTHER",
] as const;
