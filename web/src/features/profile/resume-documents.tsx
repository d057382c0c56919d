import { useTranslation } from "#platform/i18n/use-translation.ts";
import { DownloadButton } from "#ui/download-button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

/** The two papers of an application in Japan, made of the profile as it is saved. */
export function ResumeDocuments() {
  const { t } = useTranslation("profile");
  return (
    <Stack gap="xs">
      <Text strong>{t("documents")}</Text>
      <Text size="sm">{t("documentsSupport")}</Text>
      <Group gap="sm">
        <DownloadButton href="/api/user/documents/rirekisho">{t("rirekisho")}</DownloadButton>
        <DownloadButton href="/api/user/documents/shokumu">{t("shokumu")}</DownloadButton>
      </Group>
    </Stack>
  );
}
