import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LikeWorkMutation, LikeWorkMutationVariables, UnlikeWorkMutation, UnlikeWorkMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const likeWork: TypedDocumentNode<LikeWorkMutation, LikeWorkMutationVariables> = gql`
  mutation LikeWork($input: LikeWorkInput!) {
    likeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unlikeWork: TypedDocumentNode<UnlikeWorkMutation, UnlikeWorkMutationVariables> = gql`
  mutation UnlikeWork($input: UnlikeWorkInput!) {
    unlikeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
