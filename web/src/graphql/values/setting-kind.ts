export const settingKindValues = [
  "OPERATOR",
  "WAGE",
  "TERM",
  "LEGAL_TEXT",
  "PERMISSION",
  "NOTICE",
  "RULE_TIER",
] as const;
