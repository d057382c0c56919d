import { Button, FileButton, Group, Text } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, type UploadedFile, uploadFile } from "#platform/upload.ts";

interface AttachFileProps {
  as: "SEEKER" | "COMPANY" | "ADMIN";
  file: UploadedFile | null;
  onFile(file: UploadedFile | null): void;
  /** Called with the text of a problem; empty when a new file is tried. */
  onProblem(problem: string): void;
}

/** One file that goes with a message; it is uploaded when it is chosen. */
export function AttachFile({ as, file, onFile, onProblem }: AttachFileProps) {
  const { t } = useTranslation("conversation");
  const attach = async (chosen: File | null) => {
    if (!chosen) return;
    try {
      onProblem("");
      onFile(await uploadFile({ file: chosen, purpose: "MESSAGE", as }));
    } catch (cause) {
      onProblem(cause instanceof UploadError && cause.message ? cause.message : t("common:error.network"));
    }
  };
  return (
    <Group gap="sm">
      <FileButton onChange={(chosen) => void attach(chosen)} accept=".pdf,.jpg,.jpeg,.png,.webp">
        {(button) => (
          <Button variant="outline" {...button}>
            {t("attach")}
          </Button>
        )}
      </FileButton>
      {file && <Text size="sm">{file.fileName}</Text>}
      {file && (
        <Button variant="subtle" color="red" onClick={() => onFile(null)}>
          {t("detach")}
        </Button>
      )}
      {!file && (
        <Text size="sm" c="dimmed">
          {t("attachRule")}
        </Text>
      )}
    </Group>
  );
}
