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
import type { MessageFinding } from "./message-check.ts";
import { MessageFindings } from "./message-findings.tsx";

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

export interface MeterTools {
  /** Text that stands in the form. */
  written: string;
  /** Puts a text in its place. */
  onRewrite(text: string): void;
}

interface MessageFormProps {
  as: "SEEKER" | "COMPANY";
  /** Texts to start from. */
  templates?: (tools: TemplateTools) => ReactNode;
  /** Says how hard the text is for its reader, while it is written. */
  meter?: (tools: MeterTools) => ReactNode;
  /** Looks at the text for its writer before it goes out; what it finds is shown once, and the next press sends. */
  check?: (body: string) => Promise<readonly MessageFinding[]>;
  /** Sends; returns the problems. */
  onSend(message: OutgoingMessage): Promise<readonly FieldProblem[]>;
}

const limit = 4_000;

/** Writes a message. Enter makes a new line; a press of the button sends, and a repeated press after a failure sends the same message once. */
export function MessageForm({ as, templates, meter, check, onSend }: MessageFormProps) {
  const { t } = useTranslation("conversation");
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [fileProblem, setFileProblem] = useState("");
  const [found, setFound] = useState<{ body: string; findings: readonly MessageFinding[] } | null>(null);
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const domainForm = useDomainForm({
    initialValues: { body: "" },
    onSubmit: async ({ body }) => {
      setFileProblem("");
      if (body.trim() === "") return [{ code: "REQUIRED", path: [], message: t("empty") }];
      if (check && found?.body !== body) {
        const findings = await check(body);
        setFound({ body, findings });
        // Not sent yet, so the form still holds something to lose.
        if (findings.length > 0) return [{ code: "MESSAGE_TO_CHECK", path: [], message: t("check.title") }];
      }
      const problems = await onSend({ body, attachmentId: file?.id ?? null, operationId });
      if (problems.length > 0) return problems;
      domainForm.form.reset();
      setFile(null);
      setFound(null);
      setOperationId(crypto.randomUUID());
      return undefined;
    },
  });
  const { form, general, isSubmitting } = domainForm;
  const { body } = form.values;
  const problem = fileProblem || general[0];
  const findings = found?.body === body ? found.findings : [];
  // Said by the findings themselves.
  const isCheck = findings.length > 0 && problem === t("check.title");
  const setBody = (text: string) => form.setFieldValue("body", text);
  return (
    <BareForm of={domainForm}>
      <Stack gap="sm">
        {findings.length > 0 && <MessageFindings findings={findings} />}
        {problem && !isCheck && <Notice tone="error" title={problem} />}
        {templates?.({ written: body, onChoose: (text) => setBody([form.getValues().body.trim(), text].filter(Boolean).join("\n\n")) })}
        <TextArea label={t("write")} value={body} onChange={(event) => setBody(event.currentTarget.value)} maxLength={limit} rows={3} />
        {meter?.({ written: body, onRewrite: setBody })}
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
