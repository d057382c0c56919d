import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FigureCards } from "#ui/lists/figure-cards.tsx";

/** The numbers of things that wait; each leads to where it is dealt with. */
export function Figures({ dashboard }: { dashboard: CompanyTopScreenQuery["companyDashboard"] }) {
  const { t } = useTranslation("companyTop");
  const { plan, newEntryCount, activeEntryCount, unreadCount, reviewWorkCount } = dashboard;
  const figures = [
    {
      id: "newEntries",
      value: String(newEntryCount),
      to: `${companyPaths.entries}?status=APPLIED`,
      icon: "user-plus",
      isWaiting: newEntryCount > 0,
    },
    { id: "activeEntries", value: String(activeEntryCount), to: companyPaths.entries, icon: "users" },
    { id: "unread", value: String(unreadCount), to: companyPaths.message, icon: "message-circle", isWaiting: unreadCount > 0 },
    {
      id: "openWorks",
      value: `${plan.publishedWorks} / ${plan.publishedWorkLimit}`,
      to: `${companyPaths.works}?status=OPEN`,
      icon: "briefcase",
    },
    { id: "reviewWorks", value: String(reviewWorkCount), to: `${companyPaths.works}?status=REVIEW`, icon: "clipboard-check" },
  ] as const;
  return <FigureCards figures={figures.map((figure) => ({ ...figure, label: t(`figures.${figure.id}`) }))} />;
}
