import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { openHireCheck } from "../hire/open-hire-check.ts";
import { endAppointments } from "../interview/end-appointments.ts";
import { offerConditionSchema, readCondition } from "../offer/offer-condition.ts";
import { requireLawfulJoining, requireLawfulOffer } from "../offer/require-lawful-offer.ts";
import { changeEntry } from "./change-entry.ts";
import type { Entry } from "./entry.entity.ts";
import { type EntryStatus, entryStatuses } from "./entry.vocabulary.ts";
import { lockEntry } from "./lock-entry.ts";
import { tellSeekerOfMove } from "./tell-entry.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  to: z.enum(entryStatuses),
  reason: z.string().trim().max(2_000).nullish(),
  condition: offerConditionSchema.nullish(),
});

/** Moves by which a company offers a job, or takes an offer as accepted. */
const offers: readonly EntryStatus[] = ["OFFERED", "ACCEPTED"];

/**
 * The company moves an entry on; the seeker is told. A rejection needs words for the seeker.
 * An offer against the rules of work permission needs a lawful way, and then nobody joins before the residence card is checked.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, REASON_REQUIRED, INVALID, REQUIRED, OFFER_NOT_PERMITTED,
 * OFFER_WAY_NOT_LAWFUL, JOINING_NEEDS_CARD_CHECK, JOINING_TOO_EARLY, JOINING_NOT_PERMITTED
 */
export async function moveEntry(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId } = requireRecruiter(ctx);
  const { id, version, to, reason, condition } = parse(schema, input);
  if (condition && !offers.includes(to)) throw userError("INVALID", ["condition"]);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockEntry(em, { id, version, owner: { company: companyId, hiddenFromCompany: false } });
    if (to === "REJECTED" && !reason) throw userError("REASON_REQUIRED", ["reason"]);
    changeEntry(ctx, em, entry, { to, mover: "COMPANY", reason: reason || null });
    if (offers.includes(to)) await requireLawfulOffer(ctx, em, entry, condition ? readCondition(condition) : null);
    if (to === "JOINED") await requireLawfulJoining(ctx, em, entry);
    await openHireCheck(ctx, em, entry);
    if (to === "REJECTED") await endAppointments(ctx, em, entry);
    await tellSeekerOfMove(ctx, em, entry, { reason: reason || null });
    await em.flush();
    return entry;
  });
}
