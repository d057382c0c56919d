import { z } from "zod";

/** Name of a member as colleagues and applicants see it. */
export const memberName = z
  .string()
  .max(240)
  .transform((text) => text.normalize("NFKC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(120)
      .regex(/^[^\p{Cc}\p{Cf}<>]*$/u),
  );
