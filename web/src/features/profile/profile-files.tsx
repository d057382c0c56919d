import { useRevalidator } from "react-router-dom";
import type { ProfileScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { deleteAttachment } from "./profile.mutations.ts";
import type { ProfileValues } from "./profile-values.ts";
import { ResumeDocuments } from "./resume-documents.tsx";
import { ResumeReading } from "./resume-reading.tsx";
import { UploadButton } from "./upload-button.tsx";

interface ProfileFilesProps {
  me: ProfileScreenQuery["me"];
  values: ProfileValues;
  /** Takes over what a résumé says. */
  onTake(taken: Partial<ProfileValues>): void;
}

/** Photo and résumé files: stored at once, apart from the form. */
export function ProfileFiles({ me, values, onTake }: ProfileFilesProps) {
  const { t } = useTranslation("profile");
  const { revalidate } = useRevalidator();
  const stored = () => {
    showToast({ type: "success", title: t("fileStored") });
    void revalidate();
  };
  const forget = async (id: string) => {
    const { errors } = await send(deleteAttachment, { id });
    const problem = errors[0]?.message;
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t("fileDeleted") });
    void revalidate();
  };
  return (
    <Stack gap="lg">
      <Group align="flex-start" gap="lg">
        {me.photo ? (
          <img
            src={me.photo.url}
            alt={t("photo")}
            width={90}
            height={120}
            style={{ objectFit: "cover", border: "1px solid var(--line-strong)" }}
          />
        ) : (
          <Text
            size="sm"
            style={{
              border: "1px dashed var(--line-strong)",
              width: "5.625rem",
              height: "7.5rem",
              textAlign: "center",
              paddingTop: "2.75rem",
            }}
          >
            {t("noPhoto")}
          </Text>
        )}
        <Stack gap="xs" style={{ flex: "1 1 14rem" }}>
          <Text strong>{t("photo")}</Text>
          <Text size="sm">{t("photoSupport")}</Text>
          <Group gap="sm">
            <UploadButton purpose="PHOTO" label={t("photoChoose")} onUploaded={stored} />
            {me.photo && (
              <Button variant="subtle" color="red" onClick={() => me.photo && void forget(me.photo.id)}>
                {t("photoDelete")}
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
      <Stack gap="xs">
        <Text strong>{t("resumeFiles")}</Text>
        <Text size="sm">{t("resumeFilesSupport")}</Text>
        {me.resumes.map((file) => (
          <Stack key={file.id} gap={4}>
            <Group justify="space-between">
              <Text>
                <a href={file.url}>{file.fileName}</a>
                {inBrackets(formatDate(file.createdAt))}
              </Text>
              <Button
                variant="subtle"
                color="red"
                aria-label={t("fileDelete", { name: file.fileName })}
                onClick={() => void forget(file.id)}
              >
                {t("remove")}
              </Button>
            </Group>
            {/\.pdf$/i.test(file.fileName) && <ResumeReading fileId={file.id} values={values} onTake={onTake} />}
          </Stack>
        ))}
        <Group gap="sm">
          <UploadButton purpose="RESUME" label={t("resumeAdd")} onUploaded={stored} />
        </Group>
      </Stack>
      <ResumeDocuments />
    </Stack>
  );
}
