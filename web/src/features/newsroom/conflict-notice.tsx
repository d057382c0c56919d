import { useState } from "react";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { contentOf, differingFields, type NewsValues } from "./news-values.ts";
import type { NewsroomEditor } from "./use-newsroom-editor.ts";

/** A colleague saved first: what differs, and the two ways on. Our text stays in the form and is kept. */
export function ConflictNotice({ editor, onSaved }: { editor: NewsroomEditor; onSaved(): Promise<void> }) {
  const { t } = useTranslation("newsroom");
  const { conflict, values, aside } = editor;
  if (aside) return <Aside values={aside} onBack={() => editor.putBack(aside)} />;
  if (!conflict) return null;
  const fields = differingFields(values, contentOf(conflict)).map((name) => t(`fields.${name}`));
  return (
    <Notice tone="error" title={t("conflict.title")}>
      <Stack gap="sm">
        <Text>
          {t("conflict.text", {
            name: conflict.updatedByName ?? t("system"),
            time: formatDateTime(conflict.updatedAt),
            fields: fields.join(t("conflict.and")),
          })}
        </Text>
        <Text size="sm">{t("conflict.kept")}</Text>
        <Group gap="sm">
          <Button variant="outline" onClick={editor.takeTheirs}>
            {t("conflict.take")}
          </Button>
          <Button
            variant="outline"
            color="red"
            loading={editor.isSaving}
            onClick={() => void editor.saveOverTheirs().then((saved) => (saved ? onSaved() : undefined))}
          >
            {t("conflict.overwrite")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}

function Aside({ values, onBack }: { values: NewsValues; onBack(): void }) {
  const { t } = useTranslation("newsroom");
  const [isOpen, setOpen] = useState(false);
  const body = new DOMParser().parseFromString(values.bodyHtml, "text/html").body.textContent ?? "";
  return (
    <Notice tone="plain" title={t("conflict.asideTitle")}>
      <Stack gap="sm">
        <Group gap="sm">
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("conflict.asideShow")}
          </Button>
          <Button variant="outline" onClick={onBack}>
            {t("conflict.asideBack")}
          </Button>
        </Group>
        {isOpen && <Text keepsLines>{[values.title, values.summary, body].join("\n\n")}</Text>}
      </Stack>
    </Notice>
  );
}
