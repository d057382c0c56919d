import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Inbox } from "#features/conversation/inbox.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { CompanyMessageScreenQuery, CompanyMessageScreenQueryVariables } from "#graphql/operations.ts";
import { companyMessagePath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { CompanyConversation } from "./+message/company-conversation.tsx";

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

/** The company's inbox: live, with the unread messages. */
export function Component() {
  const { t } = useTranslation("conversation");
  const { data, loading, error, refetch, fetchMore } = useQuery(companyMessageScreenQuery, { variables: { after: null }, ...liveQuery });
  useInboxRefresh({ loading, refetch }, null);
  const page = data?.companyConversations;
  const more = () =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: ({ companyConversations: before }, { fetchMoreResult: { companyConversations: next } }) => ({
        companyConversations: { ...next, items: [...before.items, ...next.items] },
      }),
    });
  return (
    <Inbox
      page={page}
      isLoading={loading}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={more}
      pathOf={companyMessagePath}
      conversationOf={(id) => <CompanyConversation key={id} id={id} />}
      noneHint={<Text>{t("noneCompany")}</Text>}
    />
  );
}

export const ErrorBoundary = ScreenError;
