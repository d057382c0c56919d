import type { EntityManager } from "@mikro-orm/postgresql";
import { userError } from "../../../shared/user-error.ts";
import { BlockedCompany } from "./blocked-company.entity.ts";

/** @throws UserErrors COMPANY_BLOCKED when the seeker blocked the company. */
export async function requireNotBlocked(em: EntityManager, pair: { user: string; company: string }): Promise<void> {
  if ((await em.count(BlockedCompany, pair)) > 0) throw userError("COMPANY_BLOCKED");
}
