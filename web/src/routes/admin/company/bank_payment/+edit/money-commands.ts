import { gql, type TypedDocumentNode } from "@apollo/client";
import type * as graphql from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import type { FieldProblem } from "#ui/form.tsx";

const recordDocument: TypedDocumentNode<graphql.RecordBankPaymentMutation, graphql.RecordBankPaymentMutationVariables> = gql`
  mutation RecordBankPayment($input: RecordBankPaymentInput!) {
    recordBankPayment(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const cancelDocument: TypedDocumentNode<graphql.CancelInvoiceMutation, graphql.CancelInvoiceMutationVariables> = gql`
  mutation CancelInvoice($input: CancelInvoiceInput!) {
    cancelInvoice(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const assignDocument: TypedDocumentNode<graphql.AssignBankPaymentMutation, graphql.AssignBankPaymentMutationVariables> = gql`
  mutation AssignBankPayment($input: AssignBankPaymentInput!) {
    assignBankPayment(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const unassignDocument: TypedDocumentNode<graphql.UnassignBankPaymentMutation, graphql.UnassignBankPaymentMutationVariables> = gql`
  mutation UnassignBankPayment($input: UnassignBankPaymentInput!) {
    unassignBankPayment(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const closeDocument: TypedDocumentNode<graphql.CloseBankPaymentMutation, graphql.CloseBankPaymentMutationVariables> = gql`
  mutation CloseBankPayment($input: CloseBankPaymentInput!) {
    closeBankPayment(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const importDocument: TypedDocumentNode<graphql.ImportBankFileMutation, graphql.ImportBankFileMutationVariables> = gql`
  mutation ImportBankFile($input: ImportBankFileInput!) {
    importBankFile(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const refundDocument: TypedDocumentNode<graphql.RefundLicenceMutation, graphql.RefundLicenceMutationVariables> = gql`
  mutation RefundLicence($input: RefundLicenceInput!) {
    refundLicence(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

type Problems = Promise<readonly FieldProblem[] | undefined>;

/** What the accountant does; each answers what the server found wrong, or nothing. */
export const money = {
  record: async (input: graphql.RecordBankPaymentInput): Problems =>
    (await client.mutate({ mutation: recordDocument, variables: { input } })).data?.recordBankPayment.errors,
  cancel: async (input: graphql.CancelInvoiceInput): Problems =>
    (await client.mutate({ mutation: cancelDocument, variables: { input } })).data?.cancelInvoice.errors,
  assign: async (input: graphql.AssignBankPaymentInput): Problems =>
    (await client.mutate({ mutation: assignDocument, variables: { input } })).data?.assignBankPayment.errors,
  unassign: async (input: graphql.UnassignBankPaymentInput): Problems =>
    (await client.mutate({ mutation: unassignDocument, variables: { input } })).data?.unassignBankPayment.errors,
  close: async (input: graphql.CloseBankPaymentInput): Problems =>
    (await client.mutate({ mutation: closeDocument, variables: { input } })).data?.closeBankPayment.errors,
  refund: async (input: graphql.RefundLicenceInput): Problems =>
    (await client.mutate({ mutation: refundDocument, variables: { input } })).data?.refundLicence.errors,
  importFile: async (input: graphql.ImportBankFileInput): Problems =>
    (await client.mutate({ mutation: importDocument, variables: { input } })).data?.importBankFile.errors,
};
