import type { WebhookScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Code } from "#ui/text/code.tsx";
import { resendWebhookEvent } from "./webhook.mutations.ts";

type Event = WebhookScreenQuery["webhookEvents"]["items"][number];

const tones = { WAITING: "wait", DELIVERED: "good", GIVEN_UP: "bad" } as const;

/** Events and what became of them; what was given up or delivered can be sent again. */
export function WebhookEvents({ events, onChange }: { events: readonly Event[]; onChange(): void }) {
  const { t } = useTranslation("companyWebhook");
  const { send, isSending } = useSend();
  const resend = async (id: string) => {
    const { errors } = await send(resendWebhookEvent, { id });
    const [problem] = errors;
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("resent") });
    onChange();
  };
  const columns = (["occurredAt", "type", "receiver", "status", "attempts", "lastAnswer", "acts"] as const).map((id) => ({
    id,
    label: t(id),
  }));
  return (
    <Table columns={columns} caption={t("events")}>
      {events.map(({ id, attempts, lastAnswer, occurredAt, state, type, webhook }) => (
        <tr key={id}>
          <td data-label={t("occurredAt")}>{formatDateTime(occurredAt)}</td>
          <td data-label={t("type")}>
            <Code>{type}</Code>
          </td>
          <td data-label={t("receiver")}>{webhook.url}</td>
          <td data-label={t("status")}>
            <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>
          </td>
          <td data-label={t("attempts")}>{attempts}</td>
          <td data-label={t("lastAnswer")}>{lastAnswer === null ? "—" : (t.find("answer", lastAnswer) ?? lastAnswer)}</td>
          <td>
            {state !== "WAITING" && (
              <Button variant="outline" size="sm" loading={isSending} onClick={() => void resend(id)}>
                {t("resend")}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
