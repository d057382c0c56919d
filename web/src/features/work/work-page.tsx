import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { MatchPanel } from "#features/matching/match-panel.tsx";
import { PermissionPanel } from "#features/matching/permission-panel.tsx";
import { readResidence } from "#features/matching/residence-statuses.ts";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import { WorkFit } from "#features/matching/work-fit.tsx";
import type { ResidenceStatus, WorkPageQuery, WorkPageQueryVariables } from "#graphql/operations.ts";
import { publicPaths, reportPath } from "#paths/public.paths.ts";
import { entryPath, userPaths } from "#paths/user.paths.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CompanyFacts, CompanyFacts_company } from "./company-facts.tsx";
import { Deadline } from "./deadline.tsx";
import { LikeButton } from "./like-button.tsx";
import { shownTitle } from "./shown-title.ts";
import { WorkBody_posting } from "./work-body.fragment.ts";
import { WorkBody } from "./work-body.tsx";
import { WorkCard, WorkCard_work } from "./work-card.tsx";
import classes from "./work-page.module.css";
import { WorkSummary } from "./work-summary.tsx";

const workPageQuery: TypedDocumentNode<WorkPageQuery, WorkPageQueryVariables> = gql`
  query WorkPage($id: ID!, $residenceStatus: ResidenceStatus) {
    work(id: $id) {
      id
      title
      titleEn
      status
      applyBy
      liked
      openEntryId
      ruby
      company {
        id
        name
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

/** A work with the acts open to the reader, its company and similar works. */
export function WorkPage({ reference, pathOf }: { reference: WorkPageReference; pathOf(workId: string): string }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const residenceStatus = readResidence(useSearchParams()[0]);
  const { work } = useReadQuery(reference).data;
  useTitle(work ? shownTitle(work) : t("detail.notFound"));
  if (!work) {
    return (
      <EmptyState level={1} title={t("detail.notFound")}>
        <LinkButton to={publicPaths.works}>{t("common:notFound.toWorks")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Head work={work} residenceStatus={residenceStatus} />
      <WorkBody posting={work} />
      <MatchPanel work={work} />
      <PermissionPanel work={work} residenceStatus={residenceStatus} />
      <CompanyFacts company={work.company} />
      {work.status === "OPEN" && <Actions work={work} />}
      {work.related.length > 0 && (
        <Stack gap="md" component="section">
          <Title order={2}>{t("detail.related")}</Title>
          <SimpleGrid cols={{ base: 1, md: 3 }}>
            {work.related.map((related) => (
              <WorkCard key={related.id} work={related} to={pathOf(related.id)} level={3} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
      <Text size="sm">
        <TextLink to={reportPath(work.id)}>{t("detail.report")}</TextLink>
      </Text>
    </Stack>
  );
}

function Head({ work, residenceStatus }: { work: PageWork; residenceStatus: ResidenceStatus | null }) {
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  return (
    <Card padding="xl">
      <Stack gap="md">
        <p className={classes["company"]} translate="no">
          <CompanyMark id={work.company.id} name={work.company.name} size={40} />
          <span>
            <Ruby text={work.company.name} readings={work.company.ruby?.name} />
          </span>
        </p>
        <Title order={1}>
          <Ruby text={shownTitle(work)} readings={work.ruby?.title} />
        </Title>
        {complete && <WorkSummary posting={data} />}
        <WorkFit work={work} residenceStatus={residenceStatus} />
        {work.status === "OPEN" ? <Actions work={work} /> : <ClosedNotice status={work.status} />}
      </Stack>
    </Card>
  );
}

function ClosedNotice({ status }: { status: PageWork["status"] }) {
  const { t } = useTranslation("work");
  return (
    <Notice tone="plain" title={t(status === "PAUSED" ? "detail.PAUSED" : "detail.closed")}>
      <Text>{t("detail.closedText")}</Text>
    </Notice>
  );
}

function Actions({ work }: { work: PageWork }) {
  const { t } = useTranslation("work");
  return (
    <Group gap="md">
      {work.openEntryId ? (
        <>
          <Text strong>{t("detail.applied")}</Text>
          <LinkButton to={userPaths.entries} variant="outline" size="lg">
            {t("detail.seeEntry")}
          </LinkButton>
        </>
      ) : (
        <LinkButton to={entryPath(work.id)} size="lg">
          {t("detail.apply")}
        </LinkButton>
      )}
      <LikeButton workId={work.id} title={shownTitle(work)} liked={work.liked} />
      {work.applyBy && <Deadline applyBy={work.applyBy} />}
    </Group>
  );
}
