import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveWorkMutation,
  ApproveWorkMutationVariables,
  ApproveWorkRevisionMutation,
  ApproveWorkRevisionMutationVariables,
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

export const correctWork: TypedDocumentNode<CorrectWorkMutation, CorrectWorkMutationVariables> = gql`
  mutation CorrectWork($input: CorrectWorkInput!) {
    correctWork(input: $input) {
      work {
        id
        version
      }
      errors {
        message
        path
      }
    }
  }
`;

export const approveWork: TypedDocumentNode<ApproveWorkMutation, ApproveWorkMutationVariables> = gql`
  mutation ApproveWork($input: ApproveWorkInput!) {
    approveWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        message
      }
    }
  }
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
        message
      }
    }
  }
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
        message
      }
    }
  }
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
        message
      }
    }
  }
`;

export const approveWorkRevision: TypedDocumentNode<ApproveWorkRevisionMutation, ApproveWorkRevisionMutationVariables> = gql`
  mutation ApproveWorkRevision($input: ApproveWorkRevisionInput!) {
    approveWorkRevision(input: $input) {
      work {
        id
        status
        version
        revisionStatus
      }
      errors {
        message
      }
    }
  }
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
        message
      }
    }
  }
`;
