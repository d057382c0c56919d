import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { reasonIn } from "../moderation/moderation-reason.ts";
import { namedStatusesOf } from "../permission/permission.presenter.ts";
import { StatusVerdictType } from "../permission/permission.type.ts";
import type { Work } from "../posting/work.entity.ts";
import { type PostingReadability, readPosting } from "../readability/read-posting.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import { postingIssues } from "../requirement/posting-issues.ts";
import { WorkIssueType } from "../requirement/work-issue.type.ts";
import { approveRevision } from "./approve-revision.ts";
import { presentChange, shownChanges } from "./content-changes.ts";
import { discardRevision } from "./discard-revision.ts";
import { returnRevision } from "./return-revision.ts";
import { saveRevision } from "./save-revision.ts";
import { submitRevision } from "./submit-revision.ts";
import type { WorkRevision } from "./work-revision.entity.ts";
import * as inputs from "./work-revision.input.ts";
import { WorkChangeType, WorkRevisionType } from "./work-revision.type.ts";
import * as payloads from "./work-revision-payloads.type.ts";

const none = { work: null };
const answer = (work: Work) => ({ work });

@Resolver(() => WorkRevisionType)
export class WorkRevisionFieldsResolver {
  @FieldResolver(() => [WorkChangeType])
  changes(@Root() revision: WorkRevision): WorkChangeType[] {
    return shownChanges(revision).map(presentChange);
  }

  @FieldResolver(() => String, { nullable: true })
  returnReason(@Root() revision: WorkRevision, @Ctx() ctx: GraphQLContext): string | null {
    return reasonIn(ctx.locale, revision.returnReason);
  }

  @FieldResolver(() => [WorkIssueType])
  issues(@Root() revision: WorkRevision, @Ctx() ctx: GraphQLContext): Promise<WorkIssueType[]> {
    return postingIssues(ctx, revision);
  }

  @FieldResolver(() => [StatusVerdictType])
  namedStatuses(@Root() revision: WorkRevision, @Ctx() ctx: GraphQLContext): Promise<StatusVerdictType[]> {
    return namedStatusesOf(ctx, revision);
  }

  @FieldResolver(() => ReadabilityType)
  readability(@Root() revision: WorkRevision): PostingReadability {
    return readPosting(revision);
  }
}

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class WorkRevisionCompanyResolver {
  @Mutation(() => payloads.SaveWorkRevisionPayload, {
    description: "Keeps changes to a published work for a later review; the public goes on seeing the work as it is.",
  })
  saveWorkRevision(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveWorkRevisionInput) input: inputs.SaveWorkRevisionInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => saveRevision(ctx, input), answer, none);
  }

  @Mutation(() => payloads.SubmitWorkRevisionPayload, {
    description: "Sends the changes to review; changes that no review looks at are made at once.",
  })
  submitWorkRevision(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SubmitWorkRevisionInput) input: inputs.SubmitWorkRevisionInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => submitRevision(ctx, input), answer, none);
  }

  @Mutation(() => payloads.DiscardWorkRevisionPayload, { description: "Gives the changes up; the work stays as the public sees it." })
  discardWorkRevision(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DiscardWorkRevisionInput) input: inputs.DiscardWorkRevisionInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => discardRevision(ctx, input), answer, none);
  }
}

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class WorkRevisionAdminResolver {
  @Mutation(() => payloads.ApproveWorkRevisionPayload, { description: "Makes the changes of a revision under review public at once." })
  approveWorkRevision(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ApproveWorkRevisionInput) input: inputs.ApproveWorkRevisionInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => approveRevision(ctx, input), answer, none);
  }

  @Mutation(() => payloads.ReturnWorkRevisionPayload, {
    description: "Returns a revision under review; the public posting stays as it is.",
  })
  returnWorkRevision(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ReturnWorkRevisionInput) input: inputs.ReturnWorkRevisionInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => returnRevision(ctx, input), answer, none);
  }
}
