export const settingKindValues = [
  "OPERATOR",
  "WAGE",
  "TERM",
  "LEGAL_TEXT",
  "PERMISSION",
  "NOTICE",
] as const;
