import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";

@Audience("PUBLIC")
@ObjectType("InquiryReceipt", { description: "That an inquiry was taken." })
export class InquiryReceiptType {
  @Field(() => String, { description: "Number to quote." })
  ticket!: string;

  @Field(() => String, { description: "Where the answer goes." })
  email!: string;

  @Field(() => GraphQLDateTime, { description: "When it was taken." })
  createdAt!: Date;
}

@Audience("PUBLIC")
@ObjectType("SendInquiryPayload", { description: "The receipt of an inquiry." })
export class SendInquiryPayloadType extends PayloadType {
  @Field(() => InquiryReceiptType, { nullable: true, description: "Null when nothing was taken." })
  receipt!: InquiryReceiptType | null;
}
