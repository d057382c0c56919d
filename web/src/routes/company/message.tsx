import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Stack, Text } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { ConversationList } from "#features/conversation/conversation-list.tsx";
import { InboxLayout } from "#features/conversation/inbox-layout.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { CompanyMessageScreenQuery, CompanyMessageScreenQueryVariables } from "#graphql/operations.ts";
import { companyMessagePath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { EmptyState, ErrorPanel, ListSkeleton, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { CompanyThread } from "./+message/company-thread.tsx";

const companyMessageScreenQuery: TypedDocumentNode<CompanyMessageScreenQuery, CompanyMessageScreenQueryVariables> = gql`
  query CompanyMessageScreen($after: String) {
    companyConversations(first: 20, after: $after) {
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

/** The company's inbox: live, with what is unread. */
export function Component() {
  const { t } = useTranslation("conversation");
  const [search] = useSearchParams();
  const openId = search.get("id");
  const { data, loading, error, refetch, fetchMore } = useQuery(companyMessageScreenQuery, {
    variables: { after: null },
    ...liveQuery,
  });
  useInboxRefresh({ loading, refetch }, null);
  useTitle(t("common:nav.messages"));
  const page = data?.companyConversations;
  const rows = (page?.items ?? []).map((item) => ({
    ...item,
    title: item.entry?.work.title ?? item.subject ?? "",
    preview: item.lastMessage?.body ?? "",
  }));
  const list = (
    <Stack gap="md">
      <ConversationList rows={rows} openId={openId} pathOf={companyMessagePath} />
      <MoreButton
        hasMore={page?.pageInfo.hasNextPage ?? false}
        isLoading={loading}
        onMore={() =>
          void fetchMore({
            variables: { after: page?.pageInfo.endCursor ?? null },
            updateQuery: (before, { fetchMoreResult: next }) => ({
              companyConversations: {
                ...next.companyConversations,
                items: [...before.companyConversations.items, ...next.companyConversations.items],
              },
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
          <Text>{t("noneCompany")}</Text>
        </EmptyState>
      )}
      {page && page.items.length > 0 && (
        <InboxLayout
          list={list}
          isOpen={openId !== null}
          thread={openId ? <CompanyThread key={openId} id={openId} /> : <Text c="dimmed">{t("choose")}</Text>}
        />
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
