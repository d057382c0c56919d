import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { EntryProgress } from "#features/entry/entry-progress.tsx";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import type { DashboardScreenQuery, EntryStatus } from "#graphql/operations.ts";
import { seekerEntryPath, userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./entry-states.module.css";

interface EntryStatesProps {
  counts: readonly { status: EntryStatus; count: number }[];
  underWay: DashboardScreenQuery["entriesUnderWay"];
}

const ended: readonly EntryStatus[] = ["JOINED", "REJECTED", "WITHDRAWN", "DECLINED", "JOB_CLOSED", "ACCOUNT_CLOSED"];
const ownTurn: readonly EntryStatus[] = ["OFFERED", "SCHEDULING"];

/** The applications that move, nearest to their end first, and how many there are and were. */
export function EntryStates({ counts, underWay }: EntryStatesProps) {
  const { t } = useTranslation(["dashboard", "vocabulary"]);
  const sum = (isEnded: boolean) =>
    counts.filter(({ status }) => ended.includes(status) === isEnded).reduce((before, { count }) => before + count, 0);
  return (
    <Panel title={t("entries.title")} all={{ to: userPaths.entries, label: t("entries.all") }}>
      {counts.length === 0 && <Text tone="dimmed">{t("entries.none")}</Text>}
      {counts.length > 0 && (
        <div className={classes["sums"]}>
          <span>{t("entries.underWay", { count: sum(false) })}</span>
          <span>{t("entries.ended", { count: sum(true) })}</span>
        </div>
      )}
      {underWay.length > 0 && (
        <ul className={classes["list"]}>
          {underWay.map(({ id, status, movedAt, work }) => (
            <li key={id}>
              <CompanyMark id={work.company.id} name={work.company.name} size={36} />
              <div className={classes["what"]}>
                <Link to={seekerEntryPath(id)} className={classes["title"]}>
                  <WorkTitle work={work} />
                </Link>
                <p>
                  <CompanyName company={work.company} />・{formatDate(movedAt)}
                </p>
                <EntryProgress status={status} />
              </div>
              <span className={classes["state"]} data-turn={ownTurn.includes(status) ? "own" : "theirs"}>
                {t(`vocabulary:entryStatus.${status}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
