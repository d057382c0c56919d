import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { AdminQueueKind, AdminWaitingQuery, AdminWaitingQueryVariables } from "#graphql/operations.ts";

const adminWaitingQuery: TypedDocumentNode<AdminWaitingQuery, AdminWaitingQueryVariables> = gql`
  query AdminWaiting {
    adminQueues {
      kind
      count
    }
  }
`;

/** Where each queue is worked off: the id of a place. */
export const queuePlaces: Readonly<Record<AdminQueueKind, string>> = {
  POSTING_REVIEW: "works",
  COMPANY_REVIEW: "companies",
  INQUIRY: "inquiries",
  OVERDUE_INVOICE: "bankPayments",
};

const minuteMs = 60_000;

/** How many things wait, by the id of the place; asked again each minute while somebody looks. */
export function useWaiting(isSignedIn: boolean): ReadonlyMap<string, number> {
  const { data } = useQuery(adminWaitingQuery, {
    skip: !isSignedIn,
    fetchPolicy: "cache-and-network",
    pollInterval: minuteMs,
    skipPollAttempt: () => document.hidden,
  });
  return new Map(data?.adminQueues.map(({ kind, count }) => [queuePlaces[kind], count]));
}
