import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import type { CountedPage, PageInput } from "../../../shared/paging/page.ts";
import { userError } from "../../../shared/user-error.ts";
import { Work } from "../posting/work.entity.ts";
import { type WorkStatus, workStatuses } from "../posting/work.vocabulary.ts";
import { type CompanyWorkFilter, companyWorksWhere } from "./work.company.filter.ts";
import { type CompanyWorkSort, companyWorkOrder } from "./work.company.order.ts";

export interface CompanyWorksInput extends PageInput {
  filter?: CompanyWorkFilter | null;
  sort?: CompanyWorkSort;
}

export interface CompanyWorkCount {
  status: WorkStatus;
  count: number;
}

export interface CompanyWorkPage extends CountedPage<Work> {
  statusCounts: () => Promise<CompanyWorkCount[]>;
}

function companyIdOf({ viewer }: Ctx): string {
  if (!viewer.company) throw userError("FORBIDDEN");
  return viewer.company.companyId;
}

/** A work of the viewer's own company; null for another company's. */
export async function findCompanyWork(ctx: Ctx, id: string): Promise<Work | null> {
  const company = companyIdOf(ctx);
  return isId(id) ? ctx.em.findOne(Work, { id, company }) : null;
}

/** Works of the viewer's own company in the chosen order, by keyset. What is counted is counted when it is asked for. */
export async function listCompanyWorks(ctx: Ctx, input: CompanyWorksInput): Promise<CompanyWorkPage> {
  const filter = input.filter ?? {};
  const anyStatus = companyWorksWhere(companyIdOf(ctx), filter, ctx.now());
  const statuses = filter.statuses ?? [];
  const wanted = statuses.length > 0 ? [...anyStatus, { status: { $in: [...statuses] } }] : anyStatus;
  const { where, orderBy, limit, page } = companyWorkOrder(input.sort ?? "NEWEST", input);
  const rows = await ctx.em.find(Work, { $and: [...wanted, where] }, { orderBy, limit });
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(Work, { $and: wanted }),
    statusCounts: () => countByStatus(ctx, anyStatus),
  };
}

/** Counts the works in each state that match the rest of the filter, in the order of a work's life; empty states are left out. */
async function countByStatus(ctx: Ctx, where: ReturnType<typeof companyWorksWhere>): Promise<CompanyWorkCount[]> {
  const counts = await ctx.em.countBy(Work, "status", { where: { $and: where } });
  return workStatuses.map((status) => ({ status, count: counts[status] ?? 0 })).filter(({ count }) => count > 0);
}
