import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CorrectWorkMutation,
  CorrectWorkMutationVariables,
  ReturnWorkMutation,
  ReturnWorkMutationVariables,
  ReturnWorkRevisionMutation,
  ReturnWorkRevisionMutationVariables,
  SuspendWorkMutation,
  SuspendWorkMutationVariables,
  UnsuspendWorkMutation,
  UnsuspendWorkMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const correctWork: TypedDocumentNode<CorrectWorkMutation, CorrectWorkMutationVariables> = gql`
  mutation CorrectWork($input: CorrectWorkInput!) {
    correctWork(input: $input) {
      work {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const returnWork: TypedDocumentNode<ReturnWorkMutation, ReturnWorkMutationVariables> = gql`
  mutation ReturnWork($input: ReturnWorkInput!) {
    returnWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const suspendWork: TypedDocumentNode<SuspendWorkMutation, SuspendWorkMutationVariables> = gql`
  mutation SuspendWork($input: SuspendWorkInput!) {
    suspendWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unsuspendWork: TypedDocumentNode<UnsuspendWorkMutation, UnsuspendWorkMutationVariables> = gql`
  mutation UnsuspendWork($input: UnsuspendWorkInput!) {
    unsuspendWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const returnWorkRevision: TypedDocumentNode<ReturnWorkRevisionMutation, ReturnWorkRevisionMutationVariables> = gql`
  mutation ReturnWorkRevision($input: ReturnWorkRevisionInput!) {
    returnWorkRevision(input: $input) {
      work {
        id
        status
        version
        revisionStatus
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
