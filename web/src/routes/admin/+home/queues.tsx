import { adminPlaces } from "#features/admin-shell/admin-places.ts";
import { queuePlaces, queueSearches } from "#features/admin-shell/use-waiting.ts";
import type { AdminHomeScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./home.module.css";

type Queue = AdminHomeScreenQuery["adminQueues"][number];

/** The queues waiting for whoever looks, with the longest wait; each leads to where it is worked off. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation("adminHome");
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size={3}>
        {t("queues")}
      </Title>
      <ul className={classes["cards"]}>
        {queues.map((queue) => (
          <li key={queue.kind} className={classes["card"]} data-waits={queue.count > 0}>
            <QueueCard queue={queue} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function QueueCard({ queue: { kind, count, oldestAt } }: { queue: Queue }) {
  const { t } = useTranslation("adminHome");
  const place = adminPlaces.find(({ id }) => id === queuePlaces[kind]);
  const name = t(`queue.${kind}`);
  return (
    <>
      {place ? <Link to={place.path + (queueSearches[kind] ?? "")}>{name}</Link> : <span>{name}</span>}
      <strong>{t("count", { count })}</strong>
      <small>{oldestAt ? t("since", { time: formatDateTime(oldestAt) }) : t("nothingWaits")}</small>
    </>
  );
}
