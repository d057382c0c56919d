import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { EmptyState, ErrorPanel, ListSkeleton, MoreButton, PageHeader } from "#ui/states.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { InboxLayout } from "./inbox-layout.tsx";

interface InboxRow {
  id: string;
  counterpartName: string;
  subject: string | null;
  unreadCount: number;
  lastMessageAt: string;
  lastMessage: { body: string; mine: boolean; phrase: { otherText: string } | null } | null;
  /** The title as it was written; for seekers also what it is in their language. */
  entry: { work: { title: string; titleEn?: string | null; madeTitle?: string | null } } | null;
}

interface InboxProps {
  /** The conversations that are here; undefined before the first answer. */
  page: { items: readonly InboxRow[]; pageInfo: { hasNextPage: boolean } } | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onMore: () => void;
  pathOf: (id: string) => string;
  /** The open conversation; give it a key of the id. */
  conversationOf: (id: string) => ReactNode;
  /** Suggests what to do while there is no conversation. */
  noneHint: ReactNode;
}

/** A message in the words of its reader. */
function previewOf(message: InboxRow["lastMessage"]): string {
  if (!message) return "";
  return message.mine ? message.body : (message.phrase?.otherText ?? message.body);
}

function titled(item: InboxRow) {
  const work = item.entry && { titleEn: null, madeTitle: null, ...item.entry.work };
  return {
    ...item,
    title: work ? <WorkTitle work={work} /> : <MixedText text={item.subject ?? ""} />,
    preview: previewOf(item.lastMessage),
  };
}

/** A side's inbox: its conversations, and the open one beside them. */
export function Inbox({ page, isLoading, hasFailed, onRetry, onMore, pathOf, conversationOf, noneHint }: InboxProps) {
  const { t } = useTranslation("conversation");
  const [search] = useSearchParams();
  const openId = search.get("id");
  useTitle(t("common:nav.messages"));
  return (
    <Stack gap="lg">
      <PageHeader title={t("common:nav.messages")} />
      {hasFailed && <ErrorPanel message={t("common:error.unknown")} onRetry={onRetry} />}
      {!page && isLoading && <ListSkeleton rows={8} />}
      {page && page.items.length === 0 && <EmptyState title={t("none")}>{noneHint}</EmptyState>}
      {page && page.items.length > 0 && (
        <InboxLayout
          list={
            <Stack gap="md">
              <ConversationList rows={page.items.map(titled)} openId={openId} pathOf={pathOf} />
              <MoreButton hasMore={page.pageInfo.hasNextPage} isLoading={isLoading} onMore={onMore} />
            </Stack>
          }
          isOpen={openId !== null}
          conversation={openId ? conversationOf(openId) : <EmptyState title={t("choose")} art="unread" />}
        />
      )}
    </Stack>
  );
}
