import { Alert, Button, FileButton, Group, Progress, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "#platform/dates.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, uploadFile } from "#platform/upload.ts";
import { FieldLabel } from "#ui/forms/fields.tsx";

export interface ResumeFile {
  id: string;
  fileName: string;
  createdAt: string;
}

interface ResumeFieldProps {
  files: readonly ResumeFile[];
  value: string;
  required: boolean;
  error?: string | undefined;
  onChange(id: string): void;
  onUploaded(file: ResumeFile): void;
}

/** Chooses one of the seeker's résumé files, or uploads another. */
export function ResumeField({ files, value, required, error, onChange, onUploaded }: ResumeFieldProps) {
  const { t } = useTranslation("entry");
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const take = async (file: File | null) => {
    if (!file) return;
    setProblem("");
    setProgress(0);
    try {
      const { id, fileName } = await uploadFile({ file, purpose: "RESUME", as: "SEEKER", onProgress: (share) => setProgress(share * 100) });
      onUploaded({ id, fileName, createdAt: new Date().toISOString() });
      onChange(id);
    } catch (cause) {
      setProblem(cause instanceof UploadError && cause.message ? cause.message : t("common:error.network"));
    } finally {
      setProgress(null);
    }
  };
  return (
    <Stack gap="sm">
      <Radio.Group
        label={<FieldLabel label={t("resume")} required={required} />}
        description={t("resumeSupport")}
        value={value}
        onChange={onChange}
        error={error ? `＊${error}` : undefined}
        size="md"
      >
        <Stack gap="xs" pt={6}>
          {!required && <Radio value="" label={t("noResume")} size="md" />}
          {files.map((file) => (
            <Radio key={file.id} value={file.id} label={`${file.fileName}${inBrackets(formatDate(file.createdAt))}`} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      <Group>
        <FileButton onChange={(file) => void take(file)} accept=".pdf,.jpg,.jpeg,.png,.webp">
          {(button) => (
            <Button variant="outline" {...button} disabled={progress !== null}>
              {t("chooseFile")}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t("fileRule")}
        </Text>
      </Group>
      {progress !== null && <Progress value={progress} aria-label={t("uploading")} />}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
