import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { AdminInvoiceType, BankPaymentType } from "./bank-payment.type.ts";

const problems = { description: "What the sender can put right; then nothing was written." };
const invoiceNow = { nullable: true, description: "The invoice as it stands now; null when there are errors." } as const;
const paymentNow = { nullable: true, description: "The payment as it stands now; null when there are errors." } as const;

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("RecordBankPaymentPayload", { description: "Answer of recordBankPayment." })
export class RecordBankPaymentPayload {
  @Field(() => AdminInvoiceType, invoiceNow)
  invoice!: AdminInvoiceType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("CancelInvoicePayload", { description: "Answer of cancelInvoice." })
export class CancelInvoicePayload {
  @Field(() => AdminInvoiceType, invoiceNow)
  invoice!: AdminInvoiceType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("AssignBankPaymentPayload", { description: "Answer of assignBankPayment." })
export class AssignBankPaymentPayload {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("UnassignBankPaymentPayload", { description: "Answer of unassignBankPayment." })
export class UnassignBankPaymentPayload {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("CloseBankPaymentPayload", { description: "Answer of closeBankPayment." })
export class CloseBankPaymentPayload {
  @Field(() => BankPaymentType, paymentNow)
  payment!: BankPaymentType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}
