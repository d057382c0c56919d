export const cancellationReasonValues = [
  "FOUND_HERE",
  "FOUND_ELSEWHERE",
  "NO_SUITABLE_WORK",
  "JAPANESE_TOO_HARD",
  "PERMISSION_UNCLEAR",
  "SITE_HARD_TO_USE",
  "TOO_MANY_MAILS",
  "PRIVACY",
  "OTHER",
] as const;
