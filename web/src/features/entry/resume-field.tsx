import { useState } from "react";
import { formatDate } from "#platform/dates.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, uploadFile } from "#platform/upload.ts";
import { Progress } from "#ui/figures/progress.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

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
  const take = async (file: File) => {
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
  const kept = files.map(({ id, fileName, createdAt }) => ({ value: id, label: `${fileName}${inBrackets(formatDate(createdAt))}` }));
  return (
    <Stack gap="sm">
      <RadioGroup
        label={<FieldLabel label={t("resume")} required={required} />}
        support={t("resumeSupport")}
        value={value}
        onChange={onChange}
        error={error ? `＊${error}` : undefined}
        choices={[...(required ? [] : [{ value: "", label: t("noResume") }]), ...kept]}
      />
      <Group>
        <FileButton variant="outline" disabled={progress !== null} accept=".pdf,.jpg,.jpeg,.png,.webp" onFile={(file) => void take(file)}>
          {t("chooseFile")}
        </FileButton>
        <Text size="sm" tone="dimmed">
          {t("fileRule")}
        </Text>
      </Group>
      {progress !== null && <Progress percent={progress} label={t("uploading")} />}
      {problem && <Notice tone="error">{problem}</Notice>}
    </Stack>
  );
}
