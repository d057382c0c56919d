import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { AdminQueueKind, AdminWaitingQuery, AdminWaitingQueryVariables } from "#graphql/operations.ts";
import { adminQueueKindValues } from "#graphql/values/admin-queue-kind.ts";
import { onAnswer } from "#platform/graphql-client.ts";

const adminWaitingQuery: TypedDocumentNode<AdminWaitingQuery, AdminWaitingQueryVariables> = gql`
  query AdminWaiting {
    adminQueues {
      kind
      count
    }
  }
`;

/** The id of the place each queue is worked off at. */
export const queuePlaces: Readonly<Record<AdminQueueKind, string>> = {
  WORK_REPORT: "workReports",
  POSTING_REVIEW: "works",
  COMPANY_REVIEW: "companies",
  COMPANY_PHOTO: "companyPhotos",
  INQUIRY: "inquiries",
  COMPLAINT: "complaints",
  DATA_INCIDENT: "incidents",
  OVERDUE_INVOICE: "bankPayments",
  REFUSED_REFUND: "bankPayments",
};

/** The search that shows a queue on its place, when the place shows something else first. */
export const queueSearches: Partial<Record<AdminQueueKind, string>> = {
  COMPANY_REVIEW: "?review=WAITING",
  COMPLAINT: "?status=OPEN",
  OVERDUE_INVOICE: "?status=OVERDUE",
  REFUSED_REFUND: "?tab=sales&refund=REFUSED",
};

/** The search under which a place lists what its badge counts; none where it counts several queues. */
export function queueSearchOf(place: string): string | undefined {
  const [kind, other] = adminQueueKindValues.filter((one) => queuePlaces[one] === place);
  return kind && !other ? queueSearches[kind] : undefined;
}

const minuteMs = 60_000;

/** Acts on many rows follow each other closely: the counts are asked for once, after the last of them. */
const quietMs = 150;

function useAfterActs(isSignedIn: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAnswer(({ isMutation }) => {
      if (!isMutation) return;
      clearTimeout(timer);
      // A failure leaves the old counts until the next minute.
      timer = setTimeout(() => void ask().catch(() => undefined), quietMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isSignedIn, ask]);
}

/** Returns the number of things waiting, by the id of the place; loaded again after every act, and each minute while somebody looks. */
export function useWaiting(isSignedIn: boolean): ReadonlyMap<string, number> {
  const { data, refetch } = useQuery(adminWaitingQuery, {
    skip: !isSignedIn,
    fetchPolicy: "cache-and-network",
    pollInterval: minuteMs,
    skipPollAttempt: () => document.hidden,
  });
  useAfterActs(isSignedIn, refetch);
  const waiting = new Map<string, number>();
  for (const { kind, count } of data?.adminQueues ?? []) {
    const place = queuePlaces[kind];
    waiting.set(place, count + (waiting.get(place) ?? 0));
  }
  return waiting;
}
