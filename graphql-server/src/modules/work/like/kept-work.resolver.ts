import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { reasonIn } from "../moderation/moderation-reason.ts";
import type { Work } from "../posting/work.entity.ts";
import { eventsByWork } from "../posting/work.loaders.ts";
import { KeptWorkType, WorkEventType } from "../posting/work.type.ts";
import { type PostingReadability, readPosting } from "../readability/read-posting.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import { postingIssues } from "../requirement/posting-issues.ts";
import { WorkIssueType } from "../requirement/work-issue.type.ts";
import type { WorkRevision } from "../revision/work-revision.entity.ts";
import { openRevisionByWork, pastRevisionsByWork } from "../revision/work-revision.loaders.ts";
import { WorkRevisionType } from "../revision/work-revision.type.ts";

/** Fields that company and back office share. */
@Resolver(() => KeptWorkType)
export class KeptWorkResolver {
  @FieldResolver(() => [WorkEventType])
  async events(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<WorkEventType[]> {
    const events = await loader(ctx, eventsByWork).load(work.id);
    return events.map(({ id, from, to, actorKind, reason, at }) => ({ id, from, to, actorKind, at, reason: reasonIn(ctx.locale, reason) }));
  }

  @FieldResolver(() => String, { nullable: true })
  returnReason(@Root() work: Work, @Ctx() ctx: GraphQLContext): string | null {
    return reasonIn(ctx.locale, work.returnReason);
  }

  @FieldResolver(() => [WorkIssueType])
  issues(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<WorkIssueType[]> {
    return postingIssues(ctx, work);
  }

  @FieldResolver(() => ReadabilityType)
  readability(@Root() work: Work): PostingReadability {
    return readPosting(work);
  }

  @FieldResolver(() => WorkRevisionType, { nullable: true })
  revision(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<WorkRevision | null> | null {
    return work.revisionStatus ? loader(ctx, openRevisionByWork).load(work.id) : null;
  }

  @FieldResolver(() => [WorkRevisionType])
  pastRevisions(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<WorkRevision[]> {
    return loader(ctx, pastRevisionsByWork).load(work.id);
  }
}
