import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AccountKind,
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import type { FieldProblem } from "#ui/form.tsx";

const requestReset: TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = gql`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      accepted
      errors {
        code
        message
        path
      }
    }
  }
`;

const reset: TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      done
      errors {
        code
        message
        path
      }
    }
  }
`;

/** Asks for the mail with the link. The answer is the same for an address that nobody has. */
export async function requestPasswordReset(input: { kind: AccountKind; email: string }): Promise<readonly FieldProblem[]> {
  const { data } = await client.mutate({ mutation: requestReset, variables: { input } });
  return data?.requestPasswordReset.errors ?? [];
}

/** Sets the new password; every session of the account ends. */
export async function resetPassword(input: { kind: AccountKind; token: string; password: string }): Promise<readonly FieldProblem[]> {
  const { data } = await client.mutate({ mutation: reset, variables: { input } });
  return data?.resetPassword.errors ?? [];
}
