import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Entry } from "./entry.entity.ts";

/** The owner that the entry must have. */
type Owner = { user: string } | { company: string; hiddenFromCompany: false };

/** The owner's entry with its row locked until the transaction ends. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockEntry(em: EntityManager, input: { id: string; version: number; owner: Owner }): Promise<Entry> {
  if (!isId(input.id)) throw notFound();
  const entry = await em.findOne(Entry, { id: input.id, ...input.owner }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!entry) throw notFound();
  if (entry.version !== input.version) throw userError("STALE_VERSION", ["version"]);
  return entry;
}
