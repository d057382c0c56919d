import type { FilterQuery } from "@mikro-orm/postgresql";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { type PageInput } from "../../../shared/paging/page.ts";
import { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { countByStatus } from "../tally/work-tally.queries.ts";

/** SUBMITTED_FIRST is the queue of moderation: the work that has waited longest comes first, then works never submitted. */
export const adminWorkSorts = ["NEWEST", "SUBMITTED_FIRST", "UPDATED_LAST"] as const;
export type AdminWorkSort = (typeof adminWorkSorts)[number];

export interface AdminWorksInput extends PageInput {
  filter?: {
    keyword?: string | null;
    statuses?: readonly WorkStatus[] | null;
    isWaiting?: boolean | null;
    hasChanges?: boolean | null;
    companyId?: string | null;
  } | null;
  sort?: AdminWorkSort;
}

const orders = {
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
  UPDATED_LAST: { key: "updatedAt", kind: "TIME", direction: "desc" },
  SUBMITTED_FIRST: { key: "submittedAt", kind: "TIME", direction: "asc", nulls: "last" },
} as const;

/** Any work, for those who moderate. */
export async function getAdminWork(ctx: Ctx, id: string): Promise<Work | null> {
  requireModerator(ctx);
  return isId(id) ? ctx.em.findOne(Work, { id }) : null;
}

/** Works that wait for a decision: under review, or published with changes under review. */
function waiting(hasChanges: boolean | null | undefined): FilterQuery<Work> {
  if (hasChanges === true) return { revisionStatus: "REVIEW" };
  return hasChanges === false ? { status: "REVIEW" } : { $or: [{ status: "REVIEW" }, { revisionStatus: "REVIEW" }] };
}

function conditionsOf({ keyword, statuses, isWaiting, hasChanges, companyId }: NonNullable<AdminWorksInput["filter"]>) {
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  return {
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(companyId && { company: isId(companyId) ? companyId : null }),
    ...(isWaiting && { $and: [waiting(hasChanges)] }),
    ...(text && { $or: [{ title: text }, { company: { name: text } }] }),
  };
}

/** All works, or those of some states, by the counts that are kept; others one by one. */
async function countWanted(ctx: Ctx, filter: NonNullable<AdminWorksInput["filter"]>): Promise<number> {
  const { keyword, statuses, isWaiting, companyId } = filter;
  if (keyword?.trim() || isWaiting || companyId) return ctx.em.count(Work, conditionsOf(filter));
  const counts = await countByStatus(ctx);
  const wanted = statuses && statuses.length > 0 ? [...new Set(statuses)] : [...counts.keys()];
  return wanted.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}

/** Works of all companies in the chosen order, by keyset. */
export async function listAdminWorks(ctx: Ctx, input: AdminWorksInput) {
  requireModerator(ctx);
  const order = orders[input.sort ?? "SUBMITTED_FIRST"];
  const wanted = conditionsOf(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset(order, input);
  const rows = await ctx.em.find(Work, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => countWanted(ctx, input.filter ?? {}) };
}
