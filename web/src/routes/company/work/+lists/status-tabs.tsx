import { useSearchParams } from "react-router-dom";
import type { WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ChoiceLinks } from "#ui/forms/choice-links.tsx";

interface StatusTabsProps {
  counts: readonly { status: WorkStatus; count: number }[];
}

/** The states of the company's works with how many there are; one press shows them, the other conditions stay. */
export function StatusTabs({ counts }: StatusTabsProps) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [search] = useSearchParams();
  const chosen = search.get("status") ?? "";
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const known = [{ status: "", label: t("all"), count: total }].concat(
    counts.map(({ status, count }) => ({ status, label: t(`vocabulary:workStatus.${status}`), count })),
  );
  const addressOf = (status: string) => {
    const next = new URLSearchParams(search);
    next.delete("status");
    if (status) next.set("status", status);
    return { search: next.toString() };
  };
  const links = known.map(({ status, label, count }) => ({ id: status, label, count, to: addressOf(status) }));
  return <ChoiceLinks label={t("works.byStatus")} links={links} chosen={chosen} />;
}
