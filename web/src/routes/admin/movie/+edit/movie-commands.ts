import type { MoveMovieInput, MovieContentInput } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { createMutation, deleteMutation, moveMutation, updateMutation } from "./movie.mutations.ts";

interface Target {
  id: string;
  version: number;
}

/** Writes a new movie, or a change of a stored one. */
export async function saveMovie(saved: Target | null, operationId: string, content: MovieContentInput) {
  if (!saved) {
    const { movie, errors } = await send(createMutation, { operationId, content });
    return { id: movie?.id ?? null, errors };
  }
  const { id, version } = saved;
  const { movie, errors } = await send(updateMutation, { id, version, content });
  return { id: movie?.id ?? null, errors };
}

/** Publishes, plans, takes down, or takes a plan back. */
export function moveMovie(input: MoveMovieInput) {
  return send(moveMutation, input);
}

/** Deletes a draft. */
export function deleteMovie({ id, version }: Target) {
  return send(deleteMutation, { id, version });
}
