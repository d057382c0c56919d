import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Licence } from "../licence/licence.entity.ts";
import type { Refund } from "./refund.entity.ts";

/** Ends the licence of a purchase whose money goes back, with the uses and days that are left; nothing when it is ended or erased. */
export async function endLicence(em: EntityManager, refund: Refund, now: Date): Promise<void> {
  if (refund.endedValidUntil) return;
  const licence = await em.findOne(Licence, { purchase: refund.purchase.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!licence) return;
  refund.endedUsesLeft = licence.usesLeft ?? null;
  refund.endedValidUntil = licence.validUntil;
  if (licence.validUntil > now) licence.validUntil = now;
  if (licence.usesLeft !== null && licence.usesLeft !== undefined) licence.usesLeft = 0;
}

/** Gives the licence back as it stood, because the money did not go back. */
export async function restoreLicence(em: EntityManager, refund: Refund): Promise<void> {
  const { endedValidUntil, endedUsesLeft } = refund;
  if (!endedValidUntil) return;
  const licence = await em.findOne(Licence, { purchase: refund.purchase.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (licence) {
    licence.validUntil = endedValidUntil;
    licence.usesLeft = endedUsesLeft ?? null;
  }
  refund.endedValidUntil = null;
  refund.endedUsesLeft = null;
}
