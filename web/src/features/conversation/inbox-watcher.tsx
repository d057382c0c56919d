import { gql, type TypedDocumentNode } from "@apollo/client";
import { useSubscription } from "@apollo/client/react";
import { useEffect } from "react";
import type {
  CompanyInboxChangedSubscription,
  CompanyInboxChangedSubscriptionVariables,
  InboxChangedSubscription,
  InboxChangedSubscriptionVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { viewerQuery } from "#platform/session/viewer.ts";
import { socketReturns } from "#platform/socket-returns.ts";

const seekerSubscription: TypedDocumentNode<InboxChangedSubscription, InboxChangedSubscriptionVariables> = gql`
  subscription InboxChanged {
    inboxChanged {
      conversationId
      unreadCount
      totalUnreadCount
      message {
        id
      }
    }
  }
`;

const companySubscription: TypedDocumentNode<CompanyInboxChangedSubscription, CompanyInboxChangedSubscriptionVariables> = gql`
  subscription CompanyInboxChanged {
    companyInboxChanged {
      conversationId
      unreadCount
      totalUnreadCount
      message {
        id
      }
    }
  }
`;

/** Tells the open inbox screen that a conversation changed: which one, or null when any may have. */
export const inboxChanges = new EventTarget();

interface Change {
  /** Null when events may have been missed: every conversation is read anew. */
  conversationId: string | null;
  totalUnreadCount: number;
}

function takeIn(side: "seeker" | "company", { conversationId, totalUnreadCount }: Change): void {
  client.cache.updateQuery({ query: viewerQuery }, (data) => {
    const session = data?.viewer[side];
    if (!data || !session) return data;
    return { viewer: { ...data.viewer, [side]: { ...session, unreadCount: totalUnreadCount } } };
  });
  inboxChanges.dispatchEvent(new CustomEvent("change", { detail: conversationId }));
}

/** Takes in what changed while nothing could be heard. */
async function catchUp(): Promise<void> {
  await client.query({ query: viewerQuery, fetchPolicy: "network-only" });
  inboxChanges.dispatchEvent(new CustomEvent("change", { detail: null }));
}

function useCatchUp(): void {
  useEffect(() => {
    const onReturn = () => void catchUp().catch(() => undefined);
    socketReturns.addEventListener("return", onReturn);
    return () => socketReturns.removeEventListener("return", onReturn);
  }, []);
}

function SeekerWatcher() {
  useSubscription(seekerSubscription, {
    onData: ({ data }) => data.data && takeIn("seeker", data.data.inboxChanged),
  });
  return null;
}

function CompanyWatcher() {
  useSubscription(companySubscription, {
    onData: ({ data }) => data.data && takeIn("company", data.data.companyInboxChanged),
  });
  return null;
}

/** Keeps the unread count in the header live, whatever screen is open. */
export function InboxWatcher({ audience }: { audience: "SEEKER" | "COMPANY" }) {
  useCatchUp();
  return audience === "SEEKER" ? <SeekerWatcher /> : <CompanyWatcher />;
}
