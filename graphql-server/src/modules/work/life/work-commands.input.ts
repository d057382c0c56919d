import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { FieldCommentInput } from "../moderation/field-comment.input.ts";
import type { ModerationReason } from "../moderation/moderation-reason.ts";
import { ModerationReasonEnum } from "../moderation/moderation-reason.type.ts";
import { WorkStatusEnum } from "../posting/work.enums.ts";
import { WorkContentInput } from "../posting/work.input.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";

const idOptions = { description: "The work." };
const versionOptions = { description: "The version that was read; an older one is refused as STALE_VERSION." };

@InputType()
class WorkVersionInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;
}

@InputType("CreateWorkInput", {
  description: "`operationId` makes a repeated request answer the work that was created the first time.",
})
export class CreateWorkInput {
  @Field(() => ID, { description: "A UUID chosen by the client; it becomes the work's id." })
  operationId!: string;

  @Field(() => String, { nullable: true, description: "管理番号: what the company itself calls it, once among its works." })
  referenceNumber?: string | null;

  @Field(() => WorkContentInput, { description: "What is known so far." })
  content!: WorkContentInput;
}

@InputType("UpdateWorkInput", { description: "Changes what is given of a posting." })
export class UpdateWorkInput extends WorkVersionInput {
  @Field(() => WorkContentInput, { description: "What changes." })
  content!: WorkContentInput;
}

@InputType("SubmitWorkInput", { description: "Sends a draft or a returned posting to review." })
export class SubmitWorkInput extends WorkVersionInput {
  @Field(() => GraphQLDateTime, { nullable: true, description: "When to publish it after approval; absent or past means at once." })
  publishAt?: Date | null;
}

@InputType("ApproveWorkInput", { description: "Publishes a posting under review, at once or at its time." })
export class ApproveWorkInput extends WorkVersionInput {}

@InputType("ReturnWorkInput", { description: "Returns a posting under review to its company." })
export class ReturnWorkInput extends WorkVersionInput {
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

@InputType("SuspendWorkInput", { description: "Takes a posting off the site." })
export class SuspendWorkInput extends WorkVersionInput {
  @Field(() => String, { nullable: true, description: "Why, up to 2,000 characters; needed without `reasonCodes`. The company reads it." })
  reason?: string | null;

  @Field(() => [ModerationReasonEnum], { nullable: true, description: "Reasons from the list; the company reads their sentences." })
  reasonCodes?: ModerationReason[] | null;
}

@InputType("UnsuspendWorkInput", { description: "Puts a suspended posting back where it was." })
export class UnsuspendWorkInput extends WorkVersionInput {
  @Field(() => String, { description: "Why, 1 to 2,000 characters; the company reads it." })
  reason!: string;
}

@InputType("CorrectWorkInput", { description: "The operator puts a posting right." })
export class CorrectWorkInput extends WorkVersionInput {
  @Field(() => WorkContentInput, { description: "What changes." })
  content!: WorkContentInput;

  @Field(() => String, { description: "Why, 1 to 2,000 characters; the company reads it." })
  reason!: string;
}

@InputType("WithdrawWorkInput", { description: "Takes a posting back from review; it is a draft again." })
export class WithdrawWorkInput extends WorkVersionInput {}

@InputType("PauseWorkInput", { description: "Stops applications for a while." })
export class PauseWorkInput extends WorkVersionInput {}

@InputType("ResumeWorkInput", { description: "Opens a paused posting again." })
export class ResumeWorkInput extends WorkVersionInput {}

@InputType("ConfirmWorkInput", { description: "Says that an open posting still recruits." })
export class ConfirmWorkInput {
  @Field(() => ID, { description: "The work." })
  id!: string;
}

@InputType("DiscardWorkInput", { description: "Deletes a posting that was never public and is not under review." })
export class DiscardWorkInput extends WorkVersionInput {}

@InputType("CloseWorkInput", {
  description: "Ends the posting: as FILLED when someone was hired, else as CLOSED. Open entries are told.",
})
export class CloseWorkInput extends WorkVersionInput {
  @Field(() => Boolean, { description: "True when someone was hired." })
  filled!: boolean;
}

@InputType("DuplicateWorkInput", { description: "Makes a new draft with the content of a posting." })
export class DuplicateWorkInput {
  @Field(() => ID, { description: "The work to copy." })
  id!: string;

  @Field(() => ID, { description: "A UUID chosen by the client; it becomes the new work's id." })
  operationId!: string;
}

@InputType("LikeWorkInput", { description: "Bookmarks a work." })
export class LikeWorkInput {
  @Field(() => ID, idOptions)
  workId!: string;
}

@InputType("HideWorkInput", { description: "Hides a work from the seeker's own lists, or shows it there again." })
export class HideWorkInput {
  @Field(() => ID, idOptions)
  workId!: string;

  @Field(() => Boolean, { description: "False shows it again." })
  hidden!: boolean;
}

@InputType("UnlikeWorkInput", { description: "Removes a bookmark." })
export class UnlikeWorkInput {
  @Field(() => ID, idOptions)
  workId!: string;
}

@InputType("AdminWorkFilter", { description: "Which works of the back office." })
export class AdminWorkFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the title or of the company's name." })
  keyword?: string | null;

  @Field(() => [WorkStatusEnum], { nullable: true, description: "Only these states." })
  statuses?: WorkStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: "True: only what waits for a decision, works and revisions under review." })
  isWaiting?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Of what waits: true for changes to published works only, false for works under review only.",
  })
  hasChanges?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only of this company." })
  companyId?: string | null;
}
