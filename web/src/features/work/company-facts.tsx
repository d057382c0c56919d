import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { PhotoGallery } from "#features/company-photo/photo-gallery.tsx";
import { Fold } from "#features/work-detail/fold.tsx";
import type { CompanyFacts_CompanyFragment } from "#graphql/operations.ts";
import { companyPath } from "#paths/public.paths.ts";
import { readingsByLine } from "#platform/furigana/readings.ts";
import { Ruby, RubyLines } from "#platform/furigana/ruby.tsx";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { placeText } from "./salary-text.ts";

export const CompanyFacts_company: TypedDocumentNode<CompanyFacts_CompanyFragment> = gql`
  fragment CompanyFacts_company on Company {
    id
    name
    nameEn
    industry
    prefecture
    city
    cityLatin
    addressLine
    building
    websiteUrl
    employeeCount
    foundedYear
    description
    verified
    openWorkCount
    replies {
      rate
      medianDays
    }
    ruby
    bodyRuby
    photos {
      id
      alt
      files {
        url
        mimeType
        width
        height
      }
    }
  }
`;

/** The facts about a company, and whether its number was checked. */
export function CompanyFacts({ company }: { company: FragmentType<CompanyFacts_CompanyFragment> }) {
  const { t } = useTranslation(["work", "vocabulary", "workPage"]);
  const { data, complete } = useFragment({ fragment: CompanyFacts_company, fragmentName: "CompanyFacts_company", from: company });
  if (!complete) return null;
  const address = [placeText(t, data), data.building].filter(Boolean).join(" ");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("detail.company")}
        </Title>
        <Group gap="sm" wrap="nowrap">
          <CompanyMark id={data.id} name={data.name} size={48} />
          <div>
            <Text strong>
              <CompanyName company={data} readings={data.ruby?.name} />
            </Text>
            <Text size="sm" tone="dimmed">
              {joinFacts([
                t.code("vocabulary:industry", data.industry),
                data.employeeCount !== null && t("people", { count: data.employeeCount }),
                t("detail.openWorks", { count: data.openWorkCount }),
              ])}
            </Text>
          </div>
        </Group>
        <Group gap="sm">
          {data.verified && <Badge tone="good">✔ {t("detail.verified")}</Badge>}
          {data.replies && (
            <Text size="sm">
              {joinFacts([
                t("detail.replyRate", { rate: data.replies.rate }),
                data.replies.medianDays !== null && t("detail.replyDays", { days: data.replies.medianDays }),
              ])}
            </Text>
          )}
        </Group>
        <PhotoGallery photos={data.photos} />
        <TextLink to={companyPath(data.id)}>{t("workPage:toCompany")}</TextLink>
        <Fold icon="building" title={t("workPage:aboutCompany")} answer={address}>
          <Stack gap="md">
            {data.description && (
              <Text keepsLines>
                <Ruby text={data.description} readings={data.bodyRuby?.description} />
              </Text>
            )}
            <DescriptionList
              items={[
                { term: t("detail.address"), value: <RubyLines text={address} readings={readingsByLine([data.bodyRuby])} /> },
                { term: t("detail.founded"), value: data.foundedYear },
                { term: t("detail.website"), value: data.websiteUrl && <OutsideLink href={data.websiteUrl} /> },
              ]}
            />
          </Stack>
        </Fold>
      </Stack>
    </Card>
  );
}
