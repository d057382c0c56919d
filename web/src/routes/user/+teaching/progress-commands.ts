import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  MovieSourceQuery,
  MovieSourceQueryVariables,
  ReportMovieProgressInput,
  ReportMovieProgressMutation,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { send } from "#platform/send.ts";
import { reportMutation } from "./movie.mutations.ts";

const sourceQuery: TypedDocumentNode<MovieSourceQuery, MovieSourceQueryVariables> = gql`
  query MovieSource($id: ID!) {
    movie(id: $id) {
      id
      source {
        videoUrl
        captionsUrl
        captionsEnUrl
        mimeType
        expiresAt
      }
    }
  }
`;

type Reported = NonNullable<ReportMovieProgressMutation["reportMovieProgress"]["movie"]>;
export type SavedProgress = NonNullable<Reported["progress"]>;
export type PlayedRange = ReportMovieProgressInput["ranges"][number];

/** Sends the parts played. May be repeated; null when they were not taken. */
export async function reportProgress(input: ReportMovieProgressInput): Promise<SavedProgress | null> {
  const { movie } = await send(reportMutation, input);
  return movie?.progress ?? null;
}

/** New addresses of a film whose old ones have ended. */
export async function reloadSource(id: string) {
  const { data } = await client.query({ query: sourceQuery, variables: { id }, fetchPolicy: "network-only" });
  return data?.movie?.source ?? null;
}
