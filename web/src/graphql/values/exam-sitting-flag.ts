export const examSittingFlagValues = [
  "RAPID",
  "MISFIT",
] as const;
