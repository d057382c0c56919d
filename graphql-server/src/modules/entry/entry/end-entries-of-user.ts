import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { endAppointments } from "../interview/end-appointments.ts";
import { changeEntry } from "./change-entry.ts";
import { Entry } from "./entry.entity.ts";
import { endedEntryStatuses } from "./entry.vocabulary.ts";
import { tellCompanyOfMove } from "./tell-entry.ts";

/** Ends the open applications of a seeker who leaves and tells each company, in the given transaction. */
export async function endEntriesOfUser(ctx: Ctx, em: EntityManager, userId: string): Promise<void> {
  const entries = await em.find(Entry, { user: userId, status: { $nin: [...endedEntryStatuses] } });
  for (const entry of entries) {
    changeEntry(ctx, em, entry, { to: "ACCOUNT_CLOSED", mover: "SYSTEM", reason: null });
    await endAppointments(ctx, em, entry);
    await tellCompanyOfMove(ctx, em, entry, { reason: null });
  }
}
