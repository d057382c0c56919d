import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, type UploadedFile, uploadFile } from "#platform/upload.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

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
  const attach = async (chosen: File) => {
    try {
      onProblem("");
      onFile(await uploadFile({ file: chosen, purpose: "MESSAGE", as }));
    } catch (cause) {
      onProblem(cause instanceof UploadError && cause.message ? cause.message : t("common:error.network"));
    }
  };
  return (
    <Group gap="sm">
      <FileButton variant="outline" accept=".pdf,.jpg,.jpeg,.png,.webp" onFile={(chosen) => void attach(chosen)}>
        {t("attach")}
      </FileButton>
      {file && <Text size="sm">{file.fileName}</Text>}
      {file && (
        <Button variant="subtle" color="red" onClick={() => onFile(null)}>
          {t("detach")}
        </Button>
      )}
      {!file && (
        <Text size="sm" tone="dimmed">
          {t("attachRule")}
        </Text>
      )}
    </Group>
  );
}
