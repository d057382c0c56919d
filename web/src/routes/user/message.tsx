import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Stack, Text } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { ConversationList } from "#features/conversation/conversation-list.tsx";
import { InboxLayout } from "#features/conversation/inbox-layout.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { MessageScreenQuery, MessageScreenQueryVariables } from "#graphql/operations.ts";
import { userMessagePath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ErrorPanel, ListSkeleton, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { SeekerThread } from "./+message/seeker-thread.tsx";

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
        }
        entry {
          id
          work {
            id
            title
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

/** The seeker's inbox: live, with what is unread. */
export function Component() {
  const { t } = useTranslation("conversation");
  const [search] = useSearchParams();
  const openId = search.get("id");
  const { data, loading, error, refetch, fetchMore } = useQuery(messageScreenQuery, {
    variables: { after: null },
    ...liveQuery,
  });
  useInboxRefresh({ loading, refetch }, null);
  useTitle(t("common:nav.messages"));
  const page = data?.conversations;
  const rows = (page?.items ?? []).map((item) => ({
    ...item,
    title: item.entry?.work.title ?? item.subject ?? "",
    preview: item.lastMessage?.body ?? "",
  }));
  const list = (
    <Stack gap="md">
      <ConversationList rows={rows} openId={openId} pathOf={userMessagePath} />
      <MoreButton
        hasMore={page?.pageInfo.hasNextPage ?? false}
        isLoading={loading}
        onMore={() =>
          void fetchMore({
            variables: { after: page?.pageInfo.endCursor ?? null },
            updateQuery: (before, { fetchMoreResult: next }) => ({
              conversations: { ...next.conversations, items: [...before.conversations.items, ...next.conversations.items] },
            }),
          })
        }
      />
    </Stack>
  );
  return (
    <Stack gap="lg">
      <PageHeader title={t("common:nav.messages")} />
      {error && <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />}
      {!page && loading && <ListSkeleton />}
      {page && page.items.length === 0 && (
        <EmptyState title={t("none")}>
          <Text>{t("noneHint")}</Text>
          <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
        </EmptyState>
      )}
      {page && page.items.length > 0 && (
        <InboxLayout
          list={list}
          isOpen={openId !== null}
          thread={openId ? <SeekerThread key={openId} id={openId} /> : <Text c="dimmed">{t("choose")}</Text>}
        />
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
