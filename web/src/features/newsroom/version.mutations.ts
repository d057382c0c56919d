import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  RemoveMovieVersionMutation,
  RemoveMovieVersionMutationVariables,
  RemoveNewsVersionMutation,
  RemoveNewsVersionMutationVariables,
  SaveMovieVersionMutation,
  SaveMovieVersionMutationVariables,
  SaveNewsVersionMutation,
  SaveNewsVersionMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const saveNewsVersion: TypedDocumentNode<SaveNewsVersionMutation, SaveNewsVersionMutationVariables> = gql`
  mutation SaveNewsVersion($input: SaveNewsVersionInput!) {
    saveNewsVersion(input: $input) {
      news {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removeNewsVersion: TypedDocumentNode<RemoveNewsVersionMutation, RemoveNewsVersionMutationVariables> = gql`
  mutation RemoveNewsVersion($input: RemoveNewsVersionInput!) {
    removeNewsVersion(input: $input) {
      news {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const saveMovieVersion: TypedDocumentNode<SaveMovieVersionMutation, SaveMovieVersionMutationVariables> = gql`
  mutation SaveMovieVersion($input: SaveMovieVersionInput!) {
    saveMovieVersion(input: $input) {
      movie {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removeMovieVersion: TypedDocumentNode<RemoveMovieVersionMutation, RemoveMovieVersionMutationVariables> = gql`
  mutation RemoveMovieVersion($input: RemoveMovieVersionInput!) {
    removeMovieVersion(input: $input) {
      movie {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
