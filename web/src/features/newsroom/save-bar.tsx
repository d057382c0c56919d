import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import type { NewsroomEditor } from "./use-newsroom-editor.ts";

/** The button that saves the item, with a note beside it whether the draft is kept. */
export function SaveBar({ editor, label, onSave }: { editor: NewsroomEditor; label: string; onSave(): void }) {
  const { t } = useTranslation("newsroom");
  const general = editor.problems.filter(({ path, code }) => path.length === 0 && code !== "STALE_VERSION");
  // Nothing has been saved of an item that is not begun.
  const clean = editor.saved ? t("state.clean") : "";
  const whenIdle = editor.isDirty ? t("state.dirty") : clean;
  return (
    <Group gap="md" align="center">
      <Button size="md" loading={editor.isSaving} onClick={onSave}>
        {label}
      </Button>
      <Text component="span" size="sm" tone="dimmed" role="status">
        {editor.draftState === "idle" ? whenIdle : t(`state.${editor.draftState}`)}
      </Text>
      {general.map(({ message }) => (
        <Text key={message} tone="error" role="alert">
          {message}
        </Text>
      ))}
    </Group>
  );
}
