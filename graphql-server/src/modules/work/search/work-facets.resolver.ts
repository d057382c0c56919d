import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { countOptions } from "./work.options.ts";
import { countLines, countTowns } from "./work.places.ts";
import { LineCountType, TownCountType, WorkFacetsType, WorkOptionCountType } from "./work.search.type.ts";
import type { WorkFilter } from "./work.search-sql.ts";

/** What is counted only when it is asked for. */
@Authorized("PUBLIC")
@Resolver(() => WorkFacetsType)
export class WorkFacetsResolver {
  @FieldResolver(() => [WorkOptionCountType])
  options(@Root() facets: { filter: WorkFilter }, @Ctx() ctx: GraphQLContext): Promise<WorkOptionCountType[]> {
    return countOptions(ctx, facets.filter);
  }

  @FieldResolver(() => [LineCountType])
  lines(@Root() facets: { filter: WorkFilter }, @Ctx() ctx: GraphQLContext): Promise<LineCountType[]> {
    return countLines(ctx, facets.filter);
  }

  @FieldResolver(() => [TownCountType])
  towns(@Root() facets: { filter: WorkFilter }, @Ctx() ctx: GraphQLContext): Promise<TownCountType[]> {
    return countTowns(ctx, facets.filter);
  }
}
