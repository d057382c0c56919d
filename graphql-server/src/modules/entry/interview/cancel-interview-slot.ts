import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { lockOffer } from "./lock-offer.ts";
import { tellCancelledSlot } from "./tell-interview.ts";

const schema = z.strictObject({ id: z.string() });

/** Takes a time back from everyone it was offered to; the applicant who had picked it is told. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function cancelInterviewSlot(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId } = requireRecruiter(ctx);
  const { id } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { entry, slot } = await lockOffer(em, { id, owner: { company: companyId, hiddenFromCompany: false } });
    if (slot.cancelledAt) return entry;
    slot.cancelledAt = ctx.now();
    if (slot.takenBy && slot.startsAt > ctx.now()) await tellCancelledSlot(ctx, em, slot);
    await em.flush();
    return entry;
  });
}
