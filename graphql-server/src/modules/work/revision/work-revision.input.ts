import { Field, ID, InputType, Int } from "type-graphql";
import { FieldCommentInput } from "../moderation/field-comment.input.ts";
import type { ModerationReason } from "../moderation/moderation-reason.ts";
import { ModerationReasonEnum } from "../moderation/moderation-reason.type.ts";
import { WorkContentInput } from "../posting/work.input.ts";

const workOptions = { description: "The published work." };
const versionOptions = { description: "Version of the revision that was read; an older one is refused as STALE_VERSION." };

@InputType()
class RevisionVersionInput {
  @Field(() => ID, workOptions)
  workId!: string;

  @Field(() => Int, versionOptions)
  version!: number;
}

@InputType("SaveWorkRevisionInput", { description: "Keeps changes to a published work for a later review." })
export class SaveWorkRevisionInput {
  @Field(() => ID, workOptions)
  workId!: string;

  @Field(() => Int, { nullable: true, description: "Version of the revision that was read; absent when there was none." })
  version?: number | null;

  @Field(() => WorkContentInput, { description: "What changes." })
  content!: WorkContentInput;
}

@InputType("SubmitWorkRevisionInput", { description: "Sends the changes to a published work to review." })
export class SubmitWorkRevisionInput extends RevisionVersionInput {}

@InputType("DiscardWorkRevisionInput", { description: "Gives the changes to a published work up." })
export class DiscardWorkRevisionInput extends RevisionVersionInput {}

@InputType("ApproveWorkRevisionInput", { description: "Makes the changes of a revision under review public." })
export class ApproveWorkRevisionInput extends RevisionVersionInput {}

@InputType("ReturnWorkRevisionInput", { description: "Returns a revision under review to its company." })
export class ReturnWorkRevisionInput extends RevisionVersionInput {
  @Field(() => String, {
    nullable: true,
    description: "What to change, up to 2,000 characters; needed without `reasonCodes`. The company reads it.",
  })
  reason?: string | null;

  @Field(() => [ModerationReasonEnum], { nullable: true, description: "Reasons from the list; the company reads their sentences." })
  reasonCodes?: ModerationReason[] | null;

  @Field(() => [FieldCommentInput], { nullable: true, description: "What to change at single fields, at most 30." })
  comments?: FieldCommentInput[] | null;
}
