import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { askedFields } from "../../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { Asked } from "../../../shared/paging/asked.ts";
import type { Page } from "../../../shared/paging/page.ts";
import { viewerOrder, withPermission } from "../matching/matching.queries.ts";
import { rowColumns } from "../posting/work.row-columns.ts";
import { countFacets } from "./work.facets.ts";
import { relaxSearch } from "./work.relaxations.ts";
import { countBeside, countWorks, searchWorks } from "./work.search.ts";
import { WorkCountType, WorkFacetsType, WorkFilterInput, WorkPageType, WorkRelaxationType, WorkSortEnum } from "./work.search.type.ts";
import type { WorkSort } from "./work.search-order.ts";
import type { WorkRow } from "./work.search-row.ts";
import type { WorkFilter } from "./work.search-sql.ts";

const nothing: Asked = new Map();

interface WorkSearchPage extends Page<WorkRow> {
  /** Kept for the count, which is taken only when it is asked for. */
  filter: WorkFilter | null;
  /** The count where it costs little, read together with the page. */
  count: Promise<WorkCountType> | null;
}

@Authorized("PUBLIC")
@Resolver(() => WorkPageType)
export class WorkSearchResolver {
  @Query(() => WorkPageType, { description: "Open works that meet every condition." })
  async works(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => WorkFilterInput, { nullable: true, description: "Conditions that must all be met." }) wanted: WorkFilter | null,
    @Arg("sort", () => WorkSortEnum, { defaultValue: "NEWEST", description: "Order of the list." }) sort: WorkSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WorkSearchPage> {
    const filter = await withPermission(ctx, wanted);
    const match = await viewerOrder(ctx, sort);
    const hiddenFor = ctx.viewer.seeker?.userId ?? null;
    const asked = askedFields(info);
    const columns = rowColumns(asked.get("items") ?? nothing);
    const count = asked.has("totalCount") ? countBeside(ctx, filter) : null;
    const { items, endCursor, hasNextPage } = await searchWorks(ctx, { filter, sort, first, after, match, columns, hiddenFor });
    return { items, pageInfo: { endCursor, hasNextPage }, filter, count };
  }

  @Query(() => WorkFacetsType, { description: "How the works of a search spread over places, categories and levels." })
  async workFacets(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => WorkFilterInput, { nullable: true, description: "Conditions that must all be met." }) filter: WorkFilter | null,
  ): Promise<Omit<WorkFacetsType, "options" | "lines" | "towns"> & { filter: WorkFilter }> {
    const asked = await withPermission(ctx, filter);
    return { ...(await countFacets(ctx, asked)), filter: asked };
  }

  @Query(() => [WorkRelaxationType], {
    description:
      "For a search that finds too little: what it would find without each of its conditions, the most first. At most one for each condition.",
  })
  async workRelaxations(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => WorkFilterInput, { description: "Conditions that must all be met." }) filter: WorkFilter,
  ): Promise<WorkRelaxationType[]> {
    return relaxSearch(ctx, await withPermission(ctx, filter));
  }

  @FieldResolver(() => WorkCountType)
  totalCount(@Root() page: WorkSearchPage, @Ctx() ctx: GraphQLContext): Promise<WorkCountType> {
    return page.count ?? countWorks(ctx, page.filter);
  }
}
