import type { CompanyScoutScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Text } from "#ui/text/text.tsx";

/** What the company asked, and what came of it. */
export function SentScouts({ scouts }: { scouts: CompanyScoutScreenQuery["sentScouts"]["items"] }) {
  const { t } = useTranslation(["companyScout", "scout"]);
  const columns = (["about", "state", "reason", "sender", "sentAt"] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Table columns={columns} caption={t("sentTitle")}>
      {scouts.map(({ id, workTitle, senderName, state, declineReason, createdAt }) => (
        <tr key={id}>
          <td>
            <Text component="span" strong>
              {workTitle}
            </Text>
          </td>
          <td data-label={t("state")}>
            <StatusChip tone={state === "APPLIED" ? "good" : "plain"}>{t(`scout:state.${state}`)}</StatusChip>
          </td>
          <td data-label={t("reason")}>{declineReason === null ? "—" : t(`scout:declineReason.${declineReason}`)}</td>
          <td data-label={t("sender")}>{senderName ?? "—"}</td>
          <td data-label={t("sentAt")}>{formatDateTime(createdAt)}</td>
        </tr>
      ))}
    </Table>
  );
}
