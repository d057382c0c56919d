import { gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { MatchList } from "#features/matching/match-list.tsx";
import { readResidence } from "#features/matching/residence-statuses.ts";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import { WorkFit } from "#features/matching/work-fit.tsx";
import { PostingDetails } from "#features/work-detail/posting-details.tsx";
import type { WorkPreviewQuery, WorkPreviewQueryVariables } from "#graphql/operations.ts";
import { entryPath, userPaths } from "#paths/user.paths.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CategoryArt } from "../category-art.tsx";
import { LikeButton } from "../like-button.tsx";
import { MadeTitle } from "../title/made-title.tsx";
import { WorkTitle } from "../title/work-title.tsx";
import { WorkBody_posting } from "../work-body.fragment.ts";
import { WorkSummary } from "../work-summary.tsx";
import classes from "./list-preview.module.css";

const workPreviewQuery: TypedDocumentNode<WorkPreviewQuery, WorkPreviewQueryVariables> = gql`
  query WorkPreview($id: ID!, $residenceStatus: ResidenceStatus) {
    work(id: $id) {
      id
      title
      titleEn
      madeTitle
      status
      liked
      openEntryId
      ruby
      company {
        id
        name
        nameEn
        ruby
      }
      ...WorkBody_posting
      ...WorkMatch_work
      ...WorkPermission_work
    }
  }
  ${WorkBody_posting}
  ${WorkMatch_work}
  ${WorkPermission_work}
`;

interface WorkPreviewProps {
  workId: string;
  pathOf(workId: string): string;
}

type PreviewWork = NonNullable<WorkPreviewQuery["work"]>;

/** One work beside the list, whole, with the way to apply for it. */
export function WorkPreview({ workId, pathOf }: WorkPreviewProps) {
  const { t } = useTranslation(["work", "search", "common"]);
  const residenceStatus = readResidence(useSearchParams()[0]);
  const { data, error, refetch } = useQuery(workPreviewQuery, { variables: { id: workId, residenceStatus } });
  if (error) return <ErrorPanel message={failureWords(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (!data.work) return <EmptyState title={t("detail.notFound")} />;
  return <Preview work={data.work} pathOf={pathOf} />;
}

function Preview({ work, pathOf }: { work: PreviewWork; pathOf(workId: string): string }) {
  const { t } = useTranslation(["work", "search"]);
  const residenceStatus = readResidence(useSearchParams()[0]);
  const { data: posting, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  if (!complete) return null;
  return (
    <>
      <div className={classes["scroll"]} tabIndex={-1}>
        <div className={classes["art"]}>
          {posting.category && <CategoryArt category={posting.category} size={72} />}
          <LinkButton to={pathOf(work.id)} variant="outline">
            {t("search:preview.page")}
          </LinkButton>
        </div>
        <div className={classes["body"]}>
          <p className={classes["company"]}>
            <CompanyMark id={work.company.id} name={work.company.name} size={28} />
            <CompanyName company={work.company} readings={work.company.ruby?.name} />
          </p>
          <Title order={2}>
            <WorkTitle work={work} readings={work.ruby?.title} />
          </Title>
          <MadeTitle work={work} />
          <WorkSummary posting={posting} />
          <MatchList work={work} fallback={<WorkFit work={work} residenceStatus={residenceStatus} />} />
          <PostingDetails posting={posting} />
          <Text size="sm" tone="dimmed">
            {t("search:preview.keys")}
          </Text>
        </div>
      </div>
      <div className={classes["acts"]}>
        {work.status !== "OPEN" ? <Text strong>{t("detail.closed")}</Text> : <Apply work={work} />}
        <LikeButton work={work} liked={work.liked} />
      </div>
    </>
  );
}

function Apply({ work }: { work: PreviewWork }) {
  const { t } = useTranslation("work");
  return work.openEntryId ? (
    <LinkButton to={userPaths.entries} variant="outline" size="md">
      {t("detail.seeEntry")}
    </LinkButton>
  ) : (
    <LinkButton to={entryPath(work.id)} size="md">
      {t("detail.apply")}
    </LinkButton>
  );
}
