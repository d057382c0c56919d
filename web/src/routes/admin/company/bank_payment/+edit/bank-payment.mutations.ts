import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AssignBankPaymentMutation,
  AssignBankPaymentMutationVariables,
  CancelInvoiceMutation,
  CancelInvoiceMutationVariables,
  CloseBankPaymentMutation,
  CloseBankPaymentMutationVariables,
  ImportBankFileMutation,
  ImportBankFileMutationVariables,
  RecordBankPaymentMutation,
  RecordBankPaymentMutationVariables,
  RefundLicenceMutation,
  RefundLicenceMutationVariables,
  UnassignBankPaymentMutation,
  UnassignBankPaymentMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const recordDocument: TypedDocumentNode<RecordBankPaymentMutation, RecordBankPaymentMutationVariables> = gql`
  mutation RecordBankPayment($input: RecordBankPaymentInput!) {
    recordBankPayment(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const cancelDocument: TypedDocumentNode<CancelInvoiceMutation, CancelInvoiceMutationVariables> = gql`
  mutation CancelInvoice($input: CancelInvoiceInput!) {
    cancelInvoice(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const assignDocument: TypedDocumentNode<AssignBankPaymentMutation, AssignBankPaymentMutationVariables> = gql`
  mutation AssignBankPayment($input: AssignBankPaymentInput!) {
    assignBankPayment(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unassignDocument: TypedDocumentNode<UnassignBankPaymentMutation, UnassignBankPaymentMutationVariables> = gql`
  mutation UnassignBankPayment($input: UnassignBankPaymentInput!) {
    unassignBankPayment(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const closeDocument: TypedDocumentNode<CloseBankPaymentMutation, CloseBankPaymentMutationVariables> = gql`
  mutation CloseBankPayment($input: CloseBankPaymentInput!) {
    closeBankPayment(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const importDocument: TypedDocumentNode<ImportBankFileMutation, ImportBankFileMutationVariables> = gql`
  mutation ImportBankFile($input: ImportBankFileInput!) {
    importBankFile(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const refundDocument: TypedDocumentNode<RefundLicenceMutation, RefundLicenceMutationVariables> = gql`
  mutation RefundLicence($input: RefundLicenceInput!) {
    refundLicence(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
