import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { bankPaymentSources, bankPaymentStatuses } from "./bank-payment.entity.ts";
import { closeOutcomes } from "./close-bank-payment.ts";

export const BankPaymentStatusEnum = graphqlEnum("BankPaymentStatus", bankPaymentStatuses, "What became of money that came in by bank.");
export const BankPaymentSourceEnum = graphqlEnum("BankPaymentSource", bankPaymentSources, "From a bank's file, or written down by hand.");
export const BankPaymentOutcomeEnum = graphqlEnum(
  "BankPaymentOutcome",
  closeOutcomes,
  "How a payment ends without an invoice: sent back, set aside, taken back by the bank; OPEN opens it again.",
);
