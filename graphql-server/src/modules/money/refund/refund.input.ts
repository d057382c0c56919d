import { Field, ID, InputType } from "type-graphql";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { CardPaymentStatusEnum } from "../payment/payment.enums.ts";
import { RefundStatusEnum } from "./licence-refund.type.ts";
import { RefundCauseEnum } from "./refund.type.ts";
import type { RefundCause, RefundStatus } from "./refund.vocabulary.ts";

@InputType("LicenceSaleFilter", { description: "Which orders of licences. What is not set does not narrow." })
export class LicenceSaleFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the receipt's number." })
  keyword?: string | null;

  @Field(() => CardPaymentStatusEnum, { nullable: true, description: "How the payment stands." })
  status?: CardPayment["status"] | null;

  @Field(() => RefundStatusEnum, { nullable: true, description: "How the refund stands." })
  refundStatus?: RefundStatus | null;
}

@InputType("RefundLicenceInput", { description: "Gives the price of a licence back to the card, wholly and once." })
export class RefundLicenceInput {
  @Field(() => ID, { description: "The order." })
  saleId!: string;

  @Field(() => RefundCauseEnum, { description: "What entitles to it." })
  cause!: RefundCause;

  @Field(() => String, { description: "Why, 1 to 500 characters, for the books; the buyer does not read it." })
  reason!: string;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same refund." })
  operationId!: string;
}
