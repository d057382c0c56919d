import type { ActorKind } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./message-log.module.css";

export interface ShownMessage {
  id: string;
  body: string;
  by: ActorKind;
  senderName: string;
  fileName: string | null;
  fileUrl: string | null;
  createdAt: string;
}

interface MessageLogProps {
  /** Newest first, as the server answers them. */
  messages: readonly ShownMessage[];
  label: string;
  /** The side whose messages are at the right. */
  right: string;
  readAt?: string | null;
}

/** The messages of a conversation, oldest at the top. */
export function MessageLog({ messages, label, right, readAt = null }: MessageLogProps) {
  const { t } = useTranslation(["adminMessages", "vocabulary"]);
  return (
    <Stack gap="md" className={classes["log"] ?? ""} role="log" aria-label={label} tabIndex={0}>
      {messages.toReversed().map(({ id, body, by, senderName, fileName, fileUrl, createdAt }) => (
        <Card key={id} padding="sm" className={classes["bubble"] ?? ""} data-right={by === right}>
          <Group gap="xs" justify="space-between">
            <Text size="sm" strong translate="no">
              {senderName === ""
                ? t(`vocabulary:actorKind.${by}`)
                : t("conversation.sender", { side: t(`vocabulary:actorKind.${by}`), name: senderName })}
            </Text>
            <Text size="sm" tone="dimmed">
              {formatDateTime(createdAt)}
            </Text>
          </Group>
          {body === "" ? <Text tone="dimmed">{t("conversation.erased")}</Text> : <Text keepsLines>{body}</Text>}
          {fileName && fileUrl && (
            <a href={fileUrl} target="_blank" rel="noopener">
              {fileName}
            </a>
          )}
          {fileName && !fileUrl && <Text size="sm">{t("conversation.file", { name: fileName })}</Text>}
          {by === "ADMIN" && (
            <Text size="sm" tone="dimmed">
              {readAt !== null && readAt >= createdAt ? t("conversation.read", { at: formatDateTime(readAt) }) : t("conversation.unread")}
            </Text>
          )}
        </Card>
      ))}
    </Stack>
  );
}
