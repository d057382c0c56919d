import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountFacts_CompanyFragment } from "#graphql/operations.ts";
import { adminCompanyPath } from "#paths/admin.paths.ts";
import { inBrackets, joinFacts } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatPhone } from "#platform/phone.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { Text } from "#ui/text/text.tsx";

export const AccountFacts_company: TypedDocumentNode<AccountFacts_CompanyFragment> = gql`
  fragment AccountFacts_company on AdminCompany {
    id
    nameKana
    nameEn
    corporateNumber
    corporateNumberValid
    industry
    postalCode
    prefecture
    city
    addressLine
    building
    contactEmail
    contactPhone
    websiteUrl
    representative
    employeeCount
    foundedYear
    description
    twins {
      id
      name
      status
    }
  }
`;

/** The public register of 法人番号. */
const registerOf = (number: string) => `https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html?selHouzinNo=${number}`;

function numberOf(company: AccountFacts_CompanyFragment, t: TFunction<"adminCompany", "vocabulary">) {
  const { corporateNumber, corporateNumberValid } = company;
  if (!corporateNumber) return t("noNumber");
  return (
    <>
      {corporateNumber}
      {inBrackets(corporateNumberValid ? t("numberRight") : t("numberWrong"))}{" "}
      <OutsideLink href={registerOf(corporateNumber)}>{t("register")}</OutsideLink>
    </>
  );
}

/** The company's statements about itself, with the facts a review looks at first. */
export function AccountFacts({ company }: { company: FragmentType<AccountFacts_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountFacts_company, fragmentName: "AccountFacts_company", from: company });
  if (!complete) return null;
  const address = `〒${data.postalCode.slice(0, 3)}-${data.postalCode.slice(3)} ${t.code("vocabulary:prefecture", data.prefecture)}${data.city}${data.addressLine} ${data.building ?? ""}`;
  return (
    <Panel title={t("facts")}>
      {!data.corporateNumberValid && (
        <Notice tone="error" title={t("numberWrongTitle")}>
          <Text>{t("numberWrongText")}</Text>
        </Notice>
      )}
      {data.twins.length > 0 && (
        <Notice tone="plain" title={t("twins")}>
          {data.twins.map(({ id, name, status }) => (
            <Text key={id}>
              <TextLink to={adminCompanyPath(id)}>{name}</TextLink>
              {inBrackets(t(`vocabulary:companyStatus.${status}`))}
            </Text>
          ))}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: t("corporateNumber"), value: numberOf(data, t) },
          { term: t("nameKana"), value: data.nameKana ?? t("noKana") },
          { term: t("nameEn"), value: data.nameEn },
          { term: t("industry"), value: t.code("vocabulary:industry", data.industry) },
          { term: t("address"), value: address },
          { term: t("representative"), value: data.representative },
          { term: t("contact"), value: joinFacts([formatPhone(data.contactPhone), data.contactEmail]) },
          { term: t("website"), value: data.websiteUrl && <OutsideLink href={data.websiteUrl} /> },
          { term: t("employeeCount"), value: data.employeeCount },
          { term: t("foundedYear"), value: data.foundedYear },
          { term: t("description"), value: data.description && <Text keepsLines>{data.description}</Text> },
        ]}
      />
    </Panel>
  );
}
