export const testItemRecordingKindValues = [
  "VOICE",
  "DEMO",
] as const;
