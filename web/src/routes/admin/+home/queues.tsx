import { adminPlaces } from "#features/admin-shell/admin-places.ts";
import { queuePlaces, queueSearches } from "#features/admin-shell/use-waiting.ts";
import type { AdminHomeScreenQuery, AdminQueueKind } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { IconName } from "#ui/icon.tsx";
import { FigureCards } from "#ui/lists/figure-cards.tsx";
import { Section } from "#ui/lists/section.tsx";

const icons: Readonly<Record<AdminQueueKind, IconName>> = {
  WORK_REPORT: "flag",
  POSTING_REVIEW: "clipboard-check",
  COMPANY_REVIEW: "building",
  COMPANY_PHOTO: "photo",
  INQUIRY: "message-circle",
  COMPLAINT: "alert-triangle",
  DATA_INCIDENT: "lock",
  OVERDUE_INVOICE: "currency-yen",
  REFUSED_REFUND: "building-bank",
};

/** The queues waiting for whoever looks, with the longest wait; each leads to where it is worked off. */
export function Queues({ queues }: { queues: AdminHomeScreenQuery["adminQueues"] }) {
  const { t } = useTranslation("adminHome");
  const figures = queues.map(({ kind, count, oldestAt }) => {
    const place = adminPlaces.find(({ id }) => id === queuePlaces[kind]);
    return {
      id: kind,
      label: t(`queue.${kind}`),
      value: t("count", { count }),
      icon: icons[kind],
      note: oldestAt ? t("since", { time: formatDateTime(oldestAt) }) : t("nothingWaits"),
      isWaiting: count > 0,
      ...(place && { to: place.path + (queueSearches[kind] ?? "") }),
    };
  });
  return (
    <Section title={t("queues")}>
      <FigureCards figures={figures} />
    </Section>
  );
}
