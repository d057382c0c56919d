import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { uploadFile } from "#platform/upload.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

interface FileUploadProps {
  id: string;
  purpose: "MOVIE" | "POSTER";
  label: string;
  support: string;
  accept: string;
  file: { id: string; fileName: string } | null;
  onFile: (file: { id: string; fileName: string } | null) => void;
}

/** Sends a file as soon as it is chosen and shows how much of it has gone. */
export function FileUpload({ id, purpose, label, support, accept, file, onFile }: FileUploadProps) {
  const { t } = useTranslation("adminMovie");
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setError(undefined);
    setShare(0);
    await uploadFile({ file: chosen, purpose, as: "ADMIN", onProgress: setShare }).then(onFile, (problem: unknown) => {
      setError(problem instanceof Error && problem.message ? problem.message : t("common:error.unknown"));
    });
    setShare(null);
  };
  return (
    <Stack gap="xs">
      <Input
        id={id}
        label={label}
        support={support}
        error={error && `＊${error}`}
        type="file"
        accept={accept}
        disabled={share !== null}
        onChange={(event) => void send(event.currentTarget.files?.[0])}
      />
      {share !== null && (
        <div role="status">
          <label>
            <Text component="span" size="sm">
              {t("uploading", { share: Math.round(share * 100) })}
            </Text>{" "}
            <progress max={1} value={share} />
          </label>
        </div>
      )}
      {share === null && file && (
        <Group gap="sm">
          <Text size="sm">{t("uploaded", { name: file.fileName })}</Text>
          <Button variant="subtle" onClick={() => onFile(null)}>
            {t("removeFile")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
