import { Field, ID, InputType, Int } from "type-graphql";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { PermissionVerdictEnum } from "../../work/permission/permission.type.ts";
import type { PermissionVerdict } from "../../work/permission/permission.vocabulary.ts";
import { OfferConditionInput } from "../offer/offer.type.ts";
import { EntryStatusEnum } from "./entry.enums.ts";
import type { EntryStatus } from "./entry.vocabulary.ts";

@InputType("ScreeningAnswerInput", { description: "The answer to one screening question." })
export class ScreeningAnswerInput {
  @Field(() => ID, { description: "The question." })
  questionId!: string;

  @Field(() => String, { description: "At most 2,000 characters." })
  answer!: string;
}

@InputType("SaveEntryDraftInput", { description: "What is written so far." })
export class SaveEntryDraftInput {
  @Field(() => ID, { description: "What it is for." })
  workId!: string;

  @Field(() => Int, { nullable: true, description: "Of the draft as it was read; absent for the first save." })
  version?: number | null;

  @Field(() => String, { description: "At most 4,000 characters." })
  message!: string;

  @Field(() => [ScreeningAnswerInput], { description: "As far as answered." })
  answers!: ScreeningAnswerInput[];

  @Field(() => ID, { nullable: true, description: "One of the seeker's own résumé files." })
  resumeId?: string | null;
}

@InputType("ConfirmEntryDraftInput", { description: "The draft as it was shown." })
export class ConfirmEntryDraftInput {
  @Field(() => ID, { description: "What it is for." })
  workId!: string;

  @Field(() => Int, { description: "Of the draft as it was shown." })
  version!: number;
}

@InputType("SubmitEntryInput", { description: "Sends exactly the confirmed draft." })
export class SubmitEntryInput {
  @Field(() => ID, { description: "What it is for." })
  workId!: string;

  @Field(() => Int, { description: "Of the draft that was confirmed." })
  draftVersion!: number;

  @Field(() => Boolean, { description: "The seeker agrees to give the profile to this company." })
  consent!: boolean;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same entry." })
  operationId!: string;
}

@InputType("WithdrawEntryInput", { description: "Leaves the selection." })
export class WithdrawEntryInput {
  @Field(() => ID, { description: "The entry." })
  id!: string;

  @Field(() => Int, { description: "Of the entry as it was read." })
  version!: number;

  @Field(() => String, { nullable: true, description: "The company reads it; at most 1,000 characters." })
  reason?: string | null;
}

@InputType("AnswerOfferInput", { description: "The seeker's answer to an offer." })
export class AnswerOfferInput {
  @Field(() => ID, { description: "The entry." })
  id!: string;

  @Field(() => Int, { description: "Of the entry as it was read." })
  version!: number;

  @Field(() => Boolean, { description: "True accepts, false declines." })
  accept!: boolean;
}

@InputType("MoveEntryInput", { description: "A move of the selection." })
export class MoveEntryInput {
  @Field(() => ID, { description: "The entry." })
  id!: string;

  @Field(() => Int, { description: "Of the entry as it was read." })
  version!: number;

  @Field(() => EntryStatusEnum, { description: "One of `legalMoves`." })
  to!: EntryStatus;

  @Field(() => String, { nullable: true, description: "Required for REJECTED; the seeker reads it." })
  reason?: string | null;

  @Field(() => OfferConditionInput, {
    nullable: true,
    description: "For OFFERED and ACCEPTED: the lawful way, required where the rules of work permission say no.",
  })
  condition?: OfferConditionInput | null;
}

@InputType("CompanyEntryFilter", { description: "Which applications." })
export class CompanyEntryFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the applicant's name or of the work's title." })
  keyword?: string | null;

  @Field(() => [EntryStatusEnum], { nullable: true, description: "Any of them." })
  statuses?: EntryStatus[] | null;

  @Field(() => ID, { nullable: true, description: "Only for this work." })
  workId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that have not ended." })
  openOnly?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those that this member looks after." })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that nobody in particular looks after." })
  unassigned?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those with this tag." })
  tagId?: string | null;

  @Field(() => [PermissionVerdictEnum], {
    nullable: true,
    description: "What the rules of work permission say today; any of them. Applicants who have left have no verdict.",
  })
  verdicts?: PermissionVerdict[] | null;

  @Field(() => JapaneseLevelEnum, {
    nullable: true,
    description: "At least this level: as our exam measured it, and without a measurement as the applicant says.",
  })
  levelFrom?: JapaneseLevel | null;

  @Field(() => Int, { nullable: true, description: "Only those under way that have not moved for so many days." })
  waitingDays?: number | null;
}
