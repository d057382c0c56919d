import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { Invoice, InvoiceLine } from "../invoice/invoice.entity.ts";
import { BillingMethodEnum, InvoiceStatusEnum } from "../invoice/invoice.enums.ts";
import { PaymentProviderEnum } from "../payment/payment.enums.ts";
import type { PlanChangeKind } from "./plan-change.ts";
import type { Subscription } from "./subscription.entity.ts";
import { PlanChangeKindEnum, SubscriptionStatusEnum } from "./subscription.enums.ts";

@Audience("COMPANY")
@ObjectType("PlanSubscription", { description: "How the company pays for its plan." })
export class SubscriptionType implements Pick<Subscription, "status" | "method"> {
  @Field(() => SubscriptionStatusEnum, { description: "NONE on the free plan; PAST_DUE when a renewal could not be charged." })
  status!: Subscription["status"];

  @Field(() => BillingMethodEnum, { description: "By card, or by invoice and bank transfer." })
  method!: Subscription["method"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "End of the period that is paid." })
  periodEnd!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "While PAST_DUE: when the plan ends unless the renewal is paid." })
  endsUnpaidAt!: Date | null;

  @Field(() => PlanCodeEnum, { nullable: true, description: "Plan from the end of the period on; null: the same again." })
  nextPlan!: PlanCode | null;

  @Field(() => String, { nullable: true, description: "The saved card, e.g. visa 4242." })
  card!: string | null;
}

@Audience("COMPANY_OWNER", "ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("InvoiceLine", { simpleResolvers: true, description: "One line of an invoice." })
export class InvoiceLineType implements InvoiceLine {
  @Field(() => String, { description: "PLAN: price of a plan; UNUSED: credit for days that are not used." })
  code!: InvoiceLine["code"];

  @Field(() => PlanCodeEnum, { description: "The plan." })
  planCode!: PlanCode;

  @Field(() => String, { description: "First day, YYYY-MM-DD." })
  from!: string;

  @Field(() => String, { description: "Last day, YYYY-MM-DD." })
  to!: string;

  @Field(() => Int, { description: "Yen without tax." })
  amount!: number;
}

@Audience("COMPANY_OWNER", "ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("PlanQuote", { simpleResolvers: true, description: "What a change of plan costs now, and when it happens." })
export class PlanQuoteType {
  @Field(() => PlanChangeKindEnum, { description: "START and UPGRADE at once, LATER at the end of the period, KEEP: nothing changes." })
  kind!: PlanChangeKind;

  @Field(() => [InvoiceLineType], { description: "Lines of the invoice." })
  lines!: InvoiceLineType[];

  @Field(() => Int, { description: "Yen without tax." })
  subtotal!: number;

  @Field(() => Int, { description: "Consumption tax in yen." })
  tax!: number;

  @Field(() => Int, { description: "Yen to pay now." })
  total!: number;

  @Field(() => GraphQLDateTime, { description: "When the new plan begins." })
  effectiveAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When the plan is renewed next." })
  renewsAt!: Date;
}

@Audience("COMPANY_OWNER")
@ObjectType("Invoice", { simpleResolvers: true, description: "A bill of the company." })
export class InvoiceType
  implements Pick<Invoice, "id" | "number" | "status" | "method" | "total" | "paidAmount" | "planCode" | "issuedAt" | "dueAt" | "paidAt">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Number of the invoice." })
  number!: string;

  @Field(() => InvoiceStatusEnum, { description: "What has come in for it." })
  status!: Invoice["status"];

  @Field(() => BillingMethodEnum, { description: "How it is paid." })
  method!: Invoice["method"];

  @Field(() => Int, { description: "Yen, tax included." })
  total!: number;

  @Field(() => Int, { description: "Yen that have come in for it; more than the total when too much was paid." })
  paidAmount!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was paid in full." })
  paidAt!: Date | null;

  @Field(() => PlanCodeEnum, { description: "The plan it is for." })
  planCode!: PlanCode;

  @Field(() => GraphQLDateTime, { description: "When it was issued." })
  issuedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "Until when it is to be paid." })
  dueAt!: Date;
}

@Audience("COMPANY_OWNER")
@ObjectType("InvoicePage", { simpleResolvers: true, description: "Bills of the company, newest first." })
export class InvoicePageType extends PageType {
  @Field(() => [InvoiceType], { description: "The bills of this page." })
  items!: InvoiceType[];

  @Field(() => Int, { description: "Number of bills in the whole list." })
  totalCount!: number;
}

@Audience("COMPANY_OWNER")
@ObjectType("CompanyCardForm", { simpleResolvers: true, description: "What the card form of the browser needs." })
export class CompanyCardFormType {
  @Field(() => PaymentProviderEnum, { nullable: true, description: "Whose card field to show; null when cards are off." })
  provider!: "STRIPE" | "TEST" | null;

  @Field(() => String, { nullable: true, description: "Public key of the provider." })
  publishableKey!: string | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("ChangePlanPayload", { description: "Answer of changePlan; a refused card is told in `errors`." })
export class ChangePlanPayload extends PayloadType {
  @Field(() => SubscriptionType, { nullable: true, description: "How the company pays now; null when there are errors." })
  subscription!: SubscriptionType | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("SaveCompanyCardPayload", {
  description: "Answer of saveCompanyCard and completeCompanyCard; a refused card is told in `errors`.",
})
export class SaveCompanyCardPayload extends PayloadType {
  @Field(() => SubscriptionType, { nullable: true, description: "With the saved card; null when there are errors." })
  subscription!: SubscriptionType | null;

  @Field(() => String, { nullable: true, description: "Secret with which the browser lets the bank ask; null when nothing is asked." })
  clientSecret!: string | null;
}
