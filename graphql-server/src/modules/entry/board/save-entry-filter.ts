import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { entryStatuses } from "../entry/entry.vocabulary.ts";
import { EntryFilter } from "./entry-filter.entity.ts";

/** Filters a member may keep. */
export const maxEntryFilters = 20;

const schema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  filter: z.strictObject({
    keyword: z.string().trim().max(100).nullish(),
    statuses: z.array(z.enum(entryStatuses)).max(entryStatuses.length).nullish(),
    workId: z.string().refine(isId).nullish(),
  }),
});

/** Keeps a filter for the member who asks; one of the same name is replaced. @throws UserErrors UNAUTHENTICATED, TOO_MANY_FILTERS */
export async function saveEntryFilter(ctx: Ctx, input: z.input<typeof schema>): Promise<EntryFilter> {
  const { memberId } = requireCompanyMember(ctx);
  const { name, filter } = parse(schema, input);
  const stored = { keyword: filter.keyword || null, statuses: [...new Set(filter.statuses ?? [])], workId: filter.workId ?? null };
  return runInTransaction(ctx.em, async (em) => {
    const member = await em.findOneOrFail(CompanyMember, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.findOne(EntryFilter, { member: memberId, name }, { refresh: true });
    if (known) {
      known.filter = stored;
      return known;
    }
    if ((await em.count(EntryFilter, { member: memberId })) >= maxEntryFilters) {
      throw userError("TOO_MANY_FILTERS", [], { maximum: maxEntryFilters });
    }
    return em.create(EntryFilter, { id: newId(), member, name, filter: stored, createdAt: ctx.now() });
  });
}

/** Forgets one of the member's own filters. @throws UserErrors UNAUTHENTICATED, NOT_FOUND */
export async function deleteEntryFilter(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { memberId } = requireCompanyMember(ctx);
  const count = isId(id) ? await ctx.em.nativeDelete(EntryFilter, { id, member: memberId }) : 0;
  if (count === 0) throw notFound();
  return id;
}
