import { type DragEvent, useEffect, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router-dom";
import { EntryTags } from "#features/company-entry/entry-tags.tsx";
import { MoveDialog } from "#features/company-entry/move-dialog.tsx";
import { UnreachableBadge } from "#features/company-entry/unreachable.tsx";
import { WaitingDays } from "#features/company-entry/waiting-days.tsx";
import { entryStatusText } from "#features/entry/status-text.ts";
import { measuredLine } from "#features/exam/measured-text.ts";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import type { CompanyEntryBoardScreenQuery, EntryStatus } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { ActMenu } from "#ui/act-menu.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./entry-board.module.css";

type Column = CompanyEntryBoardScreenQuery["companyEntryBoard"][number];
type Card = Column["items"][number];
interface Asked {
  entry: Card;
  to: EntryStatus;
}

/** The pipeline: a card is dragged to a state, or moved by its menu; either way the move is asked once more. */
export function EntryBoard({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation(["applicants", "vocabulary"]);
  const { revalidate } = useRevalidator();
  const [dragged, setDragged] = useState<Card | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [movedId, setMovedId] = useState("");
  const moves = dragged?.legalMoves ?? [];
  const drop = (to: EntryStatus) => {
    if (dragged && moves.includes(to)) setAsked({ entry: dragged, to });
    setDragged(null);
  };
  return (
    <>
      <section className={classes["board"]} aria-label={t("board.title")}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            isTarget={moves.includes(column.status)}
            onDrop={() => drop(column.status)}
            onDrag={setDragged}
            movedId={movedId}
            onMove={(entry, to) => setAsked({ entry, to })}
          />
        ))}
      </section>
      {asked && (
        <MoveDialog
          entry={asked.entry}
          name={asked.entry.applicant.displayName}
          to={asked.to}
          onClose={() => setAsked(null)}
          onMoved={() => {
            setMovedId(asked.entry.id);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

interface BoardColumnProps {
  column: Column;
  /** True while a card that may come here is being dragged. */
  isTarget: boolean;
  /** The card that was moved last: the focus goes with it into its new column. */
  movedId: string;
  onDrop(): void;
  onDrag(card: Card | null): void;
  onMove(card: Card, to: EntryStatus): void;
}

function BoardColumn({ column, isTarget, movedId, onDrop, onDrag, onMove }: BoardColumnProps) {
  const { t } = useTranslation(["applicants", "vocabulary"]);
  const [search] = useSearchParams();
  const { status, count, items } = column;
  const name = t(`vocabulary:entryStatus.${status}`);
  const rest = new URLSearchParams(search);
  rest.delete("view");
  rest.set("status", status);
  const allow = (event: DragEvent) => {
    if (isTarget) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the mouse; the card's menu is the way of the keyboard
    <section className={classes["column"]} data-target={isTarget} aria-label={name} onDragOver={allow} onDrop={onDrop}>
      <Group justify="space-between" wrap="nowrap" align="center">
        <Group gap="xs" align="center">
          <span className={classes["dot"]} data-status={status} aria-hidden="true" />
          <Title order={2} size={3}>
            {name}
          </Title>
        </Group>
        <Text size="sm" tone="dimmed">
          {t("board.count", { count })}
        </Text>
      </Group>
      <ul className={classes["cards"]}>
        {items.map((card) => (
          <BoardCard key={card.id} card={card} isMoved={card.id === movedId} onDrag={onDrag} onMove={(to) => onMove(card, to)} />
        ))}
      </ul>
      {count === 0 && (
        <Text size="sm" tone="dimmed">
          {t("board.none")}
        </Text>
      )}
      {count > items.length && <Link to={{ search: rest.toString() }}>{t("board.rest", { count: count - items.length })}</Link>}
    </section>
  );
}

interface BoardCardProps {
  card: Card;
  isMoved: boolean;
  onDrag(card: Card | null): void;
  onMove(to: EntryStatus): void;
}

function BoardCard({ card, isMoved, onDrag, onMove }: BoardCardProps) {
  const { t } = useTranslation(["applicants", "vocabulary", "entry", "exam"]);
  const { applicant, legalMoves } = card;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isMoved) link.current?.focus();
  }, [isMoved]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the mouse; the card's menu is the way of the keyboard
    <li
      className={classes["card"]}
      draggable={legalMoves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", card.id);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" align="center">
          <Avatar name={applicant.displayName} size={34} />
          <div className={classes["who"]}>
            <Link ref={link} to={companyEntryPath(card.id)} draggable={false}>
              {applicant.displayName}
            </Link>
            <Text size="sm" tone="dimmed">
              {card.work.title}
            </Text>
          </div>
        </Group>
        <UnreachableBadge of={applicant} />
        {card.permission && (
          <div>
            <PermissionBadge verdict={card.permission.verdict} />
          </div>
        )}
        <EntryTags tags={card.tags} />
        {applicant.measurement && <Text size="sm">{measuredLine(t, applicant.measurement)}</Text>}
        <Group gap="xs" justify="space-between" align="center">
          <Text size="sm" tone="dimmed">
            {joinFacts([card.status === "INTERVIEW" && entryStatusText(t, card), card.assignee?.name])}
            <WaitingDays days={card.waitingDays} />
          </Text>
          {legalMoves.length > 0 && (
            <ActMenu
              text={t("board.move")}
              label={t("board.moveName", { name: applicant.displayName })}
              acts={legalMoves.map((to) => ({ id: to, label: t(`vocabulary:entryStatus.${to}`), run: () => onMove(to) }))}
            />
          )}
        </Group>
      </Stack>
    </li>
  );
}
