import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { requireNotBlocked } from "../blocked-company/require-not-blocked.ts";

/** The work to apply for, with its company. @throws UserErrors NOT_FOUND, WORK_NOT_OPEN, or COMPANY_BLOCKED by the seeker. */
export async function findApplyableWork(
  em: EntityManager,
  input: { id: string; now: Date; userId: string },
): Promise<{ work: Work; company: Company }> {
  const work = isId(input.id) ? await em.findOne(Work, input.id) : null;
  if (!work || work.status === "DRAFT" || work.status === "REVIEW" || work.status === "RETURNED") throw notFound(["workId"]);
  const company = await em.findOneOrFail(Company, work.company.id);
  const over = work.applyBy !== null && work.applyBy !== undefined && work.applyBy < jstDate(input.now);
  if (work.status !== "OPEN" || company.status !== "ACTIVE" || over) throw userError("WORK_NOT_OPEN", ["workId"]);
  await requireNotBlocked(em, { user: input.userId, company: company.id });
  return { work, company };
}
