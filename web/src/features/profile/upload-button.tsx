import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, type UploadedFile, uploadFile } from "#platform/upload.ts";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Text } from "#ui/text/text.tsx";

interface UploadButtonProps {
  purpose: "RESUME" | "PHOTO" | "CERTIFICATE";
  label: string;
  onUploaded(file: UploadedFile): void;
}

/** Chooses one file and stores it; says what went wrong beside the button. */
export function UploadButton({ purpose, label, onUploaded }: UploadButtonProps) {
  const { t } = useTranslation("common");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const send = async (file: File) => {
    setSending(true);
    setProblem("");
    try {
      onUploaded(await uploadFile({ file, purpose, as: "SEEKER" }));
    } catch (cause) {
      setProblem(cause instanceof UploadError && cause.message ? cause.message : t("error.network"));
    } finally {
      setSending(false);
    }
  };
  const accept = purpose === "PHOTO" ? ".jpg,.jpeg,.png,.webp" : ".pdf,.jpg,.jpeg,.png,.webp";
  return (
    <>
      <FileButton variant="outline" loading={isSending} accept={accept} onFile={(file) => void send(file)}>
        {label}
      </FileButton>
      {problem && (
        <Text size="sm" role="alert" tone="error">
          ＊{problem}
        </Text>
      )}
    </>
  );
}
