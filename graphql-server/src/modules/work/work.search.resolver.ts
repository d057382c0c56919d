import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { loader } from "../../shared/loader.ts";
import { companyById } from "../company/company.loaders.ts";
import { viewerMatchJoin, withPermission } from "../matching/matching.queries.ts";
import { countFacets } from "./work.facets.ts";
import { countWorks, searchWorks } from "./work.search.ts";
import { WorkCountType, WorkFacetsType, WorkFilterInput, WorkPageType, WorkSortEnum } from "./work.search.type.ts";
import type { WorkSort } from "./work.search-order.ts";
import type { WorkFilter } from "./work.search-sql.ts";

@Authorized("PUBLIC")
@Resolver(() => WorkPageType)
export class WorkSearchResolver {
  @Query(() => WorkPageType, { description: "Open works that meet every condition." })
  async works(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => WorkFilterInput, { nullable: true }) wanted: WorkFilter | null,
    @Arg("sort", () => WorkSortEnum, { defaultValue: "NEWEST" }) sort: WorkSort,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
  ) {
    const filter = await withPermission(ctx, wanted);
    const match = sort === "MATCH" ? await viewerMatchJoin(ctx) : null;
    const { items, endCursor, hasNextPage } = await searchWorks(ctx, { filter, sort, first, after, match });
    const companies = loader(ctx, companyById);
    for (const { company } of items) companies.prime(company.id, company);
    return { items, pageInfo: { endCursor, hasNextPage }, filter };
  }

  @Query(() => WorkFacetsType, { description: "How the works of a search spread over places, categories and levels." })
  async workFacets(@Ctx() ctx: GraphQLContext, @Arg("filter", () => WorkFilterInput, { nullable: true }) filter: WorkFilter | null) {
    return countFacets(ctx, await withPermission(ctx, filter));
  }

  @FieldResolver(() => WorkCountType)
  totalCount(@Root() page: { filter: WorkFilter | null }, @Ctx() ctx: GraphQLContext) {
    return countWorks(ctx, page.filter);
  }
}
