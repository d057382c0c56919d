import { type FilterQuery, LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { companyEntryFilterSchema } from "../listing/company-entry-filter.ts";
import { companyEntrySorts } from "../listing/entry-order.ts";
import { EntryFilter } from "./entry-filter.entity.ts";

/** Filters a member may keep. */
export const maxEntryFilters = 20;

/** The views that a member sees: their own, and those that colleagues share. */
export function visibleFilters({ companyId, memberId }: { companyId: string; memberId: string }): FilterQuery<EntryFilter> {
  const colleagues = { company: companyId, status: "ACTIVE" as const };
  return { $or: [{ member: memberId }, { isShared: true, member: colleagues }] };
}

const schema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  isShared: z.boolean().default(false),
  filter: companyEntryFilterSchema.extend({ sort: z.enum(companyEntrySorts).nullish() }),
});

/**
 * Keeps a view of the applicants for the member who asks, or for the whole company; one of the same name is replaced.
 * @throws UserErrors UNAUTHENTICATED, TOO_MANY_FILTERS
 */
export async function saveEntryFilter(ctx: Ctx, input: z.input<typeof schema>): Promise<EntryFilter> {
  const { memberId } = requireCompanyMember(ctx);
  const { name, isShared, filter } = parse(schema, input);
  const stored = { ...filter, keyword: filter.keyword || null, statuses: [...new Set(filter.statuses ?? [])] };
  return runInTransaction(ctx.em, async (em) => {
    const member = await em.findOneOrFail(CompanyMember, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.findOne(EntryFilter, { member: memberId, name }, { refresh: true });
    if (known) {
      Object.assign(known, { filter: stored, isShared });
      return known;
    }
    if ((await em.count(EntryFilter, { member: memberId })) >= maxEntryFilters) {
      throw userError("TOO_MANY_FILTERS", [], { maximum: maxEntryFilters });
    }
    return em.create(EntryFilter, { id: newId(), member, name, isShared, filter: stored, createdAt: ctx.now() });
  });
}

/** Forgets one of the member's own views; an owner may also forget a colleague's that is shared. @throws UserErrors UNAUTHENTICATED, NOT_FOUND */
export async function deleteEntryFilter(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { companyId, memberId, role } = requireCompanyMember(ctx);
  const known = isId(id) ? await ctx.em.findOne(EntryFilter, { $and: [{ id }, visibleFilters({ companyId, memberId })] }) : null;
  const isAllowed = known !== null && (known.member.id === memberId || role === "OWNER");
  const count = isAllowed ? await ctx.em.nativeDelete(EntryFilter, { id }) : 0;
  if (count === 0) throw notFound();
  return id;
}
