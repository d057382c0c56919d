import type { CompanyEntryScreenQuery } from "#graphql/operations.ts";
import { formatDate, formatMonth } from "#platform/dates.ts";
import { fromTo, joinList } from "#platform/i18n/punctuation.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatPhone } from "#platform/phone.ts";
import type { Description } from "#ui/description-list.tsx";

type Applicant = NonNullable<CompanyEntryScreenQuery["companyEntry"]>["applicant"];

function history(items: Applicant["education"]): string {
  return items
    .map(({ name, detail, from, to }) => `${fromTo(formatMonth(from), to ? formatMonth(to) : "")} ${name} ${detail}`.trim())
    .join("\n");
}

/** The consented profile of an applicant, line by line. */
export function applicantFacts(t: FullTranslate<"vocabulary" | "company">, applicant: Applicant): Description[] {
  const place = [applicant.prefecture && t.code("vocabulary:prefecture", applicant.prefecture), applicant.city].filter(Boolean).join(" ");
  const certificates = applicant.certificates.map(({ kind, level }) => `${t(`vocabulary:certificateKind.${kind}`)} ${level}`);
  return [
    { term: t("company:applicant.kana"), value: applicant.displayNameKana },
    { term: t("company:applicant.latinName"), value: applicant.latinName },
    { term: t("company:applicant.email"), value: applicant.email },
    { term: t("company:applicant.phone"), value: applicant.phone && formatPhone(applicant.phone) },
    { term: t("company:applicant.place"), value: place },
    {
      term: t("company:applicant.selfDeclaredLevel"),
      value: applicant.selfDeclaredLevel && t(`vocabulary:japaneseLevel.${applicant.selfDeclaredLevel}`),
    },
    { term: t("company:applicant.certificates"), value: certificates.join("\n") },
    { term: t("company:applicant.otherLanguages"), value: joinList(applicant.otherLanguages) },
    {
      term: t("company:applicant.workPermission"),
      value: applicant.workPermission && t(`vocabulary:workPermission.${applicant.workPermission}`),
    },
    {
      term: t("company:applicant.residenceStatus"),
      value: applicant.residenceStatus && t(`vocabulary:residenceStatus.${applicant.residenceStatus}`),
    },
    { term: t("company:applicant.residenceExpiresOn"), value: applicant.residenceExpiresOn && formatDate(applicant.residenceExpiresOn) },
    { term: t("company:applicant.partTimePermission"), value: applicant.partTimePermission ? t("common:yes") : null },
    {
      term: t("company:applicant.specifiedSkillField"),
      value: applicant.specifiedSkillField && t(`vocabulary:specifiedSkillField.${applicant.specifiedSkillField}`),
    },
    { term: t("company:applicant.introduction"), value: applicant.introduction },
    { term: t("company:applicant.education"), value: history(applicant.education) },
    { term: t("company:applicant.workHistory"), value: history(applicant.workHistory) },
    { term: t("company:applicant.startableOn"), value: applicant.startableOn && formatDate(applicant.startableOn) },
  ];
}
