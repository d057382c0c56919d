import { useReadQuery } from "@apollo/client/react";
import { Card } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { letterPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader } from "#ui/states.tsx";
import { UnsavedGuard } from "#ui/unsaved-guard.tsx";
import { bodyLimit, type LetterAudience } from "./letter-audience.ts";
import { useLetterFile } from "./letter-file.tsx";
import { replyToThread } from "./operator-message.mutations.ts";
import { type ShownThread, type ThreadReference } from "./operator-thread.query.ts";
import { Templates } from "./templates.tsx";
import { ThreadMessages } from "./thread-messages.tsx";
import { NoThread, OlderMessages, RecipientLink } from "./thread-screen.tsx";

/** The form that answers a thread, with the earlier messages in sight. */
export function ReplyScreen({ audience, reference }: { audience: LetterAudience; reference: ThreadReference }) {
  const { t } = useTranslation("adminLetters");
  const thread = useReadQuery(reference).data.operatorThread;
  useTitle(t("reply.title"));
  if (!thread || thread.audience !== audience) return <NoThread audience={audience} />;
  return (
    <Stack gap="md">
      <PageHeader title={t("reply.title")} lead={<RecipientLink thread={thread} />} />
      <Card withBorder padding="lg">
        <Stack gap="md">
          <OlderMessages thread={thread} path={letterPaths[audience].reply} />
          <ThreadMessages messages={thread.messages.items} label={t("thread.log")} right="ADMIN" readAt={thread.readByRecipientAt} />
        </Stack>
      </Card>
      <ReplyForm thread={thread} />
    </Stack>
  );
}

function ReplyForm({ thread }: { thread: ShownThread }) {
  const { t } = useTranslation("adminLetters");
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  const { audience, id: threadId, subject } = thread;
  const { attachmentId, part: filePart } = useLetterFile();
  const detail = `${letterPaths[audience].detail}?id=${threadId}`;
  const domainForm = useDomainForm({
    initialValues: { body: "" },
    validate: { body: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ body }) => {
      const input = { threadId, body, operationId, attachmentId };
      const { errors: problems } = await send(replyToThread, input);
      if (problems.length > 0) return problems;
      adminToast.success(t("letter.sent"));
      await navigate(detail);
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <Card withBorder padding="lg">
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Form of={domainForm} labels={{ body: t("letter.body") }}>
        <Templates
          audience={audience}
          written={() => ({ subject, body: form.getValues().body })}
          onChoose={({ body }) => form.setFieldValue("body", body)}
        />
        <TextAreaField form={form} name="body" label={t("letter.body")} required rows={8} limit={bodyLimit} />
        {filePart}
        <Group gap="sm">
          <Button type="submit" size="md" loading={domainForm.isSubmitting}>
            {t("letter.send")}
          </Button>
          <LinkButton to={detail} variant="outline" size="md">
            {t("common:cancel")}
          </LinkButton>
        </Group>
      </Form>
    </Card>
  );
}
