import { gql, type TypedDocumentNode } from "@apollo/client";
import { useSubscription } from "@apollo/client/react";
import type {
  CompanyInboxChangedSubscription,
  CompanyInboxChangedSubscriptionVariables,
  InboxChangedSubscription,
  InboxChangedSubscriptionVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { viewerQuery } from "#platform/session/viewer.ts";

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

/** Tells the open inbox screen that a conversation changed. */
export const inboxChanges = new EventTarget();

interface Change {
  conversationId: string;
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
  return audience === "SEEKER" ? <SeekerWatcher /> : <CompanyWatcher />;
}
