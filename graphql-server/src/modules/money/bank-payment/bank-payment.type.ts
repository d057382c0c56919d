import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { AdminCompanyType } from "../../account/company/company.type.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { BillingMethodEnum, InvoiceStatusEnum } from "../invoice/invoice.enums.ts";
import { InvoiceLineType } from "../subscription/subscription.type.ts";
import type { BankAssignment } from "./bank-assignment.entity.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import { BankPaymentSourceEnum, BankPaymentStatusEnum } from "./bank-payment.enums.ts";
import type { MoneyFigures } from "./bank-payment.queries.ts";

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("BankAssignment", { description: "Money of a payment that belongs to an invoice." })
export class BankAssignmentType implements Pick<BankAssignment, "id" | "amount" | "how" | "at" | "undoneAt" | "undoneReason"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => Int, { description: "Yen." })
  amount!: number;

  @Field(() => String, { description: "MATCHED at the import of a file, or by HAND." })
  how!: BankAssignment["how"];

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "Who of the back office did it." })
  byName!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was taken back; null while it holds." })
  undoneAt!: BankAssignment["undoneAt"];

  @Field(() => String, { nullable: true, description: "Why it was taken back." })
  undoneReason!: BankAssignment["undoneReason"];

  @Field(() => AdminInvoiceType, { description: "The invoice." })
  invoice!: AdminInvoiceType;

  @Field(() => BankPaymentType, { description: "The payment." })
  payment!: BankPaymentType;
}

type InvoiceColumns = "id" | "number" | "status" | "method" | "planCode" | "recipientName" | "subtotal" | "taxRate" | "tax" | "total";

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("AdminInvoice", { description: "A bill (適格請求書) as the accountant sees it." })
export class AdminInvoiceType implements Pick<Invoice, InvoiceColumns | "paidAmount" | "issuedAt" | "dueAt" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Number of the invoice." })
  number!: string;

  @Field(() => AdminCompanyType, { description: "Who pays." })
  company!: AdminCompanyType;

  @Field(() => InvoiceStatusEnum, { description: "What has come in for it." })
  status!: Invoice["status"];

  @Field(() => BillingMethodEnum, { description: "How it is paid." })
  method!: Invoice["method"];

  @Field(() => PlanCodeEnum, { description: "The plan it is for." })
  planCode!: PlanCode;

  @Field(() => String, { description: "The recipient as it stood when it was issued." })
  recipientName!: string;

  @Field(() => [InvoiceLineType], { description: "Its lines." })
  lines!: InvoiceLineType[];

  @Field(() => Int, { description: "Yen without tax." })
  subtotal!: number;

  @Field(() => Int, { description: "Rate of the tax in per cent." })
  taxRate!: number;

  @Field(() => Int, { description: "Tax in yen." })
  tax!: number;

  @Field(() => Int, { description: "Yen, tax included." })
  total!: number;

  @Field(() => Int, { description: "Yen that came in." })
  paidAmount!: number;

  @Field(() => Int, { description: "Yen that are still to come in." })
  openAmount!: number;

  @Field(() => Boolean, { description: "True when its day is over and something is still to come in." })
  overdue!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was issued." })
  issuedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "Until when it is to be paid." })
  dueAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was paid in full." })
  paidAt!: Date | null;

  @Field(() => Int, { description: "Send it back with every change: an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => [BankAssignmentType], { description: "What came in for it by bank, the first first; what was undone too." })
  assignments!: BankAssignmentType[];
}

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("InvoiceCandidate", { description: "An open invoice that a payment may be for." })
export class InvoiceCandidateType {
  @Field(() => AdminInvoiceType, { description: "The invoice." })
  invoice!: AdminInvoiceType;

  @Field(() => Int, { description: "0 to 100: `name` and `amount` together." })
  score!: number;

  @Field(() => Int, { description: "0 to 60: how alike the names are; 60 as well when the payer wrote the number of the invoice." })
  name!: number;

  @Field(() => Int, { description: "40: the same amount; 20: less by at most the fee of a transfer; else 0." })
  amount!: number;
}

type PaymentColumns = "id" | "source" | "status" | "paidOn" | "amount" | "assigned" | "payerName" | "bankName" | "branchName" | "note";

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("BankPayment", { description: "Money that came in on the operator's account." })
export class BankPaymentType implements Pick<BankPayment, PaymentColumns | "ediInfo" | "createdAt" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => BankPaymentSourceEnum, { description: "From a bank's file, or written down by hand." })
  source!: BankPayment["source"];

  @Field(() => BankPaymentStatusEnum, { description: "What became of it." })
  status!: BankPayment["status"];

  @Field(() => String, { description: "Day it came in, YYYY-MM-DD." })
  paidOn!: string;

  @Field(() => Int, { description: "Yen." })
  amount!: number;

  @Field(() => Int, { description: "Yen of it that belong to invoices." })
  assigned!: number;

  @Field(() => Int, { description: "Yen of it that belong to none." })
  rest!: number;

  @Field(() => String, { description: "The payer, as the bank or the accountant wrote it." })
  payerName!: string;

  @Field(() => String, { nullable: true, description: "The payer's bank." })
  bankName!: BankPayment["bankName"];

  @Field(() => String, { nullable: true, description: "The payer's branch." })
  branchName!: BankPayment["branchName"];

  @Field(() => String, { nullable: true, description: "What the payer added for us (EDI情報)." })
  ediInfo!: BankPayment["ediInfo"];

  @Field(() => String, { nullable: true, description: "What the accountant noted." })
  note!: BankPayment["note"];

  @Field(() => Int, { nullable: true, description: "Line of the file; null when it was written down by hand." })
  line!: number | null;

  @Field(() => GraphQLDateTime, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => Int, { description: "Send it back with every change: an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => [BankAssignmentType], { description: "The invoices it belongs to; what was undone too." })
  assignments!: BankAssignmentType[];

  @Field(() => [InvoiceCandidateType], {
    description: "Up to five open invoices it may be for, the likeliest first; none once it is settled.",
  })
  candidates!: InvoiceCandidateType[];
}

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("AdminInvoicePage", { simpleResolvers: true, description: "A page of invoices." })
export class AdminInvoicePageType extends CountedPageType {
  @Field(() => [AdminInvoiceType], { description: "The items of this page." })
  items!: AdminInvoiceType[];
}

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("BankPaymentPage", { simpleResolvers: true, description: "A page of payments by bank, the newest day first." })
export class BankPaymentPageType extends CountedPageType {
  @Field(() => [BankPaymentType], { description: "The items of this page." })
  items!: BankPaymentType[];
}

@Audience("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@ObjectType("MoneyFigures", { simpleResolvers: true, description: "What the accountant looks at first." })
export class MoneyFiguresType implements MoneyFigures {
  @Field(() => Int, { description: "Invoices that wait for a transfer." })
  openCount!: number;

  @Field(() => Float, { description: "Yen that they wait for." })
  openAmount!: number;

  @Field(() => Int, { description: "Those whose day is over." })
  overdueCount!: number;

  @Field(() => Float, { description: "Yen of those." })
  overdueAmount!: number;

  @Field(() => Int, { description: "Payments that wait for a hand." })
  unassignedCount!: number;

  @Field(() => Float, { description: "Yen of theirs that belong to no invoice." })
  unassignedAmount!: number;

  @Field(() => Float, { description: "Sum of the double-entry book in yen: zero, or something is wrong." })
  bookBalance!: number;
}
