import type { ReactNode } from "react";
import type { SeekerPanels_DetailFragment } from "#graphql/operations.ts";
import { adminSalePath, adminWorkPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Panel } from "#ui/panel.tsx";
import { NoBreak, Text } from "#ui/text/text.tsx";

interface PanelProps {
  detail: SeekerPanels_DetailFragment;
}

interface ListProps {
  caption: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  none: string;
}

/** A short list of a person's page: not narrowed, not paged. */
function ShortList({ caption, head, rows, none }: ListProps) {
  if (rows.length === 0) return <Text tone="dimmed">{none}</Text>;
  return (
    <Table caption={caption} columns={head.map((label) => ({ id: label, label }))}>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {cells.map((cell, index) => (
            <td key={head[index]} data-label={head[index]}>
              {typeof cell === "string" && cell.length <= 8 ? <NoBreak>{cell}</NoBreak> : cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** The level the exam measured, with how sure it is, and every sitting. */
export function AttemptsPanel({ detail: { measurement, attempts } }: PanelProps) {
  const { t } = useTranslation("adminPeople");
  const percent = (value: number) => Math.round(value * 100);
  const likely = (measurement?.probabilities ?? []).filter(({ probability }) => probability >= 0.05);
  const texts = likely
    .toSorted((one, other) => other.probability - one.probability)
    .map(({ level, probability }) => t("detail.probability", { level: t(`level.${level}`), percent: percent(probability) }));
  return (
    <Panel title={t("detail.exam")}>
      {measurement ? (
        <Text>
          {t("detail.measured", { levels: texts.join(t("detail.and")), ...measurement.score, at: formatDateTime(measurement.measuredAt) })}
        </Text>
      ) : (
        <Text tone="dimmed">{t("detail.unmeasured")}</Text>
      )}
      <ShortList
        caption={t("detail.attempts")}
        head={[t("detail.started"), t("detail.attemptStatus"), t("detail.scored"), t("list.level")]}
        none={t("detail.noAttempts")}
        rows={attempts.map(({ id, startedAt, status, scoredCount, level, complete }) => ({
          id,
          cells: [
            formatDateTime(startedAt),
            t(`attempt.${status}`),
            scoredCount,
            level ? t(complete ? "detail.reached" : "detail.incomplete", { level: t(`level.${level}`) }) : "—",
          ],
        }))}
      />
    </Panel>
  );
}

/** Applications by state and the newest of them; the texts sent with them stay between the two sides. */
export function EntriesPanel({ detail: { entryCounts, entries } }: PanelProps) {
  const { t } = useTranslation(["adminPeople", "vocabulary"]);
  const counts = entryCounts.map(({ status, count }) => t("detail.entryCount", { status: t(`vocabulary:entryStatus.${status}`), count }));
  return (
    <Panel title={t("detail.entries")}>
      {counts.length > 0 && <Text>{counts.join(t("detail.and"))}</Text>}
      <ShortList
        caption={t("detail.entries")}
        head={[t("detail.work"), t("detail.company"), t("list.status"), t("detail.applied")]}
        none={t("detail.noEntries")}
        rows={entries.map(({ id, workId, workTitle, companyName, status, createdAt }) => ({
          id,
          cells: [
            <TextLink key="work" to={adminWorkPath(workId)}>
              {workTitle}
            </TextLink>,
            companyName,
            t(`vocabulary:entryStatus.${status}`),
            formatDateTime(createdAt),
          ],
        }))}
      />
    </Panel>
  );
}

/** The seeker's orders for learning and examination; whoever keeps the books can go on to the sale from here. */
export function PurchasesPanel({ detail: { purchases } }: PanelProps) {
  const { t } = useTranslation("adminPeople");
  const seesSales = useViewer().admin?.can.managePayments ?? false;
  return (
    <Panel title={t("detail.purchases")}>
      <ShortList
        caption={t("detail.purchases")}
        head={[t("detail.product"), t("detail.price"), t("list.status"), t("detail.receipt"), t("detail.ordered")]}
        none={t("detail.noPurchases")}
        rows={purchases.map(({ id, product, price, status, refundStatus, receiptNumber, createdAt }) => ({
          id,
          cells: [
            product,
            formatYen(price),
            refundStatus ? t(`refund.${refundStatus}`) : t(`payment.${status}`),
            seesSales && receiptNumber ? (
              <TextLink key="receipt" to={adminSalePath(id)}>
                {receiptNumber}
              </TextLink>
            ) : (
              (receiptNumber ?? "—")
            ),
            formatDateTime(createdAt),
          ],
        }))}
      />
    </Panel>
  );
}
