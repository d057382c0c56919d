import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ReviewQueueQuery, ReviewQueueQueryVariables } from "#graphql/operations.ts";
import { onAnswer } from "#platform/graphql-client.ts";
import type { QueueFilter } from "./queue-filter.ts";

const reviewQueueQuery: TypedDocumentNode<ReviewQueueQuery, ReviewQueueQueryVariables> = gql`
  query ReviewQueue($hasChanges: Boolean) {
    adminWorks(filter: { isWaiting: true, hasChanges: $hasChanges }, sort: SUBMITTED_FIRST, first: 100) {
      items {
        id
        title
        status
        submittedAt
        reviewRisks
        reviewClaim {
          by
          isOwn
          approvesAt
        }
        company {
          id
          name
        }
      }
      totalCount
    }
  }
`;

export type QueuedWork = ReviewQueueQuery["adminWorks"]["items"][number];

/** Colleagues come and go: who has what in hand is asked for this often. */
const presenceMs = 15_000;
/** An approval takes effect within seconds. */
const soonMs = 3_000;
const quietMs = 150;

const wanted: Readonly<Record<QueueFilter["kind"], boolean | null>> = { ALL: null, NEW: false, CHANGES: true };

/** What waits for a decision, the longest first; read again while somebody looks, and after each act. */
export function useReviewQueue({ kind, onlyRisky }: QueueFilter, isOn: boolean) {
  const [pollMs, setPollMs] = useState(presenceMs);
  const { data, previousData, refetch } = useQuery(reviewQueueQuery, {
    variables: { hasChanges: wanted[kind] },
    skip: !isOn,
    fetchPolicy: "cache-and-network",
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAnswer(({ isMutation }) => {
      if (!isMutation) return;
      clearTimeout(timer);
      // A failure leaves the queue as it was until the next turn.
      timer = setTimeout(() => void refetch().catch(() => undefined), quietMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOn, refetch]);
  const isHeld = data?.adminWorks.items.some(({ reviewClaim }) => reviewClaim?.approvesAt) ?? false;
  const wantedMs = isHeld ? soonMs : presenceMs;
  if (pollMs !== wantedMs) setPollMs(wantedMs);
  const page = (data ?? previousData)?.adminWorks;
  const items = page?.items ?? [];
  return {
    items: onlyRisky ? items.filter(({ reviewRisks }) => reviewRisks.length > 0) : items,
    totalCount: page?.totalCount ?? 0,
    isCut: items.length < (page?.totalCount ?? 0),
  };
}
