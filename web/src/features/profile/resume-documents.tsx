import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** The two papers of an application in Japan, made of the profile as it is saved. */
export function ResumeDocuments() {
  const { t } = useTranslation("profile");
  return (
    <Stack gap="xs">
      <Text fw={700}>{t("documents")}</Text>
      <Text size="sm">{t("documentsSupport")}</Text>
      <Group gap="sm">
        <Button component="a" href="/api/user/documents/rirekisho" download variant="outline">
          {t("rirekisho")}
        </Button>
        <Button component="a" href="/api/user/documents/shokumu" download variant="outline">
          {t("shokumu")}
        </Button>
      </Group>
    </Stack>
  );
}
