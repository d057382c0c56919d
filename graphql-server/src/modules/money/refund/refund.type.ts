import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { LicenceOrderFactsType, LicenceProductType } from "../licence/licence.type.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { CardPaymentStatusEnum } from "../payment/payment.enums.ts";
import { RefundFactsType } from "./licence-refund.type.ts";
import type { Refund } from "./refund.entity.ts";
import { type RefundCause, refundCauses, refundSources } from "./refund.vocabulary.ts";

export const RefundCauseEnum = graphqlEnum(
  "RefundCause",
  refundCauses,
  "What entitles to a refund: the buyer's wish within 8 days while unused, a double charge, or a fault of the operator.",
);
const RefundSourceEnum = graphqlEnum("RefundSource", refundSources, "Set off in the back office, or at the payment provider's own desk.");

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("LicenceSaleRefund", { description: "Money of a licence that goes back, as the accountant sees it." })
export class LicenceSaleRefundType extends RefundFactsType implements Pick<Refund, "source" | "cause" | "reason" | "createdAt"> {
  @Field(() => RefundSourceEnum, { description: "Where it was set off." })
  source!: Refund["source"];

  @Field(() => RefundCauseEnum, { nullable: true, description: "What entitles to it; null when it was set off at the provider." })
  cause!: Refund["cause"];

  @Field(() => String, { nullable: true, description: "What the accountant wrote; null once the account is erased." })
  reason!: Refund["reason"];

  @Field(() => String, { nullable: true, description: "Who of the back office wished it." })
  byName!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was wished, or heard of." })
  createdAt!: Date;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("LicenceSale", { description: "An order of a licence as the accountant sees it: the money, not the person." })
export class LicenceSaleType extends LicenceOrderFactsType {
  @Field(() => LicenceProductType, { description: "What was ordered." })
  product!: LicenceProductType;

  @Field(() => CardPaymentStatusEnum, { description: "How the payment stands; a refund stands beside it." })
  status!: CardPayment["status"];

  @Field(() => String, { nullable: true, description: "The card that paid, e.g. visa 4242." })
  card!: string | null;

  @Field(() => Int, { description: "Tax that is included, in yen." })
  tax!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the card was charged." })
  paidAt!: Date | null;

  @Field(() => Boolean, { description: "True when a sitting, a certificate or a premium movie was taken." })
  used!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the licence ends or ended; null without one." })
  validUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Until when it goes back for the asking while unused; null before it is paid.",
  })
  refundTermEnd!: Date | null;

  @Field(() => [RefundCauseEnum], { description: "For which causes it may be refunded now; empty when it may not." })
  refundCauses!: RefundCause[];

  @Field(() => LicenceSaleRefundType, { nullable: true, description: "The refund, if any." })
  refund!: LicenceSaleRefundType | null;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("LicenceSalePage", { simpleResolvers: true, description: "Orders of licences, the newest first." })
export class LicenceSalePageType extends PageType {
  @Field(() => [LicenceSaleType], { description: "The orders of this page." })
  items!: LicenceSaleType[];

  @Field(() => Int, { description: "Number of orders in the whole list." })
  totalCount!: number;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("RefundLicencePayload", { description: "Answer of refundLicence; a refusal of the provider is told in `errors`." })
export class RefundLicencePayload extends PayloadType {
  @Field(() => LicenceSaleType, { nullable: true, description: "The order as it stands now; null when there are errors." })
  sale!: LicenceSaleType | null;
}
