import type { EntityManager } from "@mikro-orm/postgresql";
import { userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";

/**
 * Takes one of the places of the company's plan by a guarded update: of parallel attempts only as many succeed as there are places.
 * @throws UserErrors PLAN_LIMIT, COMPANY_NOT_ACTIVE
 */
export async function takePlace(em: EntityManager, company: Company): Promise<void> {
  const taken: unknown[] = await em.execute(
    `update company set published_works = published_works + 1
     where id = ? and status = 'ACTIVE' and published_works < (select published_work_limit from plan where code = company.plan_code)
     returning published_works`,
    [company.id],
  );
  if (taken.length === 1) return;
  // Somebody may have stopped the company since it was read.
  const now = await em.findOneOrFail(Company, { id: company.id }, { fields: ["status"], disableIdentityMap: true });
  if (now.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE");
  const plan = await company.plan.loadOrFail();
  throw userError("PLAN_LIMIT", ["id"], { limit: plan.publishedWorkLimit });
}

/** Gives a place back; never below zero. */
export async function givePlaceBack(em: EntityManager, companyId: string): Promise<void> {
  await em.execute("update company set published_works = published_works - 1 where id = ? and published_works > 0", [companyId]);
}
