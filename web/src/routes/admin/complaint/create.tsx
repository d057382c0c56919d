import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom";
import { recordComplaint } from "#features/complaint/complaint.mutations.ts";
import type { ComplaintInquiryQuery, ComplaintInquiryQueryVariables } from "#graphql/operations.ts";
import { complaintChannelValues } from "#graphql/values/complaint-channel.ts";
import { complaintPartyValues } from "#graphql/values/complaint-party.ts";
import { complaintSubjectValues } from "#graphql/values/complaint-subject.ts";
import { adminComplaintPath, adminPaths } from "#paths/admin.paths.ts";
import { jstInput } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const complaintInquiryQuery: TypedDocumentNode<ComplaintInquiryQuery, ComplaintInquiryQueryVariables> = gql`
  query ComplaintInquiry($id: ID!) {
    inquiry(id: $id) {
      id
      name
      email
      body
      workId
      companyName
      createdAt
    }
  }
`;

type Reference = QueryRef<ComplaintInquiryQuery, ComplaintInquiryQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(complaintInquiryQuery, { id: new URL(request.url).searchParams.get("inquiry") ?? "" });

/** Enters a complaint: of an inquiry, or one that came by phone, letter or an authority. */
export function Component() {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { inquiry } = useReadQuery(reference).data;
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  useTitle(t("complaint.create"));
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const of = useDomainForm({
    initialValues: {
      receivedAt: inquiry ? jstInput(inquiry.createdAt) : "",
      channel: inquiry ? "FORM" : "PHONE",
      party: inquiry?.companyName ? "COMPANY" : "SEEKER",
      partyName: inquiry?.name ?? "",
      partyContact: inquiry?.email ?? "",
      subject: "POSTING_DIFFERS",
      body: inquiry?.body ?? "",
    },
    validate: {
      receivedAt: (value) => (value === "" ? t("complaint.whenMissing") : null),
      partyName: required,
      body: required,
    },
    onSubmit: async (values) => {
      const input = {
        operationId,
        receivedAt: new Date(`${values.receivedAt}:00+09:00`).toISOString(),
        channel: complaintChannelValues.find((one) => one === values.channel) ?? "PHONE",
        party: complaintPartyValues.find((one) => one === values.party) ?? "OTHER",
        subject: complaintSubjectValues.find((one) => one === values.subject) ?? "OTHER",
        partyName: values.partyName,
        partyContact: values.partyContact,
        body: values.body,
        workId: inquiry?.workId ?? null,
        inquiryId: inquiry?.id ?? null,
      };
      const { complaint: made, errors } = await send(recordComplaint, input);
      if (!made) return errors;
      adminToast.success(t("complaint.recorded", { number: made.number }));
      await navigate(adminComplaintPath(made.id), { replace: true });
      return [];
    },
  });
  const { form } = of;
  return (
    <Stack gap="md">
      <PageHeader title={t("complaint.create")} lead={<TextLink to={adminPaths.complaints}>{t("toList")}</TextLink>} />
      <Card padding="lg" style={{ maxWidth: "48rem" }}>
        <Form of={of} labels={{ receivedAt: t("receivedAt"), partyName: t("complaint.partyName"), body: t("complaint.said") }}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextField form={form} name="receivedAt" label={t("receivedAt")} type="datetime-local" required />
            <SelectField
              form={form}
              name="channel"
              label={t("complaint.channel")}
              choices={t.choices("vocabulary:complaintChannel", complaintChannelValues)}
              required
            />
            <SelectField
              form={form}
              name="party"
              label={t("complaint.who")}
              choices={t.choices("vocabulary:complaintParty", complaintPartyValues)}
              required
            />
            <SelectField
              form={form}
              name="subject"
              label={t("complaint.subject")}
              choices={t.choices("vocabulary:complaintSubject", complaintSubjectValues)}
              required
            />
            <TextField form={form} name="partyName" label={t("complaint.partyName")} maxLength={100} required />
            <TextField form={form} name="partyContact" label={t("complaint.contact")} maxLength={254} />
          </SimpleGrid>
          <TextAreaField form={form} name="body" label={t("complaint.said")} limit={8_000} rows={8} required />
          <Group>
            <Button type="submit" size="md" loading={of.isSubmitting}>
              {t("complaint.record")}
            </Button>
          </Group>
        </Form>
      </Card>
      <UnsavedGuard isUnsaved={of.isUnsaved} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
