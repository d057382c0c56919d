import { useState } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { WorkStatusChip } from "#features/company-work/work-status-chip.tsx";
import { WorkBody } from "#features/work/work-body.tsx";
import { ChangeList } from "#features/work-change/change-list.tsx";
import { ReviewDocument } from "#features/work-review/review-document.tsx";
import type { Comments } from "#features/work-review/use-comments.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./review.module.css";
import { Verdict } from "./verdict.tsx";
import { PastRevisions, type ReviewedWork } from "./work-aside.tsx";

/** The posting in the middle: its head, the verdicts at a glance, what changes, and all of it by field or as a seeker sees it. */
export function ReviewedPosting({ work, comments }: { work: ReviewedWork; comments: Comments }) {
  const { t } = useTranslation(["admin", "adminReview"]);
  const [isAsSeeker, setAsSeeker] = useState(false);
  const changes = work.revision?.status === "REVIEW" ? work.revision.changes : [];
  const judged = work.revision?.status === "REVIEW" ? work.revision : work;
  return (
    <Stack gap="md">
      <Head work={work} isAsSeeker={isAsSeeker} onSwitch={() => setAsSeeker(!isAsSeeker)} />
      <Verdict posting={judged} demanded={judged.japaneseLevel} />
      {changes.length > 0 && <ChangeList changes={changes} caption={t("works.changes")} />}
      {changes.length > 0 && (
        <Title order={2} size={3}>
          {t("works.asChanged")}
        </Title>
      )}
      {isAsSeeker ? (
        <WorkBody posting={judged} />
      ) : (
        <ReviewDocument
          posting={judged}
          changes={changes}
          namedStatuses={judged.namedStatuses}
          comments={comments}
          mayComment={work.status === "REVIEW" || changes.length > 0}
        />
      )}
      <PastRevisions work={work} />
    </Stack>
  );
}

function Head({ work, isAsSeeker, onSwitch }: { work: ReviewedWork; isAsSeeker: boolean; onSwitch(): void }) {
  const { t } = useTranslation(["admin", "adminReview"]);
  const { company, events, submittedAt, reviewRisks } = work;
  const sent = events.filter(({ to }) => to === "REVIEW").length;
  const facts = [
    company.name,
    submittedAt && t("adminReview:document.submitted", { time: formatDateTime(submittedAt) }),
    sent > 1 && t("adminReview:document.again", { count: sent }),
  ].filter((fact) => typeof fact === "string");
  return (
    <header className={classes["head"]}>
      <CompanyMark id={company.id} name={company.name} size={48} />
      <div className={classes["title"]}>
        <h1>{work.title || t("works.untitled")}</h1>
        <p>{joinFacts(facts)}</p>
        <div className={classes["chips"]}>
          <WorkStatusChip status={work.status} />
          {reviewRisks.map((risk) => (
            <StatusChip key={risk} tone={risk === "FIRST_POSTING" ? "plain" : "wait"}>
              {t(`adminReview:risk.${risk}`)}
            </StatusChip>
          ))}
        </div>
      </div>
      <Button variant="soft" aria-pressed={isAsSeeker} onClick={onSwitch}>
        <Icon name={isAsSeeker ? "clipboard-check" : "eye"} />
        {t(isAsSeeker ? "adminReview:document.asReview" : "adminReview:document.asSeeker")}
      </Button>
    </header>
  );
}
