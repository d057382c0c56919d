import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { measuredText } from "#features/exam/measured-text.ts";
import { profileScreenQuery } from "#features/profile/profile-query.ts";
import { ResumeDocuments } from "#features/profile/resume-documents.tsx";
import type { ProfileScreenQuery, ProfileScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate, formatMonth } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { fromTo, joinList } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { formatPhone } from "#platform/phone.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { type Description, DescriptionList } from "#ui/description-list.tsx";
import { Progress } from "#ui/figures/progress.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

type Reference = QueryRef<ProfileScreenQuery, ProfileScreenQueryVariables>;
type Me = ProfileScreenQuery["me"];
type Profile = Me["profile"];

export const loader = (): Promise<Reference> => preload(profileScreenQuery, {});

function personRows(t: TFunction<"profile", "vocabulary" | "exam">, me: Me): Description[] {
  const { profile } = me;
  const prefecture = profile.prefecture ? t.code("vocabulary:prefecture", profile.prefecture) : "";
  const postal = profile.postalCode ? `〒${profile.postalCode.slice(0, 3)}-${profile.postalCode.slice(3)} ` : "";
  return [
    { term: t("name"), value: `${profile.familyName} ${profile.givenName}`.trim() },
    { term: t("kana"), value: `${profile.familyNameKana} ${profile.givenNameKana}`.trim() },
    { term: t("latinName"), value: profile.latinName },
    { term: t("email"), value: me.email },
    { term: t("phone"), value: profile.phone && formatPhone(profile.phone) },
    { term: t("birthDate"), value: profile.birthDate && formatDate(profile.birthDate) },
    { term: t("address"), value: [postal + prefecture, profile.city, profile.addressLine, profile.building].filter(Boolean).join(" ") },
  ];
}

function permissionRows(t: TFunction<"profile", "vocabulary" | "exam">, profile: Profile): Description[] {
  return [
    { term: t("workPermission"), value: profile.workPermission && t(`vocabulary:workPermission.${profile.workPermission}`) },
    { term: t("residenceStatus"), value: profile.residenceStatus && t(`vocabulary:residenceStatus.${profile.residenceStatus}`) },
    { term: t("residenceExpiresOn"), value: profile.residenceExpiresOn && formatDate(profile.residenceExpiresOn) },
    { term: t("partTimePermission"), value: profile.partTimePermission ? t("common:yes") : null },
    {
      term: t("specifiedSkillField"),
      value: profile.specifiedSkillField && t(`vocabulary:specifiedSkillField.${profile.specifiedSkillField}`),
    },
  ];
}

function languageRows(t: TFunction<"profile", "vocabulary" | "exam">, profile: Profile): Description[] {
  const certificates = profile.certificates.map(({ kind, level }) => `${t(`vocabulary:certificateKind.${kind}`)} ${level}`);
  return [
    { term: t("selfDeclaredLevel"), value: profile.selfDeclaredLevel && t(`vocabulary:japaneseLevel.${profile.selfDeclaredLevel}`) },
    { term: t("exam:ownLevel.profile"), value: measuredText(t, profile.measurement) },
    { term: t("certificates"), value: certificates.join("\n") },
    { term: t("otherLanguages"), value: joinList(profile.otherLanguages) },
    { term: t("qualifications"), value: joinList(profile.qualifications.map((code) => t(`vocabulary:qualification.${code}`))) },
  ];
}

function historyText(items: Profile["education"]): string {
  return items
    .map(({ name, detail, from, to }) => `${fromTo(formatMonth(from), to ? formatMonth(to) : "")} ${name} ${detail}`.trim())
    .join("\n");
}

function wishRows(t: TFunction<"profile", "vocabulary" | "exam">, profile: Profile): Description[] {
  return [
    { term: t("introduction"), value: profile.introduction },
    { term: t("education"), value: historyText(profile.education) },
    { term: t("workHistory"), value: historyText(profile.workHistory) },
    { term: t("wishedPrefectures"), value: joinList(profile.wishedPrefectures.map((code) => t.code("vocabulary:prefecture", code))) },
    { term: t("wishedCategories"), value: joinList(profile.wishedCategories.map((category) => t(`vocabulary:jobCategory.${category}`))) },
    { term: t("wishedMonthlyPay"), value: profile.wishedMonthlyPay === null ? null : formatYen(profile.wishedMonthlyPay) },
    { term: t("wishedWeeklyHours"), value: profile.wishedWeeklyHours },
    { term: t("startableOn"), value: profile.startableOn && formatDate(profile.startableOn) },
  ];
}

/** The profile as companies get it with an application, and what stays private. */
export function Component() {
  const { t } = useTranslation(["profile", "vocabulary", "exam"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { me } = useReadQuery(reference).data;
  const { profile } = me;
  useTitle(t("title"));
  const edit = (
    <LinkButton to={userPaths.memberEdit} size="md">
      {t("edit")}
    </LinkButton>
  );
  return (
    <Stack gap="lg" maxWidth={860}>
      <PageHeader title={t("title")} actions={edit} />
      <Card padding="lg">
        <Stack gap="xs">
          <Text strong>{t("completeness", { share: profile.completeness })}</Text>
          <Progress percent={profile.completeness} label={t("completeness", { share: profile.completeness })} />
        </Stack>
      </Card>
      <Section title={t("section.person")} rows={personRows(t, me)} note={t("privateNote")} />
      <Section title={t("section.permission")} rows={permissionRows(t, profile)} />
      <Section title={t("section.language")} rows={languageRows(t, profile)} />
      <Section title={t("section.wishes")} rows={wishRows(t, profile)} />
      <Hours />
      <Scouts />
      <Card padding="lg" component="section">
        <Title order={2} size={3} style={{ marginBottom: "1rem" }}>
          {t("section.files")}
        </Title>
        {me.resumes.length === 0 && <Text tone="dimmed">{t("noFiles")}</Text>}
        <Stack gap="xs">
          {me.resumes.map((file) => (
            <Group key={file.id} gap="md">
              <a href={file.url}>{file.fileName}</a>
              <Text size="sm" tone="dimmed">
                {formatDate(file.createdAt)}
              </Text>
            </Group>
          ))}
        </Stack>
      </Card>
      <Card padding="lg" component="section">
        <ResumeDocuments />
      </Card>
      <TextLink to={userPaths.cancel}>{t("toCancel")}</TextLink>
    </Stack>
  );
}

/** The way to the page that lets companies find the seeker. */
function Scouts() {
  const { t } = useTranslation("scout");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size={3}>
          {t("title")}
        </Title>
        <Text size="sm">{t("lead")}</Text>
        <LinkButton to={userPaths.scouts} size="md" variant="outline">
          {t("setting")}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** The way to the page of hours. */
function Hours() {
  const { t } = useTranslation("shift");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size={3}>
          {t("title")}
        </Title>
        <Text size="sm">{t("lead")}</Text>
        <LinkButton to={userPaths.shifts} size="md" variant="outline">
          {t("open")}
        </LinkButton>
      </Stack>
    </Card>
  );
}

function Section({ title, rows, note }: { title: string; rows: readonly Description[]; note?: string }) {
  const { t } = useTranslation("profile");
  const filled = rows
    .filter(({ value }) => value !== null && value !== undefined && value !== "")
    .map(({ term, value }) => ({ term, value: typeof value === "string" ? <MixedText text={value} /> : value }));
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {title}
        </Title>
        {filled.length === 0 ? <Text tone="dimmed">{t("nothing")}</Text> : <DescriptionList items={filled} />}
        {note && (
          <Text size="sm" tone="dimmed">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
