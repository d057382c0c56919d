import { useReadQuery } from "@apollo/client/react";

import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { operatorMessagePaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader } from "#ui/states.tsx";
import { NoConversation, OlderMessages, RecipientLink } from "./conversation-screen.tsx";
import { bodyLimit, type MessageAudience } from "./message-audience.ts";
import { useMessageFile } from "./message-file.tsx";
import { MessageLog } from "./message-log.tsx";
import { type ConversationReference, type ShownConversation } from "./operator-conversation.query.ts";
import { replyToConversation } from "./operator-message.mutations.ts";
import { Templates } from "./templates.tsx";

/** The form that answers a conversation, with the earlier messages in sight. */
export function ReplyScreen({ audience, reference }: { audience: MessageAudience; reference: ConversationReference }) {
  const { t } = useTranslation("adminMessages");
  const conversation = useReadQuery(reference).data.operatorThread;
  useTitle(t("reply.title"));
  if (!conversation || conversation.audience !== audience) return <NoConversation audience={audience} />;
  return (
    <Stack gap="md">
      <PageHeader title={t("reply.title")} lead={<RecipientLink conversation={conversation} />} />
      <Card padding="lg">
        <Stack gap="md">
          <OlderMessages conversation={conversation} path={operatorMessagePaths[audience].reply} />
          <MessageLog
            messages={conversation.messages.items}
            label={t("conversation.log")}
            right="ADMIN"
            readAt={conversation.readByRecipientAt}
          />
        </Stack>
      </Card>
      <ReplyForm conversation={conversation} />
    </Stack>
  );
}

function ReplyForm({ conversation }: { conversation: ShownConversation }) {
  const { t } = useTranslation("adminMessages");
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  const { audience, id: conversationId, subject } = conversation;
  const { attachmentId, part: filePart } = useMessageFile();
  const detail = `${operatorMessagePaths[audience].detail}?id=${conversationId}`;
  const domainForm = useDomainForm({
    initialValues: { body: "" },
    validate: { body: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ body }) => {
      const input = { threadId: conversationId, body, operationId, attachmentId };
      const { errors: problems } = await send(replyToConversation, input);
      if (problems.length > 0) return problems;
      adminToast.success(t("message.sent"));
      await navigate(detail);
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <Card padding="lg">
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Form of={domainForm} labels={{ body: t("message.body") }}>
        <Templates
          audience={audience}
          written={() => ({ subject, body: form.getValues().body })}
          onChoose={({ body }) => form.setFieldValue("body", body)}
        />
        <TextAreaField form={form} name="body" label={t("message.body")} required rows={8} limit={bodyLimit} />
        {filePart}
        <Group gap="sm">
          <Button type="submit" size="md" loading={domainForm.isSubmitting}>
            {t("message.send")}
          </Button>
          <LinkButton to={detail} variant="outline" size="md">
            {t("common:cancel")}
          </LinkButton>
        </Group>
      </Form>
    </Card>
  );
}
