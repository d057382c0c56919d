import { useState } from "react";
import type { WebhookScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { endWebhook, rotateWebhookSecret } from "./webhook.mutations.ts";

interface WebhookRowProps {
  webhook: WebhookScreenQuery["webhooks"][number];
  onSecret(secret: string): void;
  onChange(): void;
}

/** One receiver. */
export function WebhookRow({ webhook, onSecret, onChange }: WebhookRowProps) {
  const { t } = useTranslation("companyWebhook");
  const { id, formerUntil, scopes, url } = webhook;
  return (
    <tr>
      <td>
        <Text component="span" strong>
          {url}
        </Text>
      </td>
      <td data-label={t("scopes")}>{scopes.map((scope) => t(`scope.${scope}`)).join(t("comma"))}</td>
      <td data-label={t("formerUntil")}>{formerUntil === null ? "—" : formatDateTime(formerUntil)}</td>
      <td>
        <WebhookActs id={id} onSecret={onSecret} onChange={onChange} />
      </td>
    </tr>
  );
}

/** A new secret, or the end. */
function WebhookActs({ id, onSecret, onChange }: Pick<WebhookRowProps, "onSecret" | "onChange"> & { id: string }) {
  const { t } = useTranslation("companyWebhook");
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useSend();
  const rotate = async () => {
    const { secret, errors } = await send(rotateWebhookSecret, { id }, { isSecret: true });
    if (secret !== null) return onSecret(secret);
    showToast({ type: "danger", title: errors[0]?.message ?? "" });
  };
  const end = async () => {
    const { errors } = await send(endWebhook, { id });
    setAsking(false);
    const [problem] = errors;
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("ended") });
    onChange();
  };
  return (
    <>
      <Group gap="xs">
        <Button variant="outline" loading={isSending} onClick={() => void rotate()}>
          {t("rotate")}
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t("end")}
        </Button>
      </Group>
      <Dialog
        isOpen={isAsking}
        title={t("endTitle")}
        onClose={() => setAsking(false)}
        action={{ label: t("end"), isLoading: isSending, run: () => void end() }}
      >
        <Text>{t("endLead")}</Text>
      </Dialog>
    </>
  );
}
