import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateMovieMutation,
  CreateMovieMutationVariables,
  DeleteMovieMutation,
  DeleteMovieMutationVariables,
  MoveMovieMutation,
  MoveMovieMutationVariables,
  UpdateMovieMutation,
  UpdateMovieMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const createMutation: TypedDocumentNode<CreateMovieMutation, CreateMovieMutationVariables> = gql`
  mutation CreateMovie($input: CreateMovieInput!) {
    createMovie(input: $input) {
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

export const updateMutation: TypedDocumentNode<UpdateMovieMutation, UpdateMovieMutationVariables> = gql`
  mutation UpdateMovie($input: UpdateMovieInput!) {
    updateMovie(input: $input) {
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

export const moveMutation: TypedDocumentNode<MoveMovieMutation, MoveMovieMutationVariables> = gql`
  mutation MoveMovie($input: MoveMovieInput!) {
    moveMovie(input: $input) {
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

export const deleteMutation: TypedDocumentNode<DeleteMovieMutation, DeleteMovieMutationVariables> = gql`
  mutation DeleteMovie($input: DeleteMovieInput!) {
    deleteMovie(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
