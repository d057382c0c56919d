import { useState } from "react";
import type { AdminScoutScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Text } from "#ui/text/text.tsx";
import { lookIntoScout } from "./admin-scout.mutations.ts";

type Reported = AdminScoutScreenQuery["scoutOverview"]["reported"][number];

/** What people reported; the words of each are read one by one, on record. */
export function ReportedScouts({ scouts }: { scouts: readonly Reported[] }) {
  const { t } = useTranslation(["adminScout", "scout"]);
  const columns = (["company", "work", "reason", "at", "acts"] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Table columns={columns} caption={t("reports")}>
      {scouts.map((scout) => (
        <tr key={scout.id}>
          <td>
            <Text component="span" strong>
              {scout.companyName}
            </Text>
          </td>
          <td data-label={t("work")}>{scout.workTitle}</td>
          <td data-label={t("reason")}>{t(`scout:reportReason.${scout.reason}`)}</td>
          <td data-label={t("at")}>{formatDateTime(scout.reportedAt)}</td>
          <td>
            <LookedAt id={scout.id} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function LookedAt({ id }: { id: string }) {
  const { t } = useTranslation("adminScout");
  const [body, setBody] = useState<string | null>(null);
  const { send, isSending } = useSend();
  if (body !== null) return <Text>{body}</Text>;
  const look = async () => {
    const { scout, errors } = await send(lookIntoScout, { id }, { isSecret: true });
    if (scout) return setBody(scout.body);
    showToast({ type: "danger", title: errors[0]?.message ?? "" });
  };
  return (
    <Button variant="outline" loading={isSending} onClick={() => void look()}>
      {t("look")}
    </Button>
  );
}
