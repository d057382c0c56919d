import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { EntryFilter } from "./entry-filter.entity.ts";
import * as types from "./entry-filter.type.ts";
import { deleteEntryFilter, maxEntryFilters, saveEntryFilter, visibleFilters } from "./save-entry-filter.ts";

@Authorized("COMPANY")
@Resolver(() => types.EntryFilterType)
export class EntryFilterResolver {
  @Query(() => [types.EntryFilterType], {
    description: "The views of applicants that the member keeps and those that colleagues share, oldest first.",
  })
  entryFilters(@Ctx() ctx: GraphQLContext): Promise<EntryFilter[]> {
    const mine = visibleFilters(requireCompanyMember(ctx));
    return ctx.em.find(EntryFilter, mine, { orderBy: { createdAt: "asc", id: "asc" }, limit: 10 * maxEntryFilters });
  }

  @FieldResolver(() => Boolean)
  isOwn(@Root() { member }: EntryFilter, @Ctx() { viewer }: GraphQLContext): boolean {
    return member.id === viewer.company?.memberId;
  }

  @FieldResolver(() => Boolean)
  viewerCanDelete(@Root() { member }: EntryFilter, @Ctx() { viewer }: GraphQLContext): boolean {
    return member.id === viewer.company?.memberId || viewer.company?.role === "OWNER";
  }

  @FieldResolver(() => types.EntryFilterValuesType)
  filter(@Root() { filter }: EntryFilter): types.EntryFilterValuesType {
    return { ...types.noConditions, ...filter, statuses: filter.statuses ?? [], verdicts: filter.verdicts ?? [] };
  }

  @Mutation(() => types.SaveEntryFilterPayload, { description: "Keeps a filter of applicants." })
  saveEntryFilter(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SaveEntryFilterInput) input: types.SaveEntryFilterInput,
  ): Promise<Payload<{ entryFilter: EntryFilter | null }>> {
    return payload(
      ctx,
      () => saveEntryFilter(ctx, { name: input.name, isShared: input.isShared, filter: { ...input.filter, sort: input.sort } }),
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
