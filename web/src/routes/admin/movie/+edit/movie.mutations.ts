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

export const createMutation: TypedDocumentNode<CreateMovieMutation, CreateMovieMutationVariables> = gql`
  mutation CreateMovie($input: CreateMovieInput!) {
    createMovie(input: $input) {
      movie {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const updateMutation: TypedDocumentNode<UpdateMovieMutation, UpdateMovieMutationVariables> = gql`
  mutation UpdateMovie($input: UpdateMovieInput!) {
    updateMovie(input: $input) {
      movie {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const moveMutation: TypedDocumentNode<MoveMovieMutation, MoveMovieMutationVariables> = gql`
  mutation MoveMovie($input: MoveMovieInput!) {
    moveMovie(input: $input) {
      movie {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const deleteMutation: TypedDocumentNode<DeleteMovieMutation, DeleteMovieMutationVariables> = gql`
  mutation DeleteMovie($input: DeleteMovieInput!) {
    deleteMovie(input: $input) {
      deletedId
      errors {
        code
        message
        path
      }
    }
  }
`;
