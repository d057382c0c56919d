import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName, companyName } from "#features/company/company-name.tsx";
import { PhotoGallery } from "#features/company-photo/photo-gallery.tsx";
import { CompanyFacts_company } from "#features/work/company-facts.tsx";
import { LikeButton } from "#features/work/like-button.tsx";
import { placeText } from "#features/work/salary-text.ts";
import { WorkCard, WorkCard_work } from "#features/work/work-card.tsx";
import type { CompanyFacts_CompanyFragment, CompanyPageQuery, CompanyPageQueryVariables } from "#graphql/operations.ts";
import { publicPaths, workPath } from "#paths/public.paths.ts";
import { readingsByLine } from "#platform/furigana/readings.ts";
import { Ruby, RubyLines } from "#platform/furigana/ruby.tsx";
import { preload } from "#platform/graphql-client.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton } from "#ui/states.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import classes from "./company-page.module.css";
import { FollowCompany } from "./follow-company.tsx";

const companyPageQuery: TypedDocumentNode<CompanyPageQuery, CompanyPageQueryVariables> = gql`
  query CompanyPage($id: ID!, $after: String) {
    publicCompany(id: $id) {
      id
      name
      nameEn
      ...CompanyFacts_company
    }
    works(filter: { companyId: $id }, sort: NEWEST, first: 20, after: $after) {
      items {
        id
        title
        titleEn
        madeTitle
        liked
        ...WorkCard_work
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
  ${CompanyFacts_company}
  ${WorkCard_work}
`;

export type CompanyPageReference = QueryRef<CompanyPageQuery, CompanyPageQueryVariables>;

/** Loads a company and the first of its open works. */
export function loadCompanyPage(id: string): Promise<CompanyPageReference> {
  return preload(companyPageQuery, { id, after: null });
}

/** A company: who it is, what the operator checked, its open works, and a way to be told of new ones. */
export function CompanyPage({ reference }: { reference: CompanyPageReference }) {
  const { t } = useTranslation(["employer", "common"]);
  const { publicCompany: company } = useReadQuery(reference).data;
  useTitle(company ? companyName(company) : t("notFound"));
  if (!company) {
    return (
      <EmptyState level={1} title={t("notFound")}>
        <LinkButton to={publicPaths.works}>{t("common:notFound.toWorks")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className={classes["page"]}>
      <About company={company} />
      <OpenWorks reference={reference} />
    </div>
  );
}

type PageCompany = NonNullable<CompanyPageQuery["publicCompany"]>;

function About({ company }: { company: PageCompany }) {
  const { t } = useTranslation(["work", "vocabulary", "employer"]);
  const { data, complete } = useFragment({ fragment: CompanyFacts_company, fragmentName: "CompanyFacts_company", from: company });
  if (!complete) return null;
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <div className={classes["head"]}>
          <CompanyMark id={data.id} name={data.name} size={64} />
          <div>
            <Title order={1}>
              <CompanyName company={data} readings={data.ruby?.name} />
            </Title>
            <Text size="sm" tone="dimmed">
              {joinFacts([
                t.code("vocabulary:industry", data.industry),
                data.employeeCount !== null && t("employer:employees", { count: data.employeeCount }),
              ])}
            </Text>
          </div>
        </div>
        <Reliability company={data} />
        {data.description && (
          <Text keepsLines>
            <Ruby text={data.description} readings={data.bodyRuby?.description} />
          </Text>
        )}
        <PhotoGallery photos={data.photos} />
        <Facts company={data} />
        <FollowCompany id={data.id} name={companyName(data)} />
      </Stack>
    </Card>
  );
}

/** What the operator checked, and how the company has answered so far. */
function Reliability({ company: { verified, replies } }: { company: CompanyFacts_CompanyFragment }) {
  const { t } = useTranslation("work");
  return (
    <Group gap="sm">
      {verified && <Badge tone="good">✔ {t("detail.verified")}</Badge>}
      {replies && (
        <Text size="sm">
          {joinFacts([
            t("detail.replyRate", { rate: replies.rate }),
            replies.medianDays !== null && t("detail.replyDays", { days: replies.medianDays }),
          ])}
        </Text>
      )}
    </Group>
  );
}

function Facts({ company }: { company: CompanyFacts_CompanyFragment }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const address = [placeText(t, company), company.building].filter(Boolean).join(" ");
  return (
    <DescriptionList
      items={[
        { term: t("detail.address"), value: <RubyLines text={address} readings={readingsByLine([company.bodyRuby])} /> },
        { term: t("detail.founded"), value: company.foundedYear },
        { term: t("detail.website"), value: company.websiteUrl && <OutsideLink href={company.websiteUrl} /> },
      ]}
    />
  );
}

function OpenWorks({ reference }: { reference: CompanyPageReference }) {
  const { t } = useTranslation(["employer", "common"]);
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo } = useReadQuery(reference).data.works;
  const [isLoading, startTransition] = useTransition();
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          ...before,
          works: { ...next.works, items: [...before.works.items, ...next.works.items] },
        }),
      });
    });
  return (
    <Stack gap="md" component="section" aria-label={t("works")}>
      <Title order={2}>{t("works")}</Title>
      {items.length === 0 && (
        <EmptyState title={t("none")}>
          <Text>{t("noneHint")}</Text>
          <LinkButton to={publicPaths.works} variant="outline">
            {t("common:notFound.toWorks")}
          </LinkButton>
        </EmptyState>
      )}
      {items.map((work) => (
        <WorkCard key={work.id} work={work} to={workPath(work.id)} level={3} action={<LikeButton work={work} liked={work.liked} />} />
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}
