import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ReauthenticateMutation, ReauthenticateMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const reauthenticate: TypedDocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables> = gql`
  mutation Reauthenticate($input: ReauthenticateInput!) {
    reauthenticate(input: $input) {
      viewer {
        admin {
          confirmedUntil
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
