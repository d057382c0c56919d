import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminInvoiceType, BankPaymentType } from "./bank-payment.type.ts";

const invoiceNow = { nullable: true, description: "The invoice as it stands now; null when there are errors." } as const;
const paymentNow = { nullable: true, description: "The payment as it stands now; null when there are errors." } as const;

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("RecordBankPaymentPayload", { description: "Answer of recordBankPayment." })
export class RecordBankPaymentPayload extends PayloadType {
  @Field(() => AdminInvoiceType, invoiceNow)
  invoice!: AdminInvoiceType | null;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("CancelInvoicePayload", { description: "Answer of cancelInvoice." })
export class CancelInvoicePayload extends PayloadType {
  @Field(() => AdminInvoiceType, invoiceNow)
  invoice!: AdminInvoiceType | null;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("AssignBankPaymentPayload", { description: "Answer of assignBankPayment." })
export class AssignBankPaymentPayload extends PayloadType {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("UnassignBankPaymentPayload", { description: "Answer of unassignBankPayment." })
export class UnassignBankPaymentPayload extends PayloadType {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("CloseBankPaymentPayload", { description: "Answer of closeBankPayment." })
export class CloseBankPaymentPayload extends PayloadType {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;
}
