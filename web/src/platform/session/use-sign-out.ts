import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { AccountKind, SignOutMutation, SignOutMutationVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const signOutMutation: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
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

/** Ends one of the browser's sessions and forgets everything that was read with it. */
export function useSignOut(kind: AccountKind, next: string): () => Promise<void> {
  const [signOut] = useMutation(signOutMutation);
  return async () => {
    await signOut({ variables: { input: { kind } } });
    await client.clearStore();
    location.assign(next);
  };
}
