import { useState } from "react";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { contentOf, isSameNews, type NewsValues } from "./news-values.ts";
import type { NewsroomEditor } from "./use-newsroom-editor.ts";

interface KeptDraft {
  content: NewsValues;
  baseVersion: number | null;
  savedAt: string;
}

interface DraftNoticeProps {
  draft: KeptDraft | null;
  editor: NewsroomEditor;
  /** The item's version; null for a new one. */
  version: number | null;
}

/** Unsaved work of an earlier visit: go on with it, or throw it away. Nothing is put into the form by itself. */
export function DraftNotice({ draft, editor, version }: DraftNoticeProps) {
  const { t } = useTranslation("newsroom");
  const [isGone, setGone] = useState(false);
  if (!draft || isGone || isSameNews(contentOf(draft.content), contentOf(editor.values))) return null;
  return (
    <Notice tone="plain" title={t("draft.title", { time: formatDateTime(draft.savedAt) })}>
      <Stack gap="sm">
        <Text>{t(draft.baseVersion === version ? "draft.text" : "draft.changed")}</Text>
        <Group gap="sm">
          <Button
            onClick={() => {
              editor.change(contentOf(draft.content));
              setGone(true);
            }}
          >
            {t("draft.goOn")}
          </Button>
          <Button variant="subtle" onClick={() => void editor.discard().then(() => setGone(true))}>
            {t("draft.discard")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
