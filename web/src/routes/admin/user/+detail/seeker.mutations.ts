import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  EndSeekerSessionsMutation,
  EndSeekerSessionsMutationVariables,
  EraseSeekerMutation,
  EraseSeekerMutationVariables,
  SuspendSeekerMutation,
  SuspendSeekerMutationVariables,
  UnsuspendSeekerMutation,
  UnsuspendSeekerMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const suspendSeeker: TypedDocumentNode<SuspendSeekerMutation, SuspendSeekerMutationVariables> = gql`
  mutation SuspendSeeker($input: SuspendSeekerInput!) {
    suspendSeeker(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unsuspendSeeker: TypedDocumentNode<UnsuspendSeekerMutation, UnsuspendSeekerMutationVariables> = gql`
  mutation UnsuspendSeeker($input: UnsuspendSeekerInput!) {
    unsuspendSeeker(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const eraseSeeker: TypedDocumentNode<EraseSeekerMutation, EraseSeekerMutationVariables> = gql`
  mutation EraseSeeker($input: EraseSeekerInput!) {
    eraseSeeker(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endSeekerSessions: TypedDocumentNode<EndSeekerSessionsMutation, EndSeekerSessionsMutationVariables> = gql`
  mutation EndSeekerSessions($input: EndSeekerSessionsInput!) {
    endSeekerSessions(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
