export const workPermissionValues = [
  "UNRESTRICTED",
  "STATUS_BOUND",
  "PART_TIME_28H",
  "DESIGNATED",
  "NONE",
  "JAPANESE_NATIONAL",
] as const;
