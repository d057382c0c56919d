import { z } from "zod";
import { idList, isListed } from "../../../platform/database/read-together.ts";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import { lockEntries } from "./lock-entries.ts";

const schema = z.strictObject({ entryIds: z.array(z.string()).min(1), memberId: z.string().nullable() });

/**
 * Gives applications to a member who may answer them, or to nobody in particular; all or none. What somebody else is about to do with one of
 * them stays as it was read: no version changes.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, TOO_MANY_ENTRIES
 */
export async function assignEntries(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry[]> {
  const { companyId } = requireRecruiter(ctx);
  const { entryIds, memberId } = parse(schema, input);
  const ids = await runInTransaction(ctx.em, async (em) => {
    if (memberId !== null) {
      const able = { id: memberId, company: companyId, status: "ACTIVE" as const, role: { $ne: "VIEWER" as const } };
      if (!isId(memberId) || (await em.count(CompanyMember, able)) === 0) throw notFound(["memberId"]);
    }
    const entries = await lockEntries(em, { ids: entryIds, companyId });
    const found = entries.map(({ id }) => id);
    await em.execute(`update entry set assignee_id = ? where id ${isListed}`, [memberId, idList(found)]);
    return found;
  });
  return ctx.em.find(Entry, { id: { $in: ids } }, { refresh: true, orderBy: { id: "asc" } });
}
