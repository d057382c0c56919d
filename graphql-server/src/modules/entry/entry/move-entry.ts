import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { openHireCheck } from "../hire/open-hire-check.ts";
import { endAppointments } from "../interview/end-appointments.ts";
import { changeEntry } from "./change-entry.ts";
import type { Entry } from "./entry.entity.ts";
import { entryStatuses } from "./entry.vocabulary.ts";
import { lockEntry } from "./lock-entry.ts";
import { tellSeekerOfMove } from "./tell-entry.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  to: z.enum(entryStatuses),
  reason: z.string().trim().max(2_000).nullish(),
});

/**
 * The company moves an entry on; the seeker is told. A rejection needs words for the seeker.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, REASON_REQUIRED
 */
export async function moveEntry(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId } = requireRecruiter(ctx);
  const { id, version, to, reason } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockEntry(em, { id, version, owner: { company: companyId, hiddenFromCompany: false } });
    if (to === "REJECTED" && !reason) throw userError("REASON_REQUIRED", ["reason"]);
    changeEntry(ctx, em, entry, { to, mover: "COMPANY", reason: reason || null });
    await openHireCheck(ctx, em, entry);
    if (to === "REJECTED") await endAppointments(ctx, em, entry);
    await tellSeekerOfMove(ctx, em, entry, { reason: reason || null });
    await em.flush();
    return entry;
  });
}
