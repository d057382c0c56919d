import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { companyOf, type LockedWork } from "../life/lock-work.ts";
import { Work } from "../posting/work.entity.ts";
import { holdsPlace } from "../posting/work.status.ts";
import { openRevision } from "./open-revision.ts";
import { WorkRevision } from "./work-revision.entity.ts";

export interface LockedRevision extends LockedWork {
  revision: WorkRevision | null;
}

/**
 * A published work with its row locked, and its open revision. The version is the revision's: null says that there was none.
 * @throws UserErrors NOT_FOUND, WORK_NOT_EDITABLE when the work is not published, STALE_VERSION
 */
export async function lockRevision(
  em: EntityManager,
  input: { workId: string; version: number | null; companyId?: string },
): Promise<LockedRevision> {
  if (!isId(input.workId)) throw notFound(["workId"]);
  const where = input.companyId ? { id: input.workId, company: input.companyId } : { id: input.workId };
  const work = await em.findOne(Work, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!work) throw notFound(["workId"]);
  if (!holdsPlace(work.status)) throw userError("WORK_NOT_EDITABLE", ["workId"]);
  const revision = await em.findOne(WorkRevision, { work: work.id, ...openRevision }, { refresh: true });
  if ((revision?.version ?? null) !== input.version) throw userError("STALE_VERSION", ["version"]);
  return { work, revision, company: await companyOf(em, work) };
}

/** The same, when there must be an open revision. @throws UserErrors NOT_FOUND when there is none. */
export async function lockOpenRevision(em: EntityManager, input: { workId: string; version: number; companyId?: string }) {
  const locked = await lockRevision(em, input);
  const { revision } = locked;
  if (!revision) throw notFound(["workId"]);
  return { ...locked, revision };
}
