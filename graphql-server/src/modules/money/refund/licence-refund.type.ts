import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import type { Refund } from "./refund.entity.ts";
import { type RefundStatus, refundStatuses } from "./refund.vocabulary.ts";

export const RefundStatusEnum = graphqlEnum("RefundStatus", refundStatuses, "How a refund stands; PARTIAL: less than the price went back.");
/** Fields of a refund that everybody may read. */
@ObjectType()
export class RefundFactsType implements Pick<Refund, "id" | "amount" | "status" | "number" | "doneAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => Int, { description: "Yen that have gone back to the card, tax included." })
  amount!: number;

  @Field(() => RefundStatusEnum, { description: "How it stands. PENDING: the provider is being asked." })
  status!: RefundStatus;

  @Field(() => String, { nullable: true, description: "Number of the 適格返還請求書, once something has gone back." })
  number!: Refund["number"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When all of it had gone back." })
  doneAt!: Refund["doneAt"];
}

@Audience("SEEKER")
@ObjectType("LicenceRefund", { description: "Money of an order that goes back to the card it came from." })
export class LicenceRefundType extends RefundFactsType {}
