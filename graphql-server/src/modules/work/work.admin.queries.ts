import type { Ctx } from "../../shared/ctx.ts";
import { pageSize } from "../../shared/cursor.ts";
import { isId } from "../../shared/ids.ts";
import { readTimeCursor, type TimeCursor, timePage } from "../../shared/time-cursor.ts";
import { containsText } from "./contains-text.ts";
import { Work } from "./work.entity.ts";
import { requireModerator } from "./work.policy.ts";
import type { WorkStatus } from "./work.vocabulary.ts";

/** SUBMITTED_FIRST is the queue of moderation: who waits longest comes first, then what was never submitted. */
export const adminWorkSorts = ["NEWEST", "SUBMITTED_FIRST", "UPDATED_LAST"] as const;
export type AdminWorkSort = (typeof adminWorkSorts)[number];

export interface AdminWorksInput {
  filter?: { keyword?: string | null; statuses?: readonly WorkStatus[] | null; companyId?: string | null } | null;
  sort?: AdminWorkSort;
  first: number;
  after?: string | null;
}

const orders = {
  NEWEST: { key: "createdAt", direction: "desc" },
  UPDATED_LAST: { key: "updatedAt", direction: "desc" },
  SUBMITTED_FIRST: { key: "submittedAt", direction: "asc" },
} as const;
type Order = (typeof orders)[AdminWorkSort];

/** Rows behind the cursor; those without a time stand last. */
function behind({ key, direction }: Order, { at, id }: TimeCursor) {
  const further = direction === "asc" ? "$gt" : "$lt";
  if (at === null) return { [key]: null, id: { [further]: id } };
  return { $or: [{ [key]: { [further]: at } }, { [key]: at, id: { [further]: id } }, { [key]: null }] };
}

/** Any work, for those who moderate. */
export async function getAdminWork(ctx: Ctx, id: string): Promise<Work | null> {
  requireModerator(ctx);
  return isId(id) ? ctx.em.findOne(Work, { id }) : null;
}

function conditionsOf({ keyword, statuses, companyId }: NonNullable<AdminWorksInput["filter"]>) {
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  return {
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(companyId && { company: isId(companyId) ? companyId : null }),
    ...(text && { $or: [{ title: text }, { company: { name: text } }] }),
  };
}

/** Works of all companies in the chosen order, by keyset. */
export async function listAdminWorks(ctx: Ctx, input: AdminWorksInput) {
  requireModerator(ctx);
  const size = pageSize(input.first);
  const order = orders[input.sort ?? "SUBMITTED_FIRST"];
  const wanted = conditionsOf(input.filter ?? {});
  const cursor = readTimeCursor(input.after);
  const rows = await ctx.em.find(
    Work,
    { $and: [wanted, cursor ? behind(order, cursor) : {}] },
    { orderBy: { [order.key]: `${order.direction} nulls last`, id: order.direction }, limit: size + 1 },
  );
  return {
    ...timePage(rows, size, (work) => ({ at: work[order.key], id: work.id })),
    totalCount: () => ctx.em.count(Work, wanted),
  };
}
