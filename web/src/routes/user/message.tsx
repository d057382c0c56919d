import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Inbox } from "#features/conversation/inbox.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { MessageScreenQuery, MessageScreenQueryVariables } from "#graphql/operations.ts";
import { userMessagePath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { SeekerConversation } from "./+message/seeker-conversation.tsx";

const messageScreenQuery: TypedDocumentNode<MessageScreenQuery, MessageScreenQueryVariables> = gql`
  query MessageScreen($after: String) {
    conversations(first: 20, after: $after) {
      items {
        id
        counterpartName
        subject
        unreadCount
        lastMessageAt
        lastMessage {
          id
          body
          mine
          phrase {
            otherText
          }
        }
        entry {
          id
          work {
            id
            title
            titleEn
            madeTitle
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

/** The seeker's inbox: live, with the unread messages. */
export function Component() {
  const { t } = useTranslation("conversation");
  const { data, loading, error, refetch, fetchMore } = useQuery(messageScreenQuery, { variables: { after: null }, ...liveQuery });
  useInboxRefresh({ loading, refetch }, null);
  const page = data?.conversations;
  const more = () =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: ({ conversations: before }, { fetchMoreResult: { conversations: next } }) => ({
        conversations: { ...next, items: [...before.items, ...next.items] },
      }),
    });
  return (
    <Inbox
      page={page}
      isLoading={loading}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={more}
      pathOf={userMessagePath}
      conversationOf={(id) => <SeekerConversation key={id} id={id} />}
      noneHint={
        <>
          <Text>{t("noneHint")}</Text>
          <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
        </>
      }
    />
  );
}

export const ErrorBoundary = ScreenError;
