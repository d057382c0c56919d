import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  MovieSourceQuery,
  MovieSourceQueryVariables,
  ReportMovieProgressInput,
  ReportMovieProgressMutation,
  ReportMovieProgressMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const reportMutation: TypedDocumentNode<ReportMovieProgressMutation, ReportMovieProgressMutationVariables> = gql`
  mutation ReportMovieProgress($input: ReportMovieProgressInput!) {
    reportMovieProgress(input: $input) {
      movie {
        id
        progress {
          id
          positionMs
          watchedMs
          completedAt
        }
      }
    }
  }
`;

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

/** Sends what was played. May be repeated; null when it was not taken. */
export async function reportProgress(input: ReportMovieProgressInput): Promise<SavedProgress | null> {
  const { data } = await client.mutate({ mutation: reportMutation, variables: { input } });
  return data?.reportMovieProgress.movie?.progress ?? null;
}

/** New addresses of a film whose old ones have ended. */
export async function reloadSource(id: string) {
  const { data } = await client.query({ query: sourceQuery, variables: { id }, fetchPolicy: "network-only" });
  return data?.movie?.source ?? null;
}
