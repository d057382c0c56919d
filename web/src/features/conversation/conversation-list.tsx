import { Badge, Group, Stack, Text } from "@mantine/core";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import classes from "./conversation-list.module.css";

export interface ConversationRow {
  id: string;
  counterpartName: string;
  title: string;
  preview: string;
  unreadCount: number;
  lastMessageAt: string;
}

interface ConversationListProps {
  rows: readonly ConversationRow[];
  openId: string | null;
  pathOf(id: string): string;
}

/** Conversations, latest first, each with its unread messages. */
export function ConversationList({ rows, openId, pathOf }: ConversationListProps) {
  const { t } = useTranslation("conversation");
  return (
    <ul className={classes["list"]} aria-label={t("list")}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={pathOf(row.id)} className={classes["link"]} aria-current={row.id === openId ? "true" : undefined}>
            <Stack gap={2}>
              <Group justify="space-between" wrap="nowrap">
                <Text fw={700} truncate translate="no">
                  {row.counterpartName}
                </Text>
                {row.unreadCount > 0 && (
                  <Badge color="shu" style={{ flexShrink: 0 }} aria-label={t("common:nav.unread", { count: row.unreadCount })}>
                    {row.unreadCount}
                  </Badge>
                )}
              </Group>
              <Text size="sm" truncate>
                {row.title}
              </Text>
              <Text size="sm" c="var(--ink-2)" truncate>
                {row.preview}
              </Text>
              <Text size="xs" c="var(--ink-2)">
                {formatDateTime(row.lastMessageAt)}
              </Text>
            </Stack>
          </Link>
        </li>
      ))}
    </ul>
  );
}
