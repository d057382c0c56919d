import type { EntityManager } from "@mikro-orm/postgresql";
import { entitiesTogether, readTogether } from "../../../platform/database/read-together.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { publishedUntil } from "../../work/posting/published-until.ts";
import { Work } from "../../work/posting/work.entity.ts";

/** The company of a work, as a statement finds it. */
export const companyOf = "(select company_id from work where id = ?)";

/** The work to apply for, with its company. @throws UserErrors NOT_FOUND, WORK_NOT_OPEN, or COMPANY_BLOCKED by the seeker. */
export async function findApplyableWork(
  em: EntityManager,
  input: { id: string; now: Date; userId: string },
): Promise<{ work: Work; company: Company }> {
  if (!isId(input.id)) throw notFound(["workId"]);
  const [[work], [company], blocks] = await Promise.all([
    entitiesTogether(em, Work, { text: "from work as e where e.id = ?", values: [input.id] }),
    entitiesTogether(em, Company, { text: `from company as e where e.id = ${companyOf}`, values: [input.id] }),
    readTogether<object>(em, {
      text: `select 1 from blocked_company where user_id = ? and company_id = ${companyOf}`,
      values: [input.userId, input.id],
      prepared: true,
    }),
  ]);
  if (!work || !company || work.status === "DRAFT" || work.status === "REVIEW" || work.status === "RETURNED") throw notFound(["workId"]);
  const until = publishedUntil(work);
  if (company.status !== "ACTIVE" || !until || until < jstDate(input.now)) throw userError("WORK_NOT_OPEN", ["workId"]);
  if (blocks.length > 0) throw userError("COMPANY_BLOCKED");
  return { work, company };
}
