import { useEffect, useRef } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "#ui/icon.tsx";
import { type QueueFilter, queueKinds, queuePath } from "./queue-filter.ts";
import classes from "./review-queue.module.css";
import type { QueuedWork } from "./review-queue.query.ts";
import { isLong, waitingAge } from "./waiting-age.ts";

interface ReviewQueueProps {
  queue: { items: readonly QueuedWork[]; totalCount: number; isCut: boolean };
  current: string;
  filter: QueueFilter;
}

/** What waits, the longest first: what it is, how long it waits, why to look closely, and who has it in hand. */
export function ReviewQueue({ queue, current, filter }: ReviewQueueProps) {
  const { t } = useTranslation("adminReview");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, queue.items.length]);
  return (
    <nav className={classes["queue"]} aria-label={t("queue.title")}>
      <div className={classes["head"]}>
        <p className={classes["title"]}>
          {t("queue.title")}
          <span className={classes["total"]}>{queue.totalCount}</span>
        </p>
        <ul className={classes["filters"]}>
          {queueKinds.map((kind) => (
            <li key={kind}>
              <Link
                to={queuePath(current, { ...filter, kind })}
                className={classes["filter"] ?? ""}
                aria-current={filter.kind === kind ? "true" : undefined}
              >
                {t(`queue.kind.${kind}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={queuePath(current, { ...filter, onlyRisky: !filter.onlyRisky })}
              className={classes["filter"] ?? ""}
              aria-current={filter.onlyRisky ? "true" : undefined}
            >
              {t("queue.risky")}
            </Link>
          </li>
        </ul>
      </div>
      {queue.items.length === 0 && <p className={classes["none"]}>{t("queue.empty")}</p>}
      <ol className={classes["list"]} ref={list}>
        {queue.items.map((work) => (
          <li key={work.id}>
            <Row work={work} isCurrent={work.id === current} path={queuePath(work.id, filter)} />
          </li>
        ))}
      </ol>
      {queue.isCut && <p className={classes["none"]}>{t("queue.cut", { count: 100 })}</p>}
    </nav>
  );
}

function Row({ work, isCurrent, path }: { work: QueuedWork; isCurrent: boolean; path: string }) {
  const { t } = useTranslation(["adminReview", "admin"]);
  const { title, status, company, submittedAt, reviewRisks, reviewClaim } = work;
  const isOthers = reviewClaim !== null && !reviewClaim.isOwn;
  return (
    <Link
      to={path}
      className={classes["row"] ?? ""}
      aria-current={isCurrent ? "true" : undefined}
      data-taken={isOthers || Boolean(reviewClaim?.approvesAt)}
    >
      <CompanyMark id={company.id} name={company.name} size={34} />
      <span className={classes["text"]}>
        <span className={classes["name"]}>{title || t("admin:works.untitled")}</span>
        <span className={classes["facts"]}>
          <span className={classes["kind"]} data-kind={status === "REVIEW" ? "NEW" : "CHANGES"}>
            {t(status === "REVIEW" ? "queue.kind.NEW" : "queue.kind.CHANGES")}
          </span>
          {submittedAt && (
            <span className={classes["age"]} data-long={isLong(submittedAt)}>
              {waitingAge(t, submittedAt)}
            </span>
          )}
          <span className={classes["company"]}>{company.name}</span>
        </span>
        {reviewRisks[0] && (
          <span className={classes["risk"]}>
            <Icon name="alert-triangle" size={14} />
            {t(`risk.${reviewRisks[0]}`)}
          </span>
        )}
        {reviewClaim?.approvesAt && <span className={classes["claim"]}>{t("claim.approving")}</span>}
        {isOthers && !reviewClaim.approvesAt && (
          <span className={classes["claim"]}>
            <Icon name="eye" size={14} />
            {t("claim.short", { name: reviewClaim.by })}
          </span>
        )}
      </span>
    </Link>
  );
}
