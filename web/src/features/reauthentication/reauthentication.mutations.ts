import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ReauthenticateMutation, ReauthenticateMutationVariables } from "#graphql/operations.ts";

export const reauthenticate: TypedDocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables> = gql`
  mutation Reauthenticate($input: ReauthenticateInput!) {
    reauthenticate(input: $input) {
      viewer {
        admin {
          confirmedUntil
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
