import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { loader } from "../../shared/loader.ts";
import { companyById } from "../company/company.loaders.ts";
import { CompanyType } from "../company/company.type.ts";
import { openEntryIdByWork } from "../entry/open-entry.loaders.ts";
import { countsAsView } from "./view-counter.ts";
import type { Work } from "./work.entity.ts";
import { likedByViewer, relatedByWork } from "./work.loaders.ts";
import { readPublicWork } from "./work.queries.ts";
import type { WorkRow } from "./work.search-row.ts";
import { WorkType } from "./work.type.ts";

@Authorized("PUBLIC")
@Resolver(() => WorkType)
export class WorkPublicResolver {
  @Query(() => WorkType, {
    nullable: true,
    description: "A posting, also when it is paused or over: look at its status. Null when it is not public.",
  })
  async work(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The work." }) id: string) {
    const work = await readPublicWork(ctx, id);
    if (work && countsAsView(ctx.viewer, work)) ctx.noteView(work.id);
    return work;
  }

  @FieldResolver(() => CompanyType)
  company(@Root() work: Work | WorkRow, @Ctx() ctx: GraphQLContext) {
    return "name" in work.company ? work.company : loader(ctx, companyById).load(work.company.id);
  }

  @FieldResolver(() => [WorkType])
  related(@Root() work: Work, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, relatedByWork).load(work.id);
  }

  @FieldResolver(() => Boolean)
  liked(@Root() work: Work, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, likedByViewer).load(work.id);
  }

  @FieldResolver(() => ID, { nullable: true })
  openEntryId(@Root() work: Work, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, openEntryIdByWork).load(work.id);
  }
}
