import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompleteLicencePurchaseMutation,
  CompleteLicencePurchaseMutationVariables,
  PurchaseLicenceMutation,
  PurchaseLicenceMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const purchaseLicence: TypedDocumentNode<PurchaseLicenceMutation, PurchaseLicenceMutationVariables> = gql`
  mutation PurchaseLicence($input: PurchaseLicenceInput!) {
    purchaseLicence(input: $input) {
      purchase {
        id
        status
        clientSecret
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const completeLicencePurchase: TypedDocumentNode<CompleteLicencePurchaseMutation, CompleteLicencePurchaseMutationVariables> = gql`
  mutation CompleteLicencePurchase($input: CompleteLicencePurchaseInput!) {
    completeLicencePurchase(input: $input) {
      purchase {
        id
        status
        clientSecret
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
