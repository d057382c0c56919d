import { Field, ID, InputType, Int } from "type-graphql";
import type { InquiryCategory } from "./inquiry.entity.ts";
import { InquiryCategoryEnum, InquiryStatusEnum } from "./inquiry.enums.ts";
import type { InquiryStatus } from "./inquiry.status.ts";

const idOptions = { description: "The inquiry." };
const versionOptions = { description: "The version that was read; another one is refused with STALE_VERSION." };

@InputType("InquiryFilter", { description: "Which inquiries." })
export class InquiryFilterInput {
  @Field(() => String, { nullable: true, description: "Part of number, name, address, company or text." })
  keyword?: string | null;

  @Field(() => [InquiryStatusEnum], { nullable: true, description: "Only these states." })
  statuses?: InquiryStatus[] | null;

  @Field(() => [InquiryCategoryEnum], { nullable: true, description: "Only about these." })
  categories?: InquiryCategory[] | null;

  @Field(() => Boolean, { nullable: true, description: "True: only those given to you." })
  mine?: boolean | null;
}

@InputType("AnswerInquiryInput", { description: "An answer by mail." })
export class AnswerInquiryInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => ID, { description: "UUID made by the form: sending it twice mails once." })
  operationId!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;

  @Field(() => Boolean, { description: "True when the answer ends the matter." })
  done!: boolean;
}

@InputType("NoteInquiryInput", { description: "A note for colleagues." })
export class NoteInquiryInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => String, { description: "1 to 2,000 characters." })
  body!: string;
}

@InputType("AssignInquiryInput", { description: "Whose an inquiry is." })
export class AssignInquiryInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => ID, { nullable: true, description: "A colleague who may answer; null for nobody." })
  assigneeId?: string | null;
}

@InputType("MoveInquiryInput", { description: "Where an inquiry goes." })
export class MoveInquiryInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => InquiryStatusEnum, { description: "One of `legalMoves`." })
  to!: InquiryStatus;

  @Field(() => String, { nullable: true, description: "For the history, at most 2,000 characters." })
  note?: string | null;
}
