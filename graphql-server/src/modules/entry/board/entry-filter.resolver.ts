import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { EntryFilter } from "./entry-filter.entity.ts";
import * as types from "./entry-filter.type.ts";
import { deleteEntryFilter, maxEntryFilters, saveEntryFilter } from "./save-entry-filter.ts";

@Authorized("COMPANY")
@Resolver()
export class EntryFilterResolver {
  @Query(() => [types.EntryFilterType], { description: "The filters of applicants that the member keeps, oldest first; at most 20." })
  entryFilters(@Ctx() ctx: GraphQLContext): Promise<EntryFilter[]> {
    const mine = { member: requireCompanyMember(ctx).memberId };
    return ctx.em.find(EntryFilter, mine, { orderBy: { createdAt: "asc", id: "asc" }, limit: maxEntryFilters });
  }

  @Mutation(() => types.SaveEntryFilterPayload, { description: "Keeps a filter of applicants." })
  saveEntryFilter(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SaveEntryFilterInput) input: types.SaveEntryFilterInput,
  ): Promise<Payload<{ entryFilter: EntryFilter | null }>> {
    return payload(
      ctx,
      () => saveEntryFilter(ctx, { name: input.name, filter: { ...input.filter } }),
      (entryFilter) => ({ entryFilter }),
      { entryFilter: null },
    );
  }

  @Mutation(() => types.DeleteEntryFilterPayload, { description: "Forgets a filter of applicants." })
  deleteEntryFilter(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeleteEntryFilterInput) { id }: types.DeleteEntryFilterInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteEntryFilter(ctx, { id }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}
