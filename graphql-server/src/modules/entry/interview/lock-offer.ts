import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { Entry } from "../entry/entry.entity.ts";
import { InterviewOffer } from "./interview-offer.entity.ts";
import { InterviewSlot } from "./interview-slot.entity.ts";

type Owner = { user: string } | { company: string; hiddenFromCompany: false };

/** The entry and the slot of an offer, both locked until the transaction ends, the entry first. @throws UserErrors NOT_FOUND */
export async function lockOffer(
  em: EntityManager,
  { id, owner }: { id: string; owner: Owner },
): Promise<{ entry: Entry; slot: InterviewSlot }> {
  const offer = isId(id) ? await em.findOne(InterviewOffer, { id }) : null;
  if (!offer) throw notFound();
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const entry = await em.findOne(Entry, { id: offer.entry.id, ...owner }, locked);
  if (!entry) throw notFound();
  const slot = await em.findOneOrFail(InterviewSlot, { id: offer.slot.id }, locked);
  return { entry, slot };
}
