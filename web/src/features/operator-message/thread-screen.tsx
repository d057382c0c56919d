import { useReadQuery } from "@apollo/client/react";
import { Card } from "@mantine/core";
import { useEffect } from "react";
import { adminPaths, adminUserPath, letterPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader } from "#ui/states.tsx";
import type { LetterAudience } from "./letter-audience.ts";
import { markThreadRead } from "./operator-message.mutations.ts";
import { type ShownThread, type ThreadReference } from "./operator-thread.query.ts";
import { ThreadMessages } from "./thread-messages.tsx";

interface ThreadScreenProps {
  audience: LetterAudience;
  reference: ThreadReference;
}

/** The name of the other side, linked to their page. */
export function RecipientLink({ thread }: { thread: ShownThread }) {
  const { recipientId, recipientName, audience } = thread;
  const to = audience === "SEEKER" ? adminUserPath(recipientId) : `${adminPaths.company}?id=${recipientId}`;
  return <TextLink to={to}>{recipientName}</TextLink>;
}

/** Says that the thread in the address does not exist, or is with the other audience. */
export function NoThread({ audience }: { audience: LetterAudience }) {
  const { t } = useTranslation("adminLetters");
  return (
    <EmptyState title={t("thread.notFound")} level={1}>
      <LinkButton to={letterPaths[audience].list}>{t(`list.title.${audience}`)}</LinkButton>
    </EmptyState>
  );
}

/** The newer and older pages of a thread that is longer than one. */
export function OlderMessages({ thread, path }: { thread: ShownThread; path: string }) {
  const { t } = useTranslation("adminLetters");
  const { hasNextPage, endCursor } = thread.messages.pageInfo;
  if (!hasNextPage) return null;
  return <TextLink to={`${path}?${new URLSearchParams({ id: thread.id, after: endCursor ?? "" })}`}>{t("thread.older")}</TextLink>;
}

/** One thread; opening it marks it as read. */
export function ThreadScreen({ audience, reference }: ThreadScreenProps) {
  const { t } = useTranslation("adminLetters");
  const thread = useReadQuery(reference).data.operatorThread;
  const [id, unread, newest] = [thread?.id, thread?.unreadCount ?? 0, thread?.messages.items[0]?.id];
  useTitle(thread?.subject || t(`list.title.${audience}`));
  useEffect(() => {
    if (id && newest && unread > 0) void send(markThreadRead, { threadId: id, upToMessageId: newest });
  }, [id, newest, unread]);
  if (!thread || thread.audience !== audience) return <NoThread audience={audience} />;
  const paths = letterPaths[audience];
  return (
    <Stack gap="md">
      <PageHeader
        title={thread.subject || t("thread.noSubject")}
        lead={<RecipientLink thread={thread} />}
        actions={
          <Group gap="sm">
            <LinkButton to={`${paths.reply}?id=${thread.id}`}>{t("thread.reply")}</LinkButton>
            <LinkButton to={paths.list} variant="outline">
              {t("thread.toList")}
            </LinkButton>
          </Group>
        }
      />
      <Card withBorder padding="lg">
        <Stack gap="md">
          <OlderMessages thread={thread} path={paths.detail} />
          <ThreadMessages messages={thread.messages.items} label={t("thread.log")} right="ADMIN" readAt={thread.readByRecipientAt} />
        </Stack>
      </Card>
    </Stack>
  );
}
