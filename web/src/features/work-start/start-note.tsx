import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { noteOf } from "./start-work.ts";

/** At the start of a draft: what was read from its sheet, and what of it no field got. What the profile filled stands in the sections. */
export function StartNoteBox() {
  const { t } = useTranslation("company");
  const note = noteOf(useLocation().state);
  if (!note) return null;
  const namesOf = (paths: readonly string[]) => paths.map((path) => t.find("field", path.replaceAll(".", "_")) ?? path).join("・");
  return (
    <Stack gap="sm">
      {note.fromSheet.length > 0 && (
        <Notice tone="info" title={t("start.fromSheet", { count: note.fromSheet.length })}>
          <Text size="sm">{namesOf(note.fromSheet)}</Text>
        </Notice>
      )}
      {note.unread.length > 0 && (
        <Notice tone="warning" title={t("start.unread", { count: note.unread.length })}>
          <ul>
            {note.unread.map(({ label, text }) => (
              <li key={`${label}${text}`} lang="ja">
                {label === "" ? text : t("common:labelled", { label, text })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}
