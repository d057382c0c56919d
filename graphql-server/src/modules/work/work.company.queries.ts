import type { Ctx } from "../../shared/ctx.ts";
import { pageSize } from "../../shared/cursor.ts";
import { isId } from "../../shared/ids.ts";
import { readTimeCursor, timePage } from "../../shared/time-cursor.ts";
import { userError } from "../../shared/user-error.ts";
import { containsText } from "./contains-text.ts";
import { Work } from "./work.entity.ts";
import type { WorkStatus } from "./work.vocabulary.ts";

export interface CompanyWorksInput {
  filter?: { keyword?: string | null; statuses?: readonly WorkStatus[] | null } | null;
  first: number;
  after?: string | null;
}

function companyIdOf({ viewer }: Ctx): string {
  if (!viewer.company) throw userError("FORBIDDEN");
  return viewer.company.companyId;
}

/** A work of the viewer's own company; a foreign one is null. */
export async function findCompanyWork(ctx: Ctx, id: string): Promise<Work | null> {
  const company = companyIdOf(ctx);
  return isId(id) ? ctx.em.findOne(Work, { id, company }) : null;
}

/** Works of the viewer's own company, newest first, by keyset. */
export async function listCompanyWorks(ctx: Ctx, input: CompanyWorksInput) {
  const company = companyIdOf(ctx);
  const size = pageSize(input.first);
  const { keyword, statuses } = input.filter ?? {};
  const wanted = {
    company,
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(keyword?.trim() && { title: containsText(keyword) }),
  };
  const cursor = readTimeCursor(input.after);
  const older = cursor?.at ? createdBefore(cursor.at, cursor.id) : {};
  const rows = await ctx.em.find(Work, { $and: [wanted, older] }, { orderBy: { createdAt: "desc", id: "desc" }, limit: size + 1 });
  return {
    ...timePage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id })),
    totalCount: () => ctx.em.count(Work, wanted),
  };
}

function createdBefore(at: Date, id: string) {
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] };
}
