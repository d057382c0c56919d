import { useEffect, useRef } from "react";
import { formatDateTime } from "#platform/dates.ts";
import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { type MessageBridge, MessageHelp } from "./bridge/message-help.tsx";
import classes from "./conversation-messages.module.css";
import { PairedText, type SaidPhrase } from "./phrase/other-half.tsx";

export interface ConversationMessage {
  id: string;
  body: string;
  bodyRuby: Readings | null;
  /** Its other half, for a message said with a phrase. */
  phrase: SaidPhrase | null;
  mine: boolean;
  senderName: string;
  createdAt: string;
  attachment: { id: string; fileName: string; url: string } | null;
}

interface MessagesProps {
  /** Newest first, as the server answers them. */
  messages: readonly ConversationMessage[];
  hasOlder: boolean;
  onOlder(): void;
  readByCounterpartAt: string | null;
  /** Help with messages above the reader's level, by message; it comes after them. */
  bridges?: ReadonlyMap<string, MessageBridge>;
}

/** The messages of a conversation, oldest at the top; one's own at the right. */
export function ConversationMessages({ messages, hasOlder, onOlder, readByCounterpartAt, bridges }: MessagesProps) {
  const { t } = useTranslation("conversation");
  const end = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  return (
    <Stack gap="md" className={classes["log"] ?? ""} role="log" aria-label={t("log")} tabIndex={0}>
      {hasOlder && (
        <Button variant="subtle" onClick={onOlder}>
          {t("older")}
        </Button>
      )}
      {messages.length === 0 && <Text tone="dimmed">{t("noMessages")}</Text>}
      {messages.toReversed().map((message) => (
        <Bubble key={message.id} message={message} readAt={readByCounterpartAt} bridge={bridges?.get(message.id)} />
      ))}
      <div ref={end} />
    </Stack>
  );
}

interface BubbleProps {
  message: ConversationMessage;
  readAt: string | null;
  bridge: MessageBridge | undefined;
}

function Bubble({ message, readAt, bridge }: BubbleProps) {
  const { t } = useTranslation("conversation");
  const isRead = readAt !== null && readAt >= message.createdAt;
  return (
    <div className={classes["bubble"] ?? ""} data-mine={message.mine}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" strong translate="no">
          {message.senderName}
        </Text>
        <Text size="sm" tone="dimmed">
          {formatDateTime(message.createdAt)}
        </Text>
      </Group>
      <Words message={message} />
      {bridge && <MessageHelp bridge={bridge} />}
      {message.attachment && (
        <a href={message.attachment.url} target="_blank" rel="noopener">
          {message.attachment.fileName}
        </a>
      )}
      {message.mine && (
        <Text size="sm" tone="dimmed" style={{ textAlign: "end" }}>
          {isRead ? t("read") : t("sent")}
        </Text>
      )}
    </div>
  );
}

function Words({ message: { body, bodyRuby, phrase, mine } }: { message: ConversationMessage }) {
  const { t } = useTranslation("conversation");
  if (body === "") return <Text tone="dimmed">{t("erased")}</Text>;
  if (phrase) return <PairedText body={body} phrase={phrase} isMine={mine} />;
  return (
    <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      <Ruby text={body} readings={bodyRuby} />
    </Text>
  );
}
