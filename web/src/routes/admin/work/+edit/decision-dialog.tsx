import { Checkbox, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { ModerationReason } from "#graphql/operations.ts";
import { moderationReasonValues } from "#graphql/values/moderation-reason.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { Decision } from "./decide.ts";

const withCodes: readonly Decision[] = ["return", "returnRevision", "suspend"];

interface DecisionDialogProps {
  decision: Decision | null;
  title: string;
  isBusy: boolean;
  onClose(): void;
  onDecide(reason: string, codes: ModerationReason[]): void;
}

/** Asks once more, with reasons from the list and in words; the company reads both in its mail. */
export function DecisionDialog({ decision, title, isBusy, onClose, onDecide }: DecisionDialogProps) {
  const { t } = useTranslation("admin");
  const [reason, setReason] = useState("");
  const [codes, setCodes] = useState<string[]>([]);
  const chosen = moderationReasonValues.filter((code) => codes.includes(code));
  const forget = () => {
    setReason("");
    setCodes([]);
  };
  const close = () => {
    forget();
    onClose();
  };
  const run = () => {
    forget();
    onDecide(reason.trim(), [...chosen]);
  };
  const asksWhy = decision !== null && !decision.startsWith("approve");
  const asksCodes = decision !== null && withCodes.includes(decision);
  return (
    <Dialog
      title={decision ? t(`works.act.${decision}`) : ""}
      isOpen={decision !== null}
      onClose={close}
      action={{
        label: decision ? t(`works.act.${decision}`) : "",
        isLoading: isBusy,
        isDisabled: asksWhy && reason.trim() === "" && chosen.length === 0,
        run,
      }}
    >
      <Text>{title}</Text>
      {asksCodes && (
        <Checkbox.Group label={t("works.reasons")} value={codes} onChange={setCodes}>
          <Stack gap={6} mt={6}>
            {moderationReasonValues.map((code) => (
              <Checkbox key={code} value={code} label={t(`works.reasonCode.${code}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {asksWhy && (
        <Textarea
          label={t("works.reason")}
          description={asksCodes ? t("works.reasonHint") : undefined}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={2_000}
          autosize
          minRows={3}
        />
      )}
    </Dialog>
  );
}
