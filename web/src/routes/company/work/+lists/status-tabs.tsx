import { useSearchParams } from "react-router-dom";
import type { WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import classes from "./work-filters.module.css";

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
  return (
    <nav aria-label={t("works.byStatus")}>
      <ul className={classes["tabs"]}>
        {known.map(({ status, label, count }) => (
          <li key={status}>
            <Link to={addressOf(status)} {...(status === chosen && { "aria-current": "true" as const })}>
              {label} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
