import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SignOutMutation, SignOutMutationVariables } from "#graphql/operations.ts";

export const signOutMutation: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
  mutation SignOut($input: SignOutInput!) {
    signOut(input: $input) {
      viewer {
        seeker {
          id
        }
      }
    }
  }
`;
