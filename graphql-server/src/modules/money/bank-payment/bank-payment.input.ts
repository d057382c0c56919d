import { Field, ID, InputType, Int } from "type-graphql";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { BillingMethodEnum, InvoiceStatusEnum } from "../invoice/invoice.enums.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import { BankPaymentOutcomeEnum, BankPaymentStatusEnum } from "./bank-payment.enums.ts";
import type { closeOutcomes } from "./close-bank-payment.ts";

@InputType("AdminInvoiceFilter", { description: "Which invoices. What is not set does not narrow." })
export class AdminInvoiceFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the number, of the recipient or of the company's name." })
  keyword?: string | null;

  @Field(() => [InvoiceStatusEnum], { nullable: true, description: "States." })
  statuses?: Invoice["status"][] | null;

  @Field(() => BillingMethodEnum, { nullable: true, description: "By card or by transfer." })
  method?: Invoice["method"] | null;

  @Field(() => ID, { nullable: true, description: "Of one company." })
  companyId?: string | null;
}

@InputType("BankPaymentFilter", { description: "Which payments. What is not set does not narrow." })
export class BankPaymentFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the payer's name, or the amount." })
  keyword?: string | null;

  @Field(() => [BankPaymentStatusEnum], { nullable: true, description: "States." })
  statuses?: BankPayment["status"][] | null;

  @Field(() => ID, { nullable: true, description: "Of one file." })
  fileId?: string | null;
}

@InputType({ description: "Money that came in for an invoice, written down by hand." })
export class RecordBankPaymentInput {
  @Field(() => ID, { description: "The invoice." })
  invoiceId!: string;

  @Field(() => Int, { description: "Version of the invoice that was read." })
  invoiceVersion!: number;

  @Field(() => Int, { description: "Yen; more than is open becomes a deposit of the company." })
  amount!: number;

  @Field(() => String, { description: "Day it came in, YYYY-MM-DD, not in the future." })
  paidOn!: string;

  @Field(() => String, { description: "The payer as it stands on the account." })
  payerName!: string;

  @Field(() => String, { nullable: true, description: "What to remember." })
  note?: string | null;

  @Field(() => ID, { description: "A UUID the client chooses once per payment; the same one again writes nothing more." })
  operationId!: string;
}

@InputType({ description: "An open payment, and the invoice it is for." })
export class AssignBankPaymentInput {
  @Field(() => ID, { description: "The payment." })
  id!: string;

  @Field(() => Int, { description: "Version of the payment that was read." })
  version!: number;

  @Field(() => ID, { description: "The invoice." })
  invoiceId!: string;

  @Field(() => Int, { description: "Version of the invoice that was read." })
  invoiceVersion!: number;

  @Field(() => Int, { description: "Yen, at most the rest of the payment." })
  amount!: number;

  @Field(() => Boolean, { description: "Match this payer's name with the company from now on." })
  remember!: boolean;
}

@InputType({ description: "An assignment to take back, with why." })
export class UnassignBankPaymentInput {
  @Field(() => ID, { description: "The payment." })
  id!: string;

  @Field(() => Int, { description: "Version of the payment that was read." })
  version!: number;

  @Field(() => ID, { description: "The assignment." })
  assignmentId!: string;

  @Field(() => String, { description: "Why." })
  reason!: string;
}

@InputType({ description: "How what remains of a payment ends without an invoice." })
export class CloseBankPaymentInput {
  @Field(() => ID, { description: "The payment." })
  id!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;

  @Field(() => BankPaymentOutcomeEnum, { description: "What happened; OPEN opens what was set aside." })
  outcome!: (typeof closeOutcomes)[number];

  @Field(() => String, { description: "Why." })
  reason!: string;
}

@InputType({ description: "An invoice to take back, with why." })
export class CancelInvoiceInput {
  @Field(() => ID, { description: "The invoice." })
  id!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;

  @Field(() => String, { description: "Why; the company reads it." })
  reason!: string;
}
