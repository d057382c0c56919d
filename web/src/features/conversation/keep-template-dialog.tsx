import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { saveCompanyTemplate } from "./conversation.mutations.ts";
import { putMarks, type TemplateSubject } from "./template-marks.ts";

interface KeepTemplateDialogProps {
  written: string;
  about: TemplateSubject;
  onClose(): void;
  onKept(): void;
}

/** Keeps the text in the form as a template for all members; the applicant's name becomes a mark. */
export function KeepTemplateDialog({ written, about, onClose, onKept }: KeepTemplateDialogProps) {
  const { t } = useTranslation("conversation");
  const [name, setName] = useState("");
  const [body, setBody] = useState(() => putMarks(written.trim(), about));
  const { send, isSending } = useSend();
  const run = async () => {
    const { errors } = await send(saveCompanyTemplate, { name, body });
    const isDone = showOutcome(errors, t("template.saved", { name: name.trim() }));
    if (!isDone) return;
    onKept();
    onClose();
  };
  const isEmpty = name.trim() === "" || body.trim() === "";
  return (
    <Dialog
      title={t("template.keep")}
      isOpen
      onClose={onClose}
      action={{ label: t("template.save"), isLoading: isSending, isDisabled: isEmpty, run: () => void run() }}
    >
      <Stack gap="sm">
        <Input
          label={t("template.name")}
          support={t("template.nameSupport")}
          value={name}
          maxLength={80}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={t("template.body")}
          value={body}
          maxLength={4_000}
          rows={4}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Text size="sm" tone="dimmed">
          {t("template.marks")}
        </Text>
      </Stack>
    </Dialog>
  );
}
