import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { ScoutPermit, scoutPermitKinds } from "./scout-permit.entity.ts";

const schema = z.strictObject({
  kind: z.enum(scoutPermitKinds),
  number: z.string().trim().min(1).max(40),
  issuedOn: z.iso.date(),
});

/**
 * The owner of the back office confirms what the service rests on; from now on companies whose plan has it may search. One that was
 * confirmed before gives way to it. @throws UserErrors FORBIDDEN, DAY_AHEAD
 */
export async function confirmScoutPermit(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const viewer = requireAdminOwner(ctx);
  const values = parse(schema, input);
  if (values.issuedOn > jstDate(ctx.now())) throw userError("DAY_AHEAD", ["issuedOn"]);
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    await em.execute("select pg_advisory_xact_lock(hashtext('scout.permit'))");
    await em.execute("update scout_permit set ended_at = ? where ended_at is null", [now]);
    const permit = em.create(ScoutPermit, { id: newId(), ...values, confirmedBy: viewer.adminId, confirmedAt: now });
    recordAudit(ctx, em, { action: "scout.confirmPermit", objectType: "Scout", objectId: permit.id, actor: auditActor(viewer) });
    await em.flush();
  });
}

/** Takes the operator's word back: from now on no company searches, and no list is opened. @throws UserErrors FORBIDDEN, SCOUT_PERMIT_MISSING */
export async function endScoutPermit(ctx: Ctx): Promise<void> {
  const viewer = requireAdminOwner(ctx);
  await runInTransaction(ctx.em, async (em) => {
    const ended: { id: string }[] = await em.execute("update scout_permit set ended_at = ? where ended_at is null returning id", [
      ctx.now(),
    ]);
    const [permit] = ended;
    if (!permit) throw userError("SCOUT_PERMIT_MISSING");
    recordAudit(ctx, em, { action: "scout.endPermit", objectType: "Scout", objectId: permit.id, actor: auditActor(viewer) });
    await em.flush();
  });
}
