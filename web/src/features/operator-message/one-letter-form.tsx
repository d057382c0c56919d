import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { letterPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { UnsavedGuard } from "#ui/unsaved-guard.tsx";
import type { LetterAudience } from "./letter-audience.ts";
import { LetterFields } from "./letter-fields.tsx";
import { useLetterFile } from "./letter-file.tsx";
import { startThread } from "./operator-message.mutations.ts";
import { type Recipient, RecipientPicker } from "./recipient-picker.tsx";

/** A first message to one seeker or company. */
export function OneLetterForm({ audience, recipient: named }: { audience: LetterAudience; recipient: Recipient | null }) {
  const { t } = useTranslation("adminLetters");
  const navigate = useNavigate();
  const [recipient, setRecipient] = useState(named);
  const [operationId] = useState(() => crypto.randomUUID());
  const { attachmentId, part: filePart } = useLetterFile();
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { subject: "", body: "" },
    validate: { subject: required, body: required },
    onSubmit: async (text) => {
      if (!recipient) return [{ code: "REQUIRED", path: [], message: t("create.chooseFirst") }];
      const input = { audience, recipientId: recipient.id, operationId, attachmentId, ...text };
      const { errors: problems, thread } = await send(startThread, input);
      if (problems.length > 0) return problems;
      adminToast.success(t("letter.sent"));
      await navigate(`${letterPaths[audience].detail}?id=${thread?.id ?? ""}`);
      return undefined;
    },
  });
  return (
    <>
      <RecipientPicker audience={audience} chosen={recipient} onChoose={setRecipient} />
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Form of={domainForm} labels={{ subject: t("letter.subject"), body: t("letter.body") }}>
        <LetterFields audience={audience} of={domainForm} />
        {filePart}
        <Button type="submit" size="md" loading={domainForm.isSubmitting}>
          {t("letter.send")}
        </Button>
      </Form>
    </>
  );
}
