import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, uploadFile } from "#platform/upload.ts";
import { FileButton } from "#ui/forms/file-button.tsx";

interface UploadPhotoProps {
  label: string;
  isDisabled?: boolean;
  onUploaded(attachmentId: string): void;
  onProblem(message: string): void;
}

/** Chooses a picture and sends it; what is wrong with it is told to who asked. */
export function UploadPhoto({ label, isDisabled = false, onUploaded, onProblem }: UploadPhotoProps) {
  const { t } = useTranslation("common");
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    onProblem("");
    try {
      onUploaded((await uploadFile({ file, purpose: "WORKPLACE", as: "COMPANY" })).id);
    } catch (cause) {
      onProblem(cause instanceof UploadError && cause.message ? cause.message : t("error.network"));
    } finally {
      setSending(false);
    }
  };
  return (
    <FileButton
      variant="outline"
      loading={isSending}
      disabled={isDisabled}
      accept=".jpg,.jpeg,.png,.webp"
      label={label}
      onFile={(file) => void send(file)}
    >
      {label}
    </FileButton>
  );
}
