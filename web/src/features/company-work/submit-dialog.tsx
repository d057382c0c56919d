import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

interface SubmitDialogProps {
  isOpen: boolean;
  isSending: boolean;
  /** Changes to a published work have no time of their own. */
  hasTime: boolean;
  onClose(): void;
  onSend(publishAt: string | null): void;
}

/** A day and time as typed, in Japan. */
function timeOf(typed: string): string | null {
  return typed === "" ? null : new Date(`${typed}:00+09:00`).toISOString();
}

/** Sends the posting to review, at once or with the time at which it shall be published. */
export function SubmitDialog({ isOpen, isSending, hasTime, onClose, onSend }: SubmitDialogProps) {
  const { t } = useTranslation("company");
  const [typed, setTyped] = useState("");
  return (
    <Dialog
      title={t(hasTime ? "form.submit" : "revision.submit")}
      isOpen={isOpen}
      onClose={onClose}
      action={{ label: t(hasTime ? "form.submit" : "revision.submit"), isLoading: isSending, run: () => onSend(timeOf(typed)) }}
    >
      <Stack gap="md">
        <Text>{t(hasTime ? "submit.lead" : "revision.submitLead")}</Text>
        {hasTime && (
          <Input
            type="datetime-local"
            label={t("submit.publishAt")}
            support={t("submit.publishAtHint")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
