import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { FirstDaysQuery, FirstDaysQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { formatDate, todayInJapan } from "#platform/dates.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Section } from "#ui/lists/section.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { ListSkeleton } from "#ui/states.tsx";

const firstDaysQuery: TypedDocumentNode<FirstDaysQuery, FirstDaysQueryVariables> = gql`
  query FirstDays {
    company {
      id
      reviewDueOn
    }
    companyWorks(first: 1) {
      statusCounts {
        status
        count
      }
    }
  }
`;

/** What a company that waits for its review has done, can do now, and waits for, with how long that takes. */
export function FirstDays() {
  const { t } = useTranslation("companyTop");
  const mayWrite = useViewer().company?.can.editWorks ?? false;
  const [today] = useState(() => todayInJapan());
  const { data } = useQuery(firstDaysQuery, { fetchPolicy: "cache-and-network" });
  if (!data) return <ListSkeleton rows={4} />;
  const { reviewDueOn } = data.company;
  const countOf = (status: string) => data.companyWorks.statusCounts.find((one) => one.status === status)?.count ?? 0;
  const [drafts, queued] = [countOf("DRAFT") + countOf("RETURNED"), countOf("REVIEW")];
  const isLate = reviewDueOn !== null && reviewDueOn < today;
  const write = <TextLink to={companyPaths.workRegist}>{t("firstDays.write")}</TextLink>;
  const works = <TextLink to={companyPaths.works}>{t("firstDays.toWorks")}</TextLink>;
  return (
    <Section title={t("firstDays.title")}>
      <Rows>
        <Row icon="circle-check" title={t("firstDays.registered")}>
          <StatusChip tone="good">{t("firstDays.done")}</StatusChip>
        </Row>
        {reviewDueOn && (
          <Row
            icon="clock"
            title={t("firstDays.review")}
            note={t(isLate ? "firstDays.reviewLate" : "firstDays.reviewNote", { day: formatDate(reviewDueOn) })}
            isUrgent={isLate}
          >
            <StatusChip tone="wait">{t("firstDays.waits")}</StatusChip>
          </Row>
        )}
        <Row icon="file-text" title={t("firstDays.work")} note={worksNote(t, drafts, queued)}>
          {queued > 0 ? (
            <StatusChip tone="good">{t("firstDays.queued", { count: queued })}</StatusChip>
          ) : (
            mayWrite && (drafts > 0 ? works : write)
          )}
        </Row>
        <Row icon="send" title={t("firstDays.public")} note={t("firstDays.publicNote")}>
          <StatusChip tone="plain">{t("firstDays.later")}</StatusChip>
        </Row>
      </Rows>
    </Section>
  );
}

type Translate = TFunction<"companyTop">;

function worksNote(t: Translate, drafts: number, queued: number): string {
  if (queued > 0) return t("firstDays.queuedNote");
  return drafts > 0 ? t("firstDays.draftsNote", { count: drafts }) : t("firstDays.workNote");
}
