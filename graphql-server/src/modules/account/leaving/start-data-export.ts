import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { proveOwner } from "./prove-owner.ts";

/** The password, asked for again where the account has one, and the form in which the data is wanted. */
export const dataExportInput = z.strictObject({ password: z.string().max(512).nullish(), format: z.enum(["ZIP", "JSON"]) });

/**
 * Lets the signed-in seeker take their data along: asks for a proof, and notes it before the first byte leaves.
 * @throws UserErrors CONFIRM_PASSWORD, WRONG_PASSWORD, CONFIRM_WITHOUT_PASSWORD, RATE_LIMITED
 */
export async function startDataExport(
  ctx: Ctx,
  { password, format }: z.output<typeof dataExportInput>,
): Promise<{ userId: string; format: "ZIP" | "JSON" }> {
  const viewer = requireSeeker(ctx);
  await enforceLimit(ctx, "export", viewer.userId);
  await proveOwner(ctx, viewer.userId, password ?? null);
  await runInTransaction(ctx.em, async (em) => {
    const actor = auditActor(viewer);
    recordAudit(ctx, em, { action: "user.exportData", objectType: "User", objectId: viewer.userId, actor, detail: { format } });
  });
  return { userId: viewer.userId, format };
}
