import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { InterviewSlot } from "./interview-slot.entity.ts";
import { tellEndedAppointment } from "./tell-interview.ts";

/** Takes back the coming interviews of an application that is over and tells both sides, in the given transaction. */
export async function endAppointments(ctx: Ctx, em: EntityManager, entry: Entry): Promise<void> {
  const now = ctx.now();
  const slots = await em.find(InterviewSlot, { takenBy: entry.id, cancelledAt: null, startsAt: { $gt: now } });
  for (const slot of slots) {
    slot.cancelledAt = now;
    await tellEndedAppointment(ctx, em, { entry, slot });
  }
}
