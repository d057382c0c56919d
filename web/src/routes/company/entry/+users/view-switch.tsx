import { Group } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { ExportButton } from "./export-button.tsx";

/** List or board; the filter stays. */
export function ViewSwitch({ view }: { view: "list" | "board" }) {
  const { t } = useTranslation("applicants");
  const [search] = useSearchParams();
  const other = new URLSearchParams(search);
  if (view === "board") other.delete("view");
  else other.set("view", "board");
  return (
    <Group>
      <nav aria-label={t("board.view")}>
        <Link to={{ search: other.toString() }}>{t(view === "board" ? "board.toList" : "board.toBoard")}</Link>
      </nav>
      <ExportButton />
    </Group>
  );
}
