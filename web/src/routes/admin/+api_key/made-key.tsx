import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Code } from "#ui/text/code.tsx";
import { Text } from "#ui/text/text.tsx";

/** A key that was just made, this once. */
export function MadeKey({ token, onKept }: { token: string; onKept(): void }) {
  const { t } = useTranslation("adminApiKeys");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <Notice tone="plain" title={t("made")} role="status">
      <Stack gap="sm">
        <Text>{t("madeLead")}</Text>
        <Code isBlock>{token}</Code>
        <Group>
          <Button variant="outline" onClick={() => void copy()}>
            {isCopied ? t("copied") : t("copy")}
          </Button>
          <Button variant="outline" onClick={onKept}>
            {t("kept")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
