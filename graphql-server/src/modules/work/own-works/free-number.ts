import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";

interface Wanted {
  companyId: string;
  referenceNumber: string;
  /** The work that may have it already. */
  except?: string;
}

/** Lets those who want a number of one company come one after the other. @throws UserErrors REFERENCE_NUMBER_TAKEN */
export async function requireFreeNumber(em: EntityManager, { companyId, except, referenceNumber }: Wanted): Promise<void> {
  await em.findOneOrFail(Company, companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const others = except !== undefined && isId(except) ? { id: { $ne: except } } : {};
  const isTaken = (await em.count(Work, { company: companyId, referenceNumber, ...others })) > 0;
  if (isTaken) throw userError("REFERENCE_NUMBER_TAKEN", ["referenceNumber"], { value: referenceNumber });
}

/** Writes what the company calls a work. The posting stays as it is, and so does its version: an open form goes on saving. */
export async function callWork(em: EntityManager, workId: string, referenceNumber: string | null): Promise<void> {
  await em.execute("update work set reference_number = ? where id = ?", [referenceNumber, workId]);
}
