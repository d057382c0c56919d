import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompanySendPhraseMutation,
  CompanySendPhraseMutationVariables,
  SendPhraseMutation,
  SendPhraseMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const sendPhrase: TypedDocumentNode<SendPhraseMutation, SendPhraseMutationVariables> = gql`
  mutation SendPhrase($input: SendPhraseInput!) {
    sendPhrase(input: $input) {
      message {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const companySendPhrase: TypedDocumentNode<CompanySendPhraseMutation, CompanySendPhraseMutationVariables> = gql`
  mutation CompanySendPhrase($input: CompanySendPhraseInput!) {
    companySendPhrase(input: $input) {
      message {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
