import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import type { Complaint, ComplaintSubject } from "./complaint.entity.ts";
import { ComplaintChannelEnum, ComplaintPartyEnum, ComplaintStatusEnum, ComplaintSubjectEnum } from "./complaint.enums.ts";
import type { ComplaintStatus } from "./complaint.queries.ts";
import { ComplaintActEnum } from "./complaint.type.ts";

const idOptions = { description: "The complaint." };
const versionOptions = { description: "The version that was read; another one is refused with STALE_VERSION." };

@InputType("ComplaintFilter", { description: "Which complaints." })
export class ComplaintFilterInput {
  @Field(() => String, { nullable: true, description: "Part of number, name, contact, text or outcome." })
  keyword?: string | null;

  @Field(() => [ComplaintStatusEnum], { nullable: true, description: "Only these states." })
  statuses?: ComplaintStatus[] | null;

  @Field(() => [ComplaintSubjectEnum], { nullable: true, description: "Only about these." })
  subjects?: ComplaintSubject[] | null;

  @Field(() => Boolean, { nullable: true, description: "True: only those of which a term is over." })
  overdue?: boolean | null;
}

@InputType("RecordComplaintInput", { description: "A complaint for the log." })
export class RecordComplaintInput {
  @Field(() => ID, { description: "A UUID chosen by the client; it becomes the complaint's id." })
  operationId!: string;

  @Field(() => GraphQLDateTime, { description: "When it came in; not in the future." })
  receivedAt!: Date;

  @Field(() => ComplaintChannelEnum, { description: "How it came in." })
  channel!: Complaint["channel"];

  @Field(() => ComplaintPartyEnum, { description: "Who complains." })
  party!: Complaint["party"];

  @Field(() => String, { description: "Their name, 1 to 100 characters." })
  partyName!: string;

  @Field(() => String, { description: "How to reach them, at most 254 characters; may be empty." })
  partyContact!: string;

  @Field(() => ComplaintSubjectEnum, { description: "What it is about." })
  subject!: ComplaintSubject;

  @Field(() => String, { description: "What they say, 1 to 8,000 characters." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "The posting it is about." })
  workId?: string | null;

  @Field(() => ID, { nullable: true, description: "The company it is about; that of the posting when left out." })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: "The inquiry it came in by." })
  inquiryId?: string | null;
}

@InputType("AddComplaintStepInput", { description: "A step of handling a complaint." })
export class AddComplaintStepInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => ComplaintActEnum, { description: "What was done." })
  kind!: keyof typeof ComplaintActEnum;

  @Field(() => String, { description: "1 to 4,000 characters." })
  body!: string;
}

@InputType("SettleComplaintInput", { description: "The end of a complaint." })
export class SettleComplaintInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => String, { description: "How it ended, 1 to 4,000 characters." })
  outcome!: string;

  @Field(() => String, { description: "What keeps it from coming again, at most 4,000 characters." })
  prevention!: string;
}

@InputType("ReopenComplaintInput", { description: "Takes a settled complaint up again." })
export class ReopenComplaintInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => String, { description: "Why, 1 to 2,000 characters." })
  reason!: string;
}

@InputType("AssignComplaintInput", { description: "Whose a complaint is." })
export class AssignComplaintInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => ID, { description: "A colleague who may answer." })
  assigneeId!: string;
}
