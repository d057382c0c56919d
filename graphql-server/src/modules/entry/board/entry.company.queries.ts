import type { FilterQuery } from "@mikro-orm/core";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { stillHereSql } from "../../account/leaving/left-person.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";

export interface CompanyEntriesInput {
  filter?: { keyword?: string | null; statuses?: readonly EntryStatus[] | null; workId?: string | null } | null;
  first: number;
  after?: string | null;
}

/** An application to the viewer's own company; null for another company's. */
export async function findCompanyEntry(ctx: Ctx, id: string): Promise<Entry | null> {
  const { companyId } = requireCompanyMember(ctx);
  return isId(id) ? ctx.em.findOne(Entry, { id, company: companyId, hiddenFromCompany: false }) : null;
}

/** Seekers who applied to the company, are still here and whose name has the keyword. */
async function applicantsNamed(ctx: Ctx, companyId: string, keyword: string): Promise<string[]> {
  const pattern = `%${keyword.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const rows: { id: string }[] = await ctx.em.execute(
    `select distinct p.user_id as id from user_profile p join entry e on e.user_id = p.user_id join users u on u.id = p.user_id
    where e.company_id = ? and not e.hidden_from_company and ${stillHereSql("u")} and (p.family_name || p.given_name || ' ' || p.family_name_kana || p.given_name_kana || ' ' || p.latin_name) ilike ? limit 500`,
    [companyId, pattern],
  );
  return rows.map(({ id }) => id);
}

/** The condition for the applications of the viewer's own company that the filter asks for. */
export async function companyEntriesWhere(ctx: Ctx, filter: CompanyEntriesInput["filter"]): Promise<{ $and: FilterQuery<Entry>[] }> {
  const { companyId } = requireCompanyMember(ctx);
  const { keyword, statuses, workId } = filter ?? {};
  const wanted: FilterQuery<Entry>[] = [{ company: companyId, hiddenFromCompany: false }];
  if (statuses && statuses.length > 0) wanted.push({ status: { $in: [...statuses] } });
  if (workId) wanted.push(isId(workId) ? { work: workId } : { id: null });
  if (keyword?.trim()) {
    const users = await applicantsNamed(ctx, companyId, keyword);
    wanted.push({ $or: [{ user: { $in: users } }, { work: { title: containsText(keyword) } }] });
  }
  return { $and: wanted };
}

/** Applications to the viewer's own company, latest move first, by keyset. */
export async function listCompanyEntries(ctx: Ctx, input: CompanyEntriesInput) {
  const wanted = await companyEntriesWhere(ctx, input.filter);
  const { where, orderBy, limit, page } = keyset(latestBy("movedAt"), input);
  const rows = await ctx.em.find(Entry, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Entry, wanted) };
}
