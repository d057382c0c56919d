import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { MatchPanel } from "#features/matching/match-panel.tsx";
import { PermissionPanel } from "#features/matching/permission-panel.tsx";
import { readResidence } from "#features/matching/residence-statuses.ts";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import { WorkFit } from "#features/matching/work-fit.tsx";
import { Fold } from "#features/work-detail/fold.tsx";
import { PlaceSketch, PlaceSketch_work } from "#features/work-detail/place-sketch.tsx";
import { PostingDetails } from "#features/work-detail/posting-details.tsx";
import { WorkTools } from "#features/work-detail/work-tools.tsx";
import type { ResidenceStatus, WorkBody_PostingFragment, WorkPageQuery, WorkPageQueryVariables } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { entryPath, userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CompanyFacts, CompanyFacts_company } from "./company-facts.tsx";
import { Deadline } from "./deadline.tsx";
import { LikeButton } from "./like-button.tsx";
import { salaryText } from "./salary-text.ts";
import { MadeTitle } from "./title/made-title.tsx";
import { shownTitle } from "./title/shown-title.ts";
import { WorkTitle } from "./title/work-title.tsx";
import { WorkBody_posting } from "./work-body.fragment.ts";
import { WorkCard, WorkCard_work } from "./work-card.tsx";
import classes from "./work-page.module.css";
import { WorkSummary } from "./work-summary.tsx";

const workPageQuery: TypedDocumentNode<WorkPageQuery, WorkPageQueryVariables> = gql`
  query WorkPage($id: ID!, $residenceStatus: ResidenceStatus) {
    work(id: $id) {
      id
      title
      titleEn
      madeTitle
      status
      applyBy
      liked
      hidden
      openEntryId
      ruby
      ...PlaceSketch_work
      company {
        id
        name
        nameEn
        ruby
        ...CompanyFacts_company
      }
      related {
        id
        ...WorkCard_work
      }
      ...WorkBody_posting
      ...WorkMatch_work
      ...WorkPermission_work
    }
  }
  ${WorkBody_posting}
  ${PlaceSketch_work}
  ${WorkCard_work}
  ${CompanyFacts_company}
  ${WorkMatch_work}
  ${WorkPermission_work}
`;

export type WorkPageReference = QueryRef<WorkPageQuery, WorkPageQueryVariables>;
type PageWork = NonNullable<WorkPageQuery["work"]>;

/** Loads a work; the address may ask about a 在留資格. */
export function loadWorkPage(id: string, request: Request): Promise<WorkPageReference> {
  return preload(workPageQuery, { id, residenceStatus: readResidence(new URL(request.url).searchParams) });
}

interface WorkPageProps {
  reference: WorkPageReference;
  pathOf(workId: string): string;
  /** Keeps the place of the fit, which comes after the page: for readers who are known to have one. */
  keepsFitPlace?: boolean;
}

/** A work with the acts open to the reader, its company and similar works. */
export function WorkPage({ reference, pathOf, keepsFitPlace = false }: WorkPageProps) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const { work } = useReadQuery(reference).data;
  useTitle(work ? shownTitle(work) : t("detail.notFound"));
  if (!work) {
    return (
      <EmptyState level={1} title={t("detail.notFound")}>
        <LinkButton to={publicPaths.works}>{t("common:notFound.toWorks")}</LinkButton>
      </EmptyState>
    );
  }
  return <Whole {...{ work, pathOf, keepsFitPlace }} />;
}

/** The page in its parts: facts, the posting, the reader's fit, the company, what else may be done, similar works. */
function Whole({ work, pathOf, keepsFitPlace }: Required<Omit<WorkPageProps, "reference">> & { work: PageWork }) {
  const { t } = useTranslation(["work", "vocabulary", "workPage", "matching"]);
  const residenceStatus = readResidence(useSearchParams()[0]);
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  if (!complete) return null;
  return (
    <div className={classes["page"]}>
      <div className={classes["main"]}>
        <p className={classes["paper"]}>{t("workPage:paper", { site: t("common:siteName") })}</p>
        <Head {...{ work, residenceStatus, keepsFitPlace }} posting={data} />
        <PostingDetails posting={data} />
        <PlaceSketch work={work} />
        <Stack gap="xs" component="section">
          <Title order={2} size={3}>
            {t("workPage:you")}
          </Title>
          <Fold icon="id" title={t("matching:permission.title")} answer={t("workPage:permissionAnswer")}>
            <PermissionPanel work={work} residenceStatus={residenceStatus} />
          </Fold>
          <MatchFold work={work} />
        </Stack>
        <CompanyFacts company={work.company} />
        <WorkTools work={{ id: work.id, title: shownTitle(work), hidden: work.hidden }} />
      </div>
      {work.related.length > 0 && (
        <section className={classes["related"]}>
          <Title order={2}>{t("detail.related")}</Title>
          <div className={classes["cards"]}>
            {work.related.map((related) => (
              <WorkCard key={related.id} work={related} to={pathOf(related.id)} level={3} />
            ))}
          </div>
        </section>
      )}
      {work.status === "OPEN" && <ApplyPanel work={work} posting={data} />}
    </div>
  );
}

function MatchFold({ work }: { work: PageWork }) {
  const { t } = useTranslation("matching");
  const { data, complete } = useFragment({ fragment: WorkMatch_work, fragmentName: "WorkMatch_work", from: work });
  if (!complete || !data.match) return null;
  return (
    <Fold icon="circle-check" title={t("title")} answer={t("match", { score: data.match.score })}>
      <MatchPanel work={work} />
    </Fold>
  );
}

interface HeadProps {
  work: PageWork;
  posting: WorkBody_PostingFragment;
  residenceStatus: ResidenceStatus | null;
  keepsFitPlace: boolean;
}

function Head({ work, posting, residenceStatus, keepsFitPlace }: HeadProps) {
  const { t } = useTranslation("work");
  return (
    <Card padding="lg">
      <Stack gap="sm">
        <p className={classes["company"]}>
          <CompanyMark id={work.company.id} name={work.company.name} size={40} />
          <CompanyName company={work.company} readings={work.company.ruby?.name} />
        </p>
        <Title order={1}>
          <WorkTitle work={work} readings={work.ruby?.title} place={posting.workplace?.city} />
        </Title>
        <MadeTitle work={work} />
        {work.status !== "OPEN" && (
          <Notice tone="plain" title={t(work.status === "PAUSED" ? "detail.PAUSED" : "detail.closed")}>
            <Text>{t("detail.closedText")}</Text>
          </Notice>
        )}
        <WorkSummary posting={posting} />
        <div className={classes["fit"]} data-kept={keepsFitPlace}>
          <WorkFit work={work} residenceStatus={residenceStatus} />
        </div>
      </Stack>
    </Card>
  );
}

/** The one main act: to apply, or to look after the application that runs. */
function Apply({ work }: { work: PageWork }) {
  const { t } = useTranslation("work");
  if (!work.openEntryId) {
    return (
      <LinkButton to={entryPath(work.id)} size="lg">
        {t("detail.apply")}
      </LinkButton>
    );
  }
  return (
    <>
      <Text strong>{t("detail.applied")}</Text>
      <LinkButton to={userPaths.entries} variant="outline" size="lg">
        {t("detail.seeEntry")}
      </LinkButton>
    </>
  );
}

interface ApplyProps {
  work: PageWork;
  posting: WorkBody_PostingFragment;
}

/** Stays beside the posting in a wide window, and at the foot of a narrow one, where the heart has no word. */
function ApplyPanel({ work, posting }: ApplyProps) {
  const { t } = useTranslation(["work", "vocabulary", "workPage"]);
  return (
    <aside className={classes["aside"]} aria-label={t("detail.apply")}>
      <div className={classes["brief"]}>
        <b>{salaryText(t, posting.salary)}</b>
        {work.applyBy && <Deadline applyBy={work.applyBy} />}
      </div>
      <Apply work={work} />
      <LikeButton work={work} liked={work.liked} />
      <p className={classes["free"]}>{t("workPage:free")}</p>
    </aside>
  );
}
