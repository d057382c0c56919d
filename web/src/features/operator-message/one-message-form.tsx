import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { operatorMessagePaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import type { MessageAudience } from "./message-audience.ts";
import { MessageFields } from "./message-fields.tsx";
import { useMessageFile } from "./message-file.tsx";
import { startOperatorConversation } from "./operator-message.mutations.ts";
import { type Recipient, RecipientPicker } from "./recipient-picker.tsx";

/** A first message to one seeker or company. */
export function OneMessageForm({ audience, recipient: named }: { audience: MessageAudience; recipient: Recipient | null }) {
  const { t } = useTranslation("adminMessages");
  const navigate = useNavigate();
  const [recipient, setRecipient] = useState(named);
  const [operationId] = useState(() => crypto.randomUUID());
  const { attachmentId, part: filePart } = useMessageFile();
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { subject: "", body: "" },
    validate: { subject: required, body: required },
    onSubmit: async (text) => {
      if (!recipient) return [{ code: "REQUIRED", path: [], message: t("create.chooseFirst") }];
      const input = { audience, recipientId: recipient.id, operationId, attachmentId, ...text };
      const { errors: problems, thread: conversation } = await send(startOperatorConversation, input);
      if (problems.length > 0) return problems;
      adminToast.success(t("message.sent"));
      await navigate(`${operatorMessagePaths[audience].detail}?id=${conversation?.id ?? ""}`);
      return undefined;
    },
  });
  return (
    <>
      <RecipientPicker audience={audience} chosen={recipient} onChoose={setRecipient} />
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Form of={domainForm} labels={{ subject: t("message.subject"), body: t("message.body") }}>
        <MessageFields audience={audience} of={domainForm} />
        {filePart}
        <Button type="submit" size="md" loading={domainForm.isSubmitting}>
          {t("message.send")}
        </Button>
      </Form>
    </>
  );
}
