import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { UploadedFile } from "#platform/upload.ts";
import { Button } from "#ui/button.tsx";
import { BareForm, type FieldProblem, useDomainForm } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { AttachFile } from "./attach-file.tsx";

export interface OutgoingMessage {
  body: string;
  attachmentId: string | null;
  operationId: string;
}

export interface TemplateTools {
  /** Text that stands in the form. */
  written: string;
  /** Puts a text behind it. */
  onChoose(text: string): void;
}

interface MessageFormProps {
  as: "SEEKER" | "COMPANY";
  /** Texts to start from. */
  templates?: (tools: TemplateTools) => ReactNode;
  /** Sends; returns the problems. */
  onSend(message: OutgoingMessage): Promise<readonly FieldProblem[]>;
}

const limit = 4_000;

/** Writes a message. Enter makes a new line; a press of the button sends, and a repeated press after a failure sends the same message once. */
export function MessageForm({ as, templates, onSend }: MessageFormProps) {
  const { t } = useTranslation("conversation");
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [fileProblem, setFileProblem] = useState("");
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const domainForm = useDomainForm({
    initialValues: { body: "" },
    onSubmit: async ({ body }) => {
      setFileProblem("");
      if (body.trim() === "") return [{ code: "REQUIRED", path: [], message: t("empty") }];
      const problems = await onSend({ body, attachmentId: file?.id ?? null, operationId });
      if (problems.length > 0) return problems;
      domainForm.form.reset();
      setFile(null);
      setOperationId(crypto.randomUUID());
      return undefined;
    },
  });
  const { form, general, isSubmitting } = domainForm;
  const { body } = form.values;
  const problem = fileProblem || general[0];
  const setBody = (text: string) => form.setFieldValue("body", text);
  return (
    <BareForm of={domainForm}>
      <Stack gap="sm">
        {problem && <Notice tone="error" title={problem} />}
        {templates?.({ written: body, onChoose: (text) => setBody([form.getValues().body.trim(), text].filter(Boolean).join("\n\n")) })}
        <TextArea label={t("write")} value={body} onChange={(event) => setBody(event.currentTarget.value)} maxLength={limit} rows={3} />
        <Group justify="space-between">
          <AttachFile as={as} file={file} onFile={setFile} onProblem={setFileProblem} />
          <Button type="submit" size="md" loading={isSubmitting}>
            <Icon name="send" />
            {t("common:send")}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  );
}
