import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { MessageTemplatesQuery, MessageTemplatesQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send, useSend } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { Group } from "#ui/layout.tsx";
import type { MessageAudience } from "./message-audience.ts";
import { deleteMessageTemplate, saveMessageTemplate } from "./operator-message.mutations.ts";

export const messageTemplatesQuery: TypedDocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables> = gql`
  query MessageTemplates($audience: MailingAudience!) {
    messageTemplates(audience: $audience) {
      id
      name
      subject
      body
      version
    }
  }
`;

interface TemplatesProps {
  audience: MessageAudience;
  /** Returns the text in the form now, to be kept. */
  written(): { subject: string; body: string };
  onChoose(text: { subject: string; body: string }): void;
}

/** The texts that are sent often: choose one, keep the current one, delete one. */
export function Templates({ audience, written, onChoose }: TemplatesProps) {
  const { t } = useTranslation("adminMessages");
  const { data, refetch } = useQuery(messageTemplatesQuery, { variables: { audience } });
  const [chosenId, setChosenId] = useState("");
  const [isNaming, setNaming] = useState(false);
  const templates = data?.messageTemplates ?? [];
  const chosen = templates.find(({ id }) => id === chosenId);
  const remove = async () => {
    const { errors } = await send(deleteMessageTemplate, { id: chosenId });
    const [problem] = errors;
    if (problem) adminToast.error(problem.message);
    else adminToast.success(t("template.deleted"));
    setChosenId("");
    await refetch();
  };
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t("template.choose")}
        value={chosenId}
        choices={[{ value: "", label: t("template.none") }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget: { value } }) => {
          setChosenId(value);
          const text = templates.find(({ id }) => id === value);
          if (text) onChoose({ subject: text.subject, body: text.body });
        }}
      />
      <Button variant="outline" onClick={() => setNaming(true)}>
        {t("template.keep")}
      </Button>
      {chosen && (
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          {t("template.delete")}
        </Button>
      )}
      {isNaming && (
        <KeepDialog
          audience={audience}
          written={written()}
          known={templates}
          onClose={() => setNaming(false)}
          onKept={() => void refetch()}
        />
      )}
    </Group>
  );
}

interface KeepDialogProps {
  audience: MessageAudience;
  written: { subject: string; body: string };
  known: readonly { id: string; name: string; version: number }[];
  onClose(): void;
  onKept(): void;
}

/** Keeps the text under a name; a name that is there already is written over. */
function KeepDialog({ audience, written, known, onClose, onKept }: KeepDialogProps) {
  const { t } = useTranslation("adminMessages");
  const [name, setName] = useState("");
  const { send, isSending } = useSend();
  const isComplete = [name, written.subject, written.body].every((text) => text.trim() !== "");
  const run = async () => {
    const same = known.find((template) => template.name === name.trim());
    const place = same ? { id: same.id, version: same.version } : {};
    const { errors } = await send(saveMessageTemplate, { ...place, audience, name, ...written });
    const problem = errors[0];
    if (problem) return void adminToast.error(problem.message);
    adminToast.success(t("template.kept"));
    onKept();
    onClose();
  };
  return (
    <Dialog
      title={t("template.keep")}
      isOpen
      onClose={onClose}
      action={{ label: t("template.keepNow"), isLoading: isSending, isDisabled: !isComplete, run: () => void run() }}
    >
      <Input
        label={t("template.name")}
        support={t("template.nameSupport")}
        value={name}
        maxLength={80}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </Dialog>
  );
}
