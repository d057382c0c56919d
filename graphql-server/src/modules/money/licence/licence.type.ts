import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { CardPaymentStatusEnum, PaymentProviderEnum } from "../payment/payment.enums.ts";
import { LicenceRefundType } from "../refund/licence-refund.type.ts";
import type { Licence } from "./licence.entity.ts";
import { LicenceKindEnum } from "./licence.enums.ts";
import type { LicenceProduct } from "./licence-product.entity.ts";
import type { LicencePurchase } from "./licence-purchase.entity.ts";

@Audience("PUBLIC")
@ObjectType("LicenceProduct", {
  description: "Something for sale to seekers: exam attempts, a certificate, premium movies. Never access to works.",
})
export class LicenceProductType implements Pick<LicenceProduct, "code" | "kind" | "days" | "price" | "taxRate"> {
  @Field(() => ID, { description: "Stable code." })
  code!: string;

  @Field(() => LicenceKindEnum, { description: "What it opens." })
  kind!: LicenceProduct["kind"];

  @Field(() => String, { description: "Name in the reader's language." })
  name!: string;

  @Field(() => Int, { nullable: true, description: "How often it may be used; null without a limit." })
  uses!: number | null;

  @Field(() => Int, { description: "Days it is valid from the purchase on." })
  days!: number;

  @Field(() => Int, { description: "Yen, tax included." })
  price!: number;

  @Field(() => Int, { description: "Rate of the tax that is included, in per cent." })
  taxRate!: number;
}

@Audience("SEEKER")
@ObjectType("Licence", { simpleResolvers: true, description: "What the seeker has bought and may use." })
export class LicenceType implements Pick<Licence, "id" | "kind" | "validUntil"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => LicenceKindEnum, { description: "What it opens." })
  kind!: Licence["kind"];

  @Field(() => Int, { nullable: true, description: "How often it may still be used; null without a limit." })
  usesLeft!: number | null;

  @Field(() => GraphQLDateTime, { description: "When it ends." })
  validUntil!: Date;
}

/** Fields of an order that buyer and accountant both read. */
@ObjectType()
export class LicenceOrderFactsType implements Pick<LicencePurchase, "id" | "price" | "taxRate" | "createdAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => Int, { description: "Yen, tax included." })
  price!: number;

  @Field(() => Int, { description: "Rate of the tax in per cent." })
  taxRate!: number;

  @Field(() => String, { nullable: true, description: "Number of the receipt, once paid." })
  receiptNumber!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was ordered." })
  createdAt!: Date;
}

@Audience("SEEKER")
@ObjectType("LicencePurchase", { description: "An order of the seeker." })
export class LicencePurchaseType extends LicenceOrderFactsType {
  @Field(() => LicenceProductType, { description: "What was ordered." })
  product!: LicenceProductType;

  @Field(() => CardPaymentStatusEnum, { description: "How the payment stands. PENDING: the outcome is being asked for, do not pay again." })
  status!: CardPayment["status"];

  @Field(() => String, { nullable: true, description: "The card that paid, e.g. visa 4242." })
  card!: string | null;

  @Field(() => Int, { description: "Tax that is included, in yen." })
  tax!: number;

  @Field(() => LicenceRefundType, { nullable: true, description: "What goes back of it, or went back; null when nothing does." })
  refund!: LicenceRefundType | null;

  @Field(() => String, {
    nullable: true,
    description: "Secret with which the browser lets the bank ask the payer, while the status is ACTION.",
  })
  clientSecret!: string | null;
}

@Audience("SEEKER")
@ObjectType("LicencePurchasePage", { simpleResolvers: true, description: "Orders of the seeker, newest first." })
export class LicencePurchasePageType extends PageType {
  @Field(() => [LicencePurchaseType], { description: "The orders of this page." })
  items!: LicencePurchaseType[];

  @Field(() => Int, { description: "Number of orders in the whole list." })
  totalCount!: number;
}

@Audience("SEEKER")
@ObjectType("PaymentForm", { simpleResolvers: true, description: "What the card form of the browser needs." })
export class PaymentFormType {
  @Field(() => PaymentProviderEnum, { nullable: true, description: "Whose card field to show; null when cards are off." })
  provider!: "STRIPE" | "TEST" | null;

  @Field(() => String, { nullable: true, description: "Public key of the provider." })
  publishableKey!: string | null;
}

@Audience("SEEKER")
@ObjectType("PurchaseLicencePayload", { description: "Answer of purchaseLicence; a refused card is told in `errors`." })
export class PurchaseLicencePayload extends PayloadType {
  @Field(() => LicencePurchaseType, { nullable: true, description: "The order as it stands now; null when there are errors." })
  purchase!: LicencePurchaseType | null;
}

@Audience("SEEKER")
@ObjectType("CompleteLicencePurchasePayload", { description: "Answer of completeLicencePurchase; a refused card is told in `errors`." })
export class CompleteLicencePurchasePayload extends PayloadType {
  @Field(() => LicencePurchaseType, { nullable: true, description: "The order as it stands now; null when there are errors." })
  purchase!: LicencePurchaseType | null;
}
