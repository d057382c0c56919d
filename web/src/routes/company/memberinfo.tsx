import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { companyDraftOf } from "#features/company/company-draft.ts";
import { CompanyFactsFields } from "#features/company/company-facts-fields.tsx";
import type { CompanyValues } from "#features/company/company-values.ts";
import { useCompanyChecks } from "#features/company/use-company-checks.ts";
import { OwnPhotos_company } from "#features/company-photo/own-photo.fragment.ts";
import { PhotoEditor } from "#features/company-photo/photo-editor.tsx";
import { CompanyReadings } from "#features/reading/company-readings.tsx";
import type { MemberInfoScreenQuery, MemberInfoScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatPhone } from "#platform/phone.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const memberInfoScreenQuery: TypedDocumentNode<MemberInfoScreenQuery, MemberInfoScreenQueryVariables> = gql`
  query MemberInfoScreen {
    company {
      id
      status
      refusal
      version
      contactEmail
      contactPhone
      postalCode
      ...OwnPhotos_company
      profile {
        id
        name
        nameKana
        nameEn
        corporateNumber
        industry
        representative
        foundedYear
        employeeCount
        prefecture
        city
        addressLine
        building
        websiteUrl
        description
      }
    }
  }
  ${OwnPhotos_company}
`;

type Reference = QueryRef<MemberInfoScreenQuery, MemberInfoScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(memberInfoScreenQuery, {});

function valuesOf({ profile, contactEmail, contactPhone, postalCode }: MemberInfoScreenQuery["company"]): CompanyValues {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    name: profile.name,
    nameKana: text(profile.nameKana),
    nameEn: text(profile.nameEn),
    corporateNumber: text(profile.corporateNumber),
    industry: profile.industry,
    representative: text(profile.representative),
    foundedYear: text(profile.foundedYear),
    employeeCount: text(profile.employeeCount),
    postalCode,
    prefecture: profile.prefecture,
    city: profile.city,
    addressLine: profile.addressLine,
    building: text(profile.building),
    contactEmail,
    contactPhone: formatPhone(contactPhone),
    websiteUrl: text(profile.websiteUrl),
    description: profile.description,
  };
}

/** The company's own facts: step 1 of changing them. Members who are no owners read them. */
export function Component() {
  const { t } = useTranslation("companyAccount");
  const { company } = useReadQuery(useLoaderData<Reference>()).data;
  const navigate = useNavigate();
  const draft = companyDraftOf(useLocation().state);
  const { validate, labels } = useCompanyChecks();
  const { role, can } = useViewer().company ?? {};
  const canEdit = role === "OWNER";
  useTitle(t("info.title"));
  const domainForm = useDomainForm({
    initialValues: { facts: draft?.facts ?? valuesOf(company) },
    validate: { facts: validate },
    onSubmit: async ({ facts }) => {
      const state = { facts, version: company.version };
      await navigate(companyPaths.memberInfo, { replace: true, state });
      await navigate(companyPaths.memberInfoConfig, { state });
      return undefined;
    },
  });
  return (
    <Stack gap="lg" maxWidth={760} side="start">
      <PageHeader
        title={t("info.title")}
        lead={t("info.lead")}
        actions={
          <>
            {canEdit && (
              <LinkButton to={companyPaths.webhooks} variant="outline">
                {t("info.webhooks")}
              </LinkButton>
            )}
            <LinkButton to={companyPaths.userRegist} variant="outline">
              {t("info.ownSettings")}
            </LinkButton>
          </>
        }
      />
      {company.status === "PENDING" &&
        (company.refusal === null ? (
          <Notice tone="plain" title={t("info.pendingTitle")}>
            {t("info.pendingText")}
          </Notice>
        ) : (
          <Notice tone="warning" title={t("info.refusedTitle")}>
            <span style={{ whiteSpace: "pre-wrap" }}>{company.refusal}</span>
          </Notice>
        ))}
      {canEdit && <Steps title={t("info.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={0} />}
      <Card padding="xl">
        <Form of={domainForm} labels={labels}>
          <fieldset disabled={!canEdit} style={{ border: 0, padding: 0, margin: 0 }}>
            <Stack gap="lg">
              <CompanyFactsFields form={domainForm.form} isReviewed={company.status !== "PENDING"} />
              <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
              {canEdit ? (
                <Button type="submit" size="lg">
                  {t("invite.toCheck")}
                </Button>
              ) : (
                t("info.ownersOnly")
              )}
            </Stack>
          </fieldset>
        </Form>
      </Card>
      <PhotoEditor company={company} canEdit={canEdit} />
      {can?.editWorks && <CompanyReadings />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
