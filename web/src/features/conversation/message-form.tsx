import { Alert, Button, Group, Stack, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { UploadedFile } from "#platform/upload.ts";
import { AttachFile } from "./attach-file.tsx";

export interface OutgoingMessage {
  body: string;
  attachmentId: string | null;
  operationId: string;
}

export interface TemplateTools {
  /** What stands in the form. */
  written: string;
  /** Puts a text behind it. */
  onChoose(text: string): void;
}

interface MessageFormProps {
  as: "SEEKER" | "COMPANY";
  /** Texts to start from. */
  templates?: (tools: TemplateTools) => ReactNode;
  /** Sends; answers what went wrong, or nothing. */
  onSend(message: OutgoingMessage): Promise<string | undefined>;
}

const limit = 4_000;

/** Writes a message. Enter makes a new line; a press of the button sends, and a repeated press after a failure sends the same message once. */
export function MessageForm({ as, templates, onSend }: MessageFormProps) {
  const { t } = useTranslation("conversation");
  const [body, setBody] = useState("");
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const send = async () => {
    if (body.trim() === "") return setProblem(t("empty"));
    setSending(true);
    try {
      const refused = await onSend({ body, attachmentId: file?.id ?? null, operationId });
      setProblem(refused ?? "");
      if (refused !== undefined) return undefined;
      setBody("");
      setFile(null);
      setOperationId(crypto.randomUUID());
    } catch {
      setProblem(t("common:error.network"));
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {templates?.({ written: body, onChoose: (text) => setBody((written) => [written.trim(), text].filter(Boolean).join("\n\n")) })}
        <Textarea
          label={t("write")}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          maxLength={limit}
          autosize
          minRows={3}
          maxRows={12}
          size="md"
        />
        <Group justify="space-between">
          <AttachFile as={as} file={file} onFile={setFile} onProblem={setProblem} />
          <Button type="submit" loading={isSending}>
            {t("common:send")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
