import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { loader } from "../../shared/loader.ts";
import { minimumWagesByDay, todayOf } from "../minimum-wage/minimum-wage.queries.ts";
import { readPosting } from "../readability/read-posting.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import type { Work } from "./work.entity.ts";
import { eventsByWork } from "./work.loaders.ts";
import { missingItems } from "./work.requirements.ts";
import { KeptWorkType, WorkEventType, WorkIssueType } from "./work.type.ts";
import { presentIssues } from "./work-issue.presenter.ts";

/** Fields that company and back office share. */
@Resolver(() => KeptWorkType)
export class KeptWorkResolver {
  @FieldResolver(() => [WorkEventType])
  events(@Root() work: Work, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, eventsByWork).load(work.id);
  }

  @FieldResolver(() => [WorkIssueType])
  async issues(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<WorkIssueType[]> {
    const today = todayOf(ctx);
    const wages = await loader(ctx, minimumWagesByDay).load(today);
    const minimumWage = work.prefecture ? wages.get(work.prefecture) : undefined;
    return presentIssues(ctx, missingItems({ work, today, minimumWage }));
  }

  @FieldResolver(() => ReadabilityType)
  readability(@Root() work: Work) {
    return readPosting(work);
  }
}
