import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { askedFields } from "../../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { countsAsView } from "../like/view-counter.ts";
import type { Work } from "../posting/work.entity.ts";
import { relatedByWork } from "../posting/work.loaders.ts";
import { readPublicWork } from "../posting/work.queries.ts";
import { rowColumns } from "../posting/work.row-columns.ts";
import { WorkType } from "../posting/work.type.ts";
import type { WorkRow } from "./work.search-row.ts";

@Authorized("PUBLIC")
@Resolver(() => WorkType)
export class WorkPublicResolver {
  @Query(() => WorkType, {
    nullable: true,
    description: "A posting, also when it is paused or over: look at its status. Null when it is not public.",
  })
  async work(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The work." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WorkRow | null> {
    const asked = askedFields(info);
    const related = asked.get("related");
    const work = await readPublicWork(ctx, id, rowColumns(asked), related ? rowColumns(related) : null);
    if (work && countsAsView(ctx.viewer, work)) ctx.noteView(work.id);
    return work;
  }

  @FieldResolver(() => [WorkType])
  related(@Root() work: Pick<Work, "id">, @Ctx() ctx: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<WorkRow[]> {
    return loader(ctx, relatedByWork(rowColumns(askedFields(info)))).load(work.id);
  }
}
