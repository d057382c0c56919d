import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { Entry } from "./entry.entity.ts";
import { type EntryMover, requireLegalEntryMove } from "./entry.status.ts";
import type { EntryStatus } from "./entry.vocabulary.ts";
import { EntryEvent } from "./entry-event.entity.ts";

export interface EntryChange {
  to: EntryStatus;
  mover: EntryMover;
  reason: string | null;
}

function actorIdOf({ viewer }: Ctx, mover: EntryMover): string | null {
  if (mover === "SEEKER") return viewer.seeker?.userId ?? null;
  return mover === "COMPANY" ? (viewer.company?.memberId ?? null) : null;
}

/** Moves a locked entry: checks the state table, counts interviews, remembers where a hold began, writes history. @throws UserErrors */
export function changeEntry(ctx: Ctx, em: EntityManager, entry: Entry, { to, mover, reason }: EntryChange): EntryEvent {
  requireLegalEntryMove(entry, to, mover);
  const now = ctx.now();
  const from = entry.status;
  const isNextInterview = to === "INTERVIEW" && from !== "ON_HOLD";
  entry.interviewRound += isNextInterview ? 1 : 0;
  entry.heldFrom = to === "ON_HOLD" ? from : null;
  entry.status = to;
  entry.movedAt = now;
  entry.updatedAt = now;
  return em.create(EntryEvent, {
    id: newId(),
    entry,
    from,
    to,
    interviewRound: entry.interviewRound,
    actorKind: mover,
    actorId: actorIdOf(ctx, mover),
    reason,
    at: now,
  });
}
