import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { Entry } from "../entry/entry.entity.ts";

/** The company's entry with its row locked until the transaction ends, whatever its version. @throws UserErrors NOT_FOUND */
export async function lockApplicant(em: EntityManager, { id, companyId }: { id: string; companyId: string }): Promise<Entry> {
  if (!isId(id)) throw notFound(["entryId"]);
  const own = { id, company: companyId, hiddenFromCompany: false };
  const entry = await em.findOne(Entry, own, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!entry) throw notFound(["entryId"]);
  return entry;
}
