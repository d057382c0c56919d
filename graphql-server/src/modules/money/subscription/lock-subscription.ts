import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Subscription } from "./subscription.entity.ts";

export interface LockedSubscription {
  company: Company;
  subscription: Subscription;
}

/** A company with its subscription, one change at a time. A company that never paid gets an empty one. */
export async function lockSubscription(ctx: Pick<Ctx, "now">, em: EntityManager, companyId: string): Promise<LockedSubscription> {
  const company = await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const found = await em.findOne(Subscription, { company: companyId }, { refresh: true });
  return { company, subscription: found ?? em.create(Subscription, { company, updatedAt: ctx.now() }) };
}
