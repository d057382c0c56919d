import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { countOptions } from "./work.options.ts";
import { WorkFacetsType, WorkOptionCountType } from "./work.search.type.ts";
import type { WorkFilter } from "./work.search-sql.ts";

/** What is counted only when it is asked for. */
@Authorized("PUBLIC")
@Resolver(() => WorkFacetsType)
export class WorkFacetsResolver {
  @FieldResolver(() => [WorkOptionCountType])
  options(@Root() facets: { filter: WorkFilter }, @Ctx() ctx: GraphQLContext): Promise<WorkOptionCountType[]> {
    return countOptions(ctx, facets.filter);
  }
}
