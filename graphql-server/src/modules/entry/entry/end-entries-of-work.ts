import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { endAppointments } from "../interview/end-appointments.ts";
import { Entry } from "./entry.entity.ts";
import { EntryEvent } from "./entry-event.entity.ts";
import { tellSeekerOfMove } from "./tell-entry.ts";

/** Applications that a closing posting ends; an offer stands although the posting is over. */
export const undecidedStatuses = ["APPLIED", "SCREENING", "SCHEDULING", "INTERVIEW", "ON_HOLD"] as const;

/** Ends the applications to a posting that closes and tells each seeker, in the given transaction. */
export async function endEntriesOfWork(ctx: Ctx, em: EntityManager, workId: string): Promise<void> {
  const now = ctx.now();
  const entries = await em.find(Entry, { work: workId, status: { $in: [...undecidedStatuses] } });
  for (const entry of entries) {
    em.create(EntryEvent, {
      id: newId(),
      entry,
      from: entry.status,
      to: "JOB_CLOSED",
      interviewRound: entry.interviewRound,
      actorKind: "SYSTEM",
      at: now,
    });
    entry.status = "JOB_CLOSED";
    entry.movedAt = now;
    entry.updatedAt = now;
    await endAppointments(ctx, em, entry);
    await tellSeekerOfMove(ctx, em, entry, { reason: null });
  }
}
