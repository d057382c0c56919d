import { Arg, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { presentStatuses } from "../permission/permission.presenter.ts";
import { WorkContentInput } from "../posting/work.input.ts";
import { checkPosting } from "./check-posting.ts";
import { PostingCheckType } from "./posting-check.type.ts";
import { presentIssues } from "./work-issue.presenter.ts";

@Authorized("COMPANY_RECRUITER", "ADMIN_OPERATOR")
@Resolver()
export class PostingCheckResolver {
  @Query(() => PostingCheckType, {
    description: "Checks a posting while it is typed, by the same rules as its publication. Writes nothing.",
  })
  async checkPosting(
    @Ctx() ctx: GraphQLContext,
    @Arg("content", () => WorkContentInput, { description: "The posting as it stands in the form." }) content: WorkContentInput,
  ): Promise<PostingCheckType> {
    const { issues, statuses, work, readability } = await checkPosting(ctx, content);
    const shown = work ? presentStatuses(ctx, { statuses, work }) : [];
    return { issues: presentIssues(ctx, issues), statuses: shown, readability: { ...readability, hardWords: [...readability.hardWords] } };
  }
}
