import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveSeenWorkMutation,
  ApproveSeenWorkMutationVariables,
  ClaimReviewMutation,
  ClaimReviewMutationVariables,
  HoldApprovalMutation,
  HoldApprovalMutationVariables,
  ReleaseReviewMutation,
  ReleaseReviewMutationVariables,
  TakeBackApprovalMutation,
  TakeBackApprovalMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const claimReview: TypedDocumentNode<ClaimReviewMutation, ClaimReviewMutationVariables> = gql`
  mutation ClaimReview($input: ClaimReviewInput!) {
    claimReview(input: $input) {
      work {
        id
        isSeen
        reviewClaim {
          by
          isOwn
          approvesAt
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const releaseReview: TypedDocumentNode<ReleaseReviewMutation, ReleaseReviewMutationVariables> = gql`
  mutation ReleaseReview($input: ReviewInput!) {
    releaseReview(input: $input) {
      work {
        id
        reviewClaim {
          by
          isOwn
          approvesAt
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const holdApproval: TypedDocumentNode<HoldApprovalMutation, HoldApprovalMutationVariables> = gql`
  mutation HoldApproval($input: HoldApprovalInput!) {
    holdApproval(input: $input) {
      work {
        id
        reviewClaim {
          by
          isOwn
          approvesAt
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const takeBackApproval: TypedDocumentNode<TakeBackApprovalMutation, TakeBackApprovalMutationVariables> = gql`
  mutation TakeBackApproval($input: ReviewInput!) {
    takeBackApproval(input: $input) {
      work {
        id
        reviewClaim {
          by
          isOwn
          approvesAt
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const approveSeenWork: TypedDocumentNode<ApproveSeenWorkMutation, ApproveSeenWorkMutationVariables> = gql`
  mutation ApproveSeenWork($input: ReviewInput!) {
    approveSeenWork(input: $input) {
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
