import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { InterviewSlot } from "./interview-slot.entity.ts";
import { lockOffer } from "./lock-offer.ts";
import { slotState } from "./offered-slot.ts";
import { tellPickedSlot } from "./tell-interview.ts";

const schema = z.strictObject({ id: z.string() });

/**
 * The seeker picks one of the offered times; both sides get it by mail with a calendar file. Picking the same again changes nothing.
 * @throws UserErrors UNAUTHENTICATED, NOT_FOUND, SLOT_TAKEN, SLOT_GONE, ALREADY_PICKED
 */
export async function pickInterviewSlot(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { userId } = requireSeeker(ctx);
  const { id } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const { entry, slot } = await lockOffer(em, { id, owner: { user: userId } });
    const state = slotState(slot, { entryId: entry.id, now });
    if (state === "PICKED") return entry;
    if (state === "TAKEN") throw userError("SLOT_TAKEN", ["id"]);
    if (state !== "OPEN" || entry.status !== "SCHEDULING") throw userError("SLOT_GONE", ["id"]);
    const own = { takenBy: entry.id, cancelledAt: null, startsAt: { $gt: now } };
    if ((await em.count(InterviewSlot, own)) > 0) throw userError("ALREADY_PICKED", ["id"]);
    em.assign(slot, { takenBy: entry.id, takenAt: now });
    await tellPickedSlot(ctx, em, { entry, slot });
    await em.flush();
    return entry;
  });
}
