import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminBankFilePath } from "#paths/admin.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

interface Problem {
  code: string;
  message: string;
  path: readonly string[];
}

interface Answer {
  file?: { id: string; status: string };
  detail?: string;
  title?: string;
  errors?: Problem[];
}

/** Sends the file; returns its id, or its problems line by line. */
async function send(file: File): Promise<{ id: string; isBooked: boolean } | { problems: readonly Problem[] }> {
  const headers = { "Content-Type": "application/octet-stream", "X-API-Version": "1", "Accept-Language": currentLanguage() };
  const response = await fetch(`/api/bank_file?name=${encodeURIComponent(file.name.slice(0, 200))}`, {
    method: "POST",
    headers,
    body: file,
  });
  const answer: Answer = await response.json().catch(() => ({}));
  if (answer.file) return { id: answer.file.id, isBooked: answer.file.status === "IMPORTED" };
  return { problems: answer.errors ?? [{ code: "INTERNAL", message: answer.detail ?? answer.title ?? "", path: [] }] };
}

const shown = 10;

/** Uploads a 全銀 file and goes on to its page; the problems of a bad file are shown line by line, and nothing of it is kept. */
export function UploadBankFile() {
  const { t } = useTranslation("adminMoney");
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const upload = async (file: File) => {
    setSending(true);
    const answer = await send(file)
      .catch(() => ({ problems: [{ code: "NETWORK", message: t("common:error.network"), path: [] }] }))
      .finally(() => setSending(false));
    if ("problems" in answer) return setProblems(answer.problems);
    if (answer.isBooked) adminToast(t("upload.again"));
    await navigate(adminBankFilePath(answer.id));
  };
  return (
    <Stack gap="sm">
      <Group>
        <FileButton loading={isSending} label={t("upload.label")} onFile={(file) => void upload(file)}>
          {t("upload.button")}
        </FileButton>
      </Group>
      <Text size="sm" tone="dimmed">
        {t("upload.support")}
      </Text>
      {problems.length > 0 && (
        <Notice tone="error" title={t("upload.bad")}>
          <ul>
            {problems.slice(0, shown).map(({ code, message, path }) => (
              <li key={`${code}${path.join(".")}`}>{message}</li>
            ))}
          </ul>
          {problems.length > shown && <Text>{t("upload.more", { count: problems.length - shown })}</Text>}
        </Notice>
      )}
    </Stack>
  );
}
