import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";

export interface LockedWork {
  work: Work;
  company: Company;
}

/**
 * The work with its row locked until the transaction ends, and its company. With `companyId` only a work of that company is found;
 * without `version` it may have changed since it was read.
 * @throws UserErrors NOT_FOUND, or STALE_VERSION when someone changed it since it was read.
 */
export async function lockWork(em: EntityManager, input: { id: string; version?: number; companyId?: string }): Promise<LockedWork> {
  if (!isId(input.id)) throw notFound();
  const where = input.companyId ? { id: input.id, company: input.companyId } : { id: input.id };
  const work = await em.findOne(Work, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!work) throw notFound();
  if (input.version !== undefined && work.version !== input.version) throw userError("STALE_VERSION", ["version"]);
  return { work, company: await companyOf(em, work) };
}

/** The company of a work with its plan, as it stands now. */
export function companyOf(em: EntityManager, work: Work): Promise<Company> {
  return em.findOneOrFail(Company, work.company.id, { populate: ["plan"], refresh: true });
}
