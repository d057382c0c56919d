import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateMovieMutation,
  CreateMovieMutationVariables,
  DeleteMovieMutation,
  DeleteMovieMutationVariables,
  MoveMovieInput,
  MoveMovieMutation,
  MoveMovieMutationVariables,
  MovieContentInput,
  UpdateMovieMutation,
  UpdateMovieMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const createMutation: TypedDocumentNode<CreateMovieMutation, CreateMovieMutationVariables> = gql`
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

const updateMutation: TypedDocumentNode<UpdateMovieMutation, UpdateMovieMutationVariables> = gql`
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

const moveMutation: TypedDocumentNode<MoveMovieMutation, MoveMovieMutationVariables> = gql`
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

const deleteMutation: TypedDocumentNode<DeleteMovieMutation, DeleteMovieMutationVariables> = gql`
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

interface Target {
  id: string;
  version: number;
}

/** Writes a new movie, or a change of a stored one. */
export async function saveMovie(saved: Target | null, operationId: string, content: MovieContentInput) {
  if (!saved) {
    const { data } = await client.mutate({ mutation: createMutation, variables: { input: { operationId, content } } });
    return { id: data?.createMovie.movie?.id ?? null, errors: data?.createMovie.errors ?? [] };
  }
  const { id, version } = saved;
  const { data } = await client.mutate({ mutation: updateMutation, variables: { input: { id, version, content } } });
  return { id: data?.updateMovie.movie?.id ?? null, errors: data?.updateMovie.errors ?? [] };
}

/** Publishes, plans, takes down, or takes a plan back. */
export async function moveMovie(input: MoveMovieInput) {
  const { data } = await client.mutate({ mutation: moveMutation, variables: { input } });
  return { errors: data?.moveMovie.errors ?? [] };
}

/** Deletes a draft. */
export async function deleteMovie({ id, version }: Target) {
  const { data } = await client.mutate({ mutation: deleteMutation, variables: { input: { id, version } } });
  return { errors: data?.deleteMovie.errors ?? [] };
}
