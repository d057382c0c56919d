import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CardPaymentStatusEnum } from "../payment/payment.enums.ts";
import { RefundStatusEnum } from "../refund/licence-refund.type.ts";
import type { SeekerPurchase } from "./seeker-purchases.queries.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerPurchase", { simpleResolvers: true, description: "An order of learning or examination goods." })
export class AdminSeekerPurchaseType implements SeekerPurchase {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What was ordered, in the reader's language." })
  product!: string;

  @Field(() => Int, { description: "Yen, tax included." })
  price!: number;

  @Field(() => CardPaymentStatusEnum, { description: "How the payment stands." })
  status!: SeekerPurchase["status"];

  @Field(() => RefundStatusEnum, { nullable: true, description: "How its refund stands; null without one." })
  refundStatus!: SeekerPurchase["refundStatus"];

  @Field(() => String, { nullable: true, description: "Number of the receipt, once paid." })
  receiptNumber!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was ordered." })
  createdAt!: Date;
}
