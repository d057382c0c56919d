import type * as graphql from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import {
  assignDocument,
  cancelDocument,
  closeDocument,
  importDocument,
  recordDocument,
  refundDocument,
  unassignDocument,
} from "./bank-payment.mutations.ts";

type Problems = Promise<readonly FieldProblem[] | undefined>;

/** The accountant's acts; each returns the problems the server found, or nothing. */
export const money = {
  record: async (input: graphql.RecordBankPaymentInput): Problems => (await send(recordDocument, input)).errors,
  cancel: async (input: graphql.CancelInvoiceInput): Problems => (await send(cancelDocument, input)).errors,
  assign: async (input: graphql.AssignBankPaymentInput): Problems => (await send(assignDocument, input)).errors,
  unassign: async (input: graphql.UnassignBankPaymentInput): Problems => (await send(unassignDocument, input)).errors,
  close: async (input: graphql.CloseBankPaymentInput): Problems => (await send(closeDocument, input)).errors,
  refund: async (input: graphql.RefundLicenceInput): Problems => (await send(refundDocument, input)).errors,
  importFile: async (input: graphql.ImportBankFileInput): Problems => (await send(importDocument, input)).errors,
};
