import { Field, ID, InputType } from "type-graphql";
import type { InquiryCategory } from "./inquiry.entity.ts";
import { InquiryCategoryEnum } from "./inquiry.enums.ts";

@InputType("SendInquiryInput", { description: "A question or a complaint to the operator." })
export class SendInquiryInputType {
  @Field(() => ID, { description: "UUID made by the form: sending it twice is one inquiry." })
  operationId!: string;

  @Field(() => InquiryCategoryEnum, { description: "What it is about." })
  category!: InquiryCategory;

  @Field(() => String, { description: "Who writes, 1 to 100 characters." })
  name!: string;

  @Field(() => String, { description: "Where the answer goes." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Of a company, at most 120 characters." })
  companyName?: string | null;

  @Field(() => String, { description: "1 to 4,000 characters." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "The posting it is about." })
  workId?: string | null;

  @Field(() => Boolean, { description: "Consent to the privacy policy; must be true." })
  agreed!: boolean;

  @Field(() => String, { nullable: true, description: "Leave it empty: a field that people do not see." })
  website?: string | null;
}
