import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Entry } from "../entry/entry.entity.ts";

/** Applications that are handled at once. */
const most = 50;

/** The company's own applications, locked until the transaction ends, or none of them. @throws UserErrors TOO_MANY_ENTRIES, NOT_FOUND */
export async function lockEntries(em: EntityManager, { ids, companyId }: { ids: readonly string[]; companyId: string }): Promise<Entry[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > most) throw userError("TOO_MANY_ENTRIES", ["entryIds"], { maximum: most });
  if (!wanted.every(isId)) throw notFound(["entryIds"]);
  const own = { id: { $in: wanted }, company: companyId, hiddenFromCompany: false };
  const entries = await em.find(Entry, own, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: "asc" } });
  if (entries.length < wanted.length) throw notFound(["entryIds"]);
  return entries;
}
