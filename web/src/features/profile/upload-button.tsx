import { Button, FileButton, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, type UploadedFile, uploadFile } from "#platform/upload.ts";

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
  const send = async (file: File | null) => {
    if (!file) return;
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
      <FileButton onChange={(file) => void send(file)} accept={accept}>
        {(button) => (
          <Button variant="outline" loading={isSending} {...button}>
            {label}
          </Button>
        )}
      </FileButton>
      {problem && (
        <Text size="sm" role="alert" c="var(--danger)">
          ＊{problem}
        </Text>
      )}
    </>
  );
}
