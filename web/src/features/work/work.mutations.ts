import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LikeWorkMutation, LikeWorkMutationVariables, UnlikeWorkMutation, UnlikeWorkMutationVariables } from "#graphql/operations.ts";

export const likeWork: TypedDocumentNode<LikeWorkMutation, LikeWorkMutationVariables> = gql`
  mutation LikeWork($input: LikeWorkInput!) {
    likeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        message
      }
    }
  }
`;

export const unlikeWork: TypedDocumentNode<UnlikeWorkMutation, UnlikeWorkMutationVariables> = gql`
  mutation UnlikeWork($input: UnlikeWorkInput!) {
    unlikeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        message
      }
    }
  }
`;
