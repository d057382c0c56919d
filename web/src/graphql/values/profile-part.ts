export const profilePartValues = [
  "NAME",
  "LATIN_NAME",
  "BIRTH_DATE",
  "PHONE",
  "HOME",
  "PERMISSION",
  "LEVEL",
  "HISTORY",
  "INTRODUCTION",
  "WISHES",
] as const;
