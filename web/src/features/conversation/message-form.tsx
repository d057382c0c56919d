import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, type UploadedFile, uploadFile } from "#platform/upload.ts";

export interface OutgoingMessage {
  body: string;
  attachmentId: string | null;
  operationId: string;
}

interface MessageFormProps {
  as: "SEEKER" | "COMPANY";
  /** Sends; answers what went wrong, or nothing. */
  onSend(message: OutgoingMessage): Promise<string | undefined>;
}

const limit = 4_000;

/** Writes a message. Enter makes a new line; a press of the button sends, and a repeated press after a failure sends the same message once. */
export function MessageForm({ as, onSend }: MessageFormProps) {
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
  const attach = async (chosen: File | null) => {
    if (!chosen) return;
    try {
      setProblem("");
      setFile(await uploadFile({ file: chosen, purpose: "MESSAGE", as }));
    } catch (cause) {
      setProblem(cause instanceof UploadError && cause.message ? cause.message : t("common:error.network"));
    }
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
          <Group gap="sm">
            <FileButton onChange={(chosen) => void attach(chosen)} accept=".pdf,.jpg,.jpeg,.png,.webp">
              {(button) => (
                <Button variant="outline" {...button}>
                  {t("attach")}
                </Button>
              )}
            </FileButton>
            {file && <Text size="sm">{file.fileName}</Text>}
          </Group>
          <Button type="submit" loading={isSending}>
            {t("common:send")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
