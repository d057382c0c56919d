import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveOAuthClientMutation,
  ApproveOAuthClientMutationVariables,
  EndOAuthClientMutation,
  EndOAuthClientMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const approveOAuthClient: TypedDocumentNode<ApproveOAuthClientMutation, ApproveOAuthClientMutationVariables> = gql`
  mutation ApproveOAuthClient($input: ApproveOAuthClientInput!) {
    approveOAuthClient(input: $input) {
      client {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endOAuthClient: TypedDocumentNode<EndOAuthClientMutation, EndOAuthClientMutationVariables> = gql`
  mutation EndOAuthClient($input: EndOAuthClientInput!) {
    endOAuthClient(input: $input) {
      client {
        id
        endedAt
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
