import type { FilterQuery } from "@mikro-orm/core";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { stillHereSql } from "../../account/leaving/left-person.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { profileContains } from "../../account/profile/profile.search-index.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { CompanyEntryFilter } from "../listing/company-entry-filter.ts";
import { entryConditions } from "../listing/entry-conditions.ts";
import { type CompanyEntrySort, companyEntryOrder } from "../listing/entry-order.ts";

export interface CompanyEntriesInput extends PageInput {
  filter?: CompanyEntryFilter | null;
  /** LATEST_MOVE without it. */
  sort?: CompanyEntrySort;
}

/** An application to the viewer's own company; null for another company's. */
export async function findCompanyEntry(ctx: Ctx, id: string): Promise<Entry | null> {
  const { companyId } = requireCompanyMember(ctx);
  return isId(id) ? ctx.em.findOne(Entry, { id, company: companyId, hiddenFromCompany: false }) : null;
}

/** Seekers who applied to the company, are still here and whose name or mail address has the keyword. */
async function applicantsNamed(ctx: Ctx, companyId: string, keyword: string): Promise<string[]> {
  const named = profileContains("p.search_tokens", keyword);
  const rows: { id: string }[] = await ctx.em.execute(
    `select distinct p.user_id as id from user_profile p join entry e on e.user_id = p.user_id join users u on u.id = p.user_id
    where e.company_id = ? and not e.hidden_from_company and ${stillHereSql("u")} and ${named.text} limit 500`,
    [companyId, ...named.values],
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
  return { $and: [...wanted, ...(await entryConditions(ctx, companyId, filter ?? {}))] };
}

/** Applications to the viewer's own company in the order asked for, by keyset. */
export async function listCompanyEntries(ctx: Ctx, input: CompanyEntriesInput) {
  const wanted = await companyEntriesWhere(ctx, input.filter);
  const { where, orderBy, limit, page } = companyEntryOrder(input.sort ?? "LATEST_MOVE", input);
  const rows = await ctx.em.find(Entry, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Entry, wanted) };
}
