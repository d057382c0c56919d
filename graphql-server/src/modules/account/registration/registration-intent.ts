import { z } from "zod";
import { isId } from "../../../shared/ids.ts";

/** What a visitor was about to do with a work when they were asked to register. */
export const registrationIntentKinds = ["APPLY", "LIKE"] as const;

export const registrationIntentSchema = z.strictObject({
  kind: z.enum(registrationIntentKinds),
  workId: z.string().refine(isId),
  /** The word to the company that they had begun to write; at most 4,000 characters. */
  message: z
    .string()
    .max(4_000)
    .nullish()
    .transform((text) => text ?? ""),
});

/** Travels with the mailed token, so that it arrives wherever the mail is opened. */
export type RegistrationIntent = z.output<typeof registrationIntentSchema>;

/** Returns what the mail's link says of it, for the page to name the work: no more than the work's id, which is public. */
export function onwardOf(intent: RegistrationIntent | null): string {
  return intent ? `&${intent.kind.toLowerCase()}=${intent.workId}` : "";
}

/** Returns the address of signing in that leads on to what was intended. */
export function signInPathFor(intent: RegistrationIntent | null): string {
  if (!intent) return "/log-in";
  if (intent.kind === "APPLY") return `/log-in?${new URLSearchParams({ next: `/user/entry?work=${intent.workId}` })}`;
  return `/log-in?${new URLSearchParams({ next: `/japanesejob/${intent.workId}`, like: intent.workId })}`;
}
