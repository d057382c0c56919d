import { Field, Float, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { CompanyReply } from "./company-reply.entity.ts";

@Audience("PUBLIC")
@ObjectType("CompanyReplies", {
  simpleResolvers: true,
  description: "How reliably a company answers applicants, from the history of the last year.",
})
export class CompanyRepliesType implements Pick<CompanyReply, "rate" | "medianDays"> {
  @Field(() => Int, { description: "Per cent of the applications that were answered within 14 days." })
  rate!: number;

  @Field(() => Float, { nullable: true, description: "Median of the days until the first answer." })
  medianDays!: CompanyReply["medianDays"];
}
