import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Code } from "#ui/text/code.tsx";
import { Text } from "#ui/text/text.tsx";

/** A secret, this once. */
export function ShownSecret({ secret, onKept }: { secret: string; onKept(): void }) {
  const { t } = useTranslation("companyWebhook");
  return (
    <Notice tone="plain" title={t("secret")} role="status">
      <Stack gap="sm">
        <Text>{t("secretLead")}</Text>
        <Code isBlock>{secret}</Code>
        <Group>
          <Button variant="outline" onClick={onKept}>
            {t("kept")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
