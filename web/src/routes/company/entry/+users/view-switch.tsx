import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ChoiceLinks } from "#ui/forms/choice-links.tsx";
import { Group } from "#ui/layout.tsx";
import { ExportButton } from "./export-button.tsx";

/** List or board; the filter stays. */
export function ViewSwitch({ view }: { view: "list" | "board" }) {
  const { t } = useTranslation("applicants");
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete("view");
  list.delete("after");
  const board = new URLSearchParams(list);
  board.set("view", "board");
  const links = [
    { id: "list", label: t("board.toList"), to: { search: list.toString() }, icon: "list" },
    { id: "board", label: t("board.toBoard"), to: { search: board.toString() }, icon: "layout-kanban" },
  ] as const;
  return (
    <Group gap="sm" align="center">
      <ChoiceLinks look="segments" label={t("board.view")} links={links} chosen={view} />
      <ExportButton />
    </Group>
  );
}
