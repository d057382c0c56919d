import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ResendMailMutation, ResendMailMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const resendMail: TypedDocumentNode<ResendMailMutation, ResendMailMutationVariables> = gql`
  mutation ResendMail($input: ResendMailInput!) {
    resendMail(input: $input) {
      mail {
        id
        failedAt
        canResend
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
