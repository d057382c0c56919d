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

export const suspendSeeker: TypedDocumentNode<SuspendSeekerMutation, SuspendSeekerMutationVariables> = gql`
  mutation SuspendSeeker($input: SuspendSeekerInput!) {
    suspendSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

export const unsuspendSeeker: TypedDocumentNode<UnsuspendSeekerMutation, UnsuspendSeekerMutationVariables> = gql`
  mutation UnsuspendSeeker($input: UnsuspendSeekerInput!) {
    unsuspendSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

export const eraseSeeker: TypedDocumentNode<EraseSeekerMutation, EraseSeekerMutationVariables> = gql`
  mutation EraseSeeker($input: EraseSeekerInput!) {
    eraseSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

export const endSeekerSessions: TypedDocumentNode<EndSeekerSessionsMutation, EndSeekerSessionsMutationVariables> = gql`
  mutation EndSeekerSessions($input: EndSeekerSessionsInput!) {
    endSeekerSessions(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;
