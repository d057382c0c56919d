import type { Ctx } from "../../../shared/ctx.ts";
import { textOf } from "../../../shared/messages/message-of.ts";

/** Whether a measurement was made before the exam was calibrated, and why that matters, in the reader's language. */
export function provisionalOf(
  { locale }: Pick<Ctx, "locale">,
  { provisional = true }: { provisional?: boolean | undefined },
): { provisional: boolean; provisionalReason: string | null } {
  return { provisional, provisionalReason: provisional ? textOf("EXAM_PROVISIONAL", locale) : null };
}
