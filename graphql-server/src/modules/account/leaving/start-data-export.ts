import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { checkOwnPassword } from "../password/check-own-password.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";

/** The password, asked for again, and the form in which the data is wanted. */
export const dataExportInput = z.strictObject({ password: z.string().min(1).max(512), format: z.enum(["ZIP", "JSON"]) });

/**
 * Lets the signed-in seeker take their data along: asks for the password, and notes it before the first byte leaves.
 * @throws UserErrors WRONG_PASSWORD, RATE_LIMITED
 */
export async function startDataExport(
  ctx: Ctx,
  { password, format }: z.output<typeof dataExportInput>,
): Promise<{ userId: string; format: "ZIP" | "JSON" }> {
  const viewer = requireSeeker(ctx);
  await enforceLimit(ctx, "export", viewer.userId);
  await checkOwnPassword(ctx, { kind: "SEEKER", accountId: viewer.userId }, password);
  await runInTransaction(ctx.em, async (em) => {
    const actor = auditActor(viewer);
    recordAudit(ctx, em, { action: "user.exportData", objectType: "User", objectId: viewer.userId, actor, detail: { format } });
  });
  return { userId: viewer.userId, format };
}
