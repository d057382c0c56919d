import type { ReactNode } from "react";
import { initialOf } from "#features/company/company-mark.tsx";
import { formatDateTime } from "#platform/dates.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { CountBadge } from "#ui/lists/status-chip.tsx";
import classes from "./conversation-list.module.css";

export interface ConversationRow {
  id: string;
  counterpartName: string;
  title: ReactNode;
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
            <Avatar name={row.counterpartName} initial={initialOf(row.counterpartName)} size={44} />
            <span className={classes["words"]}>
              <span className={classes["head"]}>
                <span className={classes["name"]} translate="no">
                  {row.counterpartName}
                </span>
                {row.unreadCount > 0 && <CountBadge count={row.unreadCount} label={t("common:nav.unread", { count: row.unreadCount })} />}
              </span>
              <span className={classes["line"]}>{row.title}</span>
              <span className={classes["preview"]}>
                <MixedText text={row.preview} />
              </span>
              <span className={classes["time"]}>{formatDateTime(row.lastMessageAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
