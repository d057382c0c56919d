import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router-dom";
import { closeMutation, settleMutation } from "#features/company/company.mutations.ts";
import type { ClosingScreenQuery, ClosingScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send, useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CheckboxField, PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const closingScreenQuery: TypedDocumentNode<ClosingScreenQuery, ClosingScreenQueryVariables> = gql`
  query ClosingScreen {
    companyClosing {
      publishedWorkCount
      undecidedEntryCount
      promisedEntryCount
      unpaidInvoiceCount
    }
  }
`;

type Reference = QueryRef<ClosingScreenQuery, ClosingScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(closingScreenQuery, {});

/** Leaving step by step: works and applications are settled first, then the owner confirms with the password. */
export function Component() {
  const { t } = useTranslation("companyClosing");
  const { companyClosing: left } = useReadQuery(useLoaderData<Reference>()).data;
  useTitle(t("procedure.title"));
  const isSettled = Object.values(left).every((value) => typeof value !== "number" || value === 0);
  return (
    <Stack gap="lg" maxWidth={760} side="start">
      <PageHeader title={t("procedure.title")} lead={t("procedure.lead")} />
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList
            items={(["publishedWorkCount", "undecidedEntryCount", "promisedEntryCount", "unpaidInvoiceCount"] as const).map((name) => ({
              term: t(`left.${name}`),
              value: t("left.count", { count: left[name] }),
            }))}
          />
          {left.promisedEntryCount > 0 && (
            <Notice tone="plain" title={t("promised.title")}>
              <Text>{t("promised.text")}</Text>
              <LinkButton to={companyPaths.entries} variant="outline">
                {t("promised.link")}
              </LinkButton>
            </Notice>
          )}
          {left.unpaidInvoiceCount > 0 && (
            <Notice tone="plain" title={t("unpaid.title")}>
              <Text>{t("unpaid.text")}</Text>
              <LinkButton to={companyPaths.plan} variant="outline">
                {t("unpaid.link")}
              </LinkButton>
            </Notice>
          )}
          {left.publishedWorkCount + left.undecidedEntryCount > 0 && (
            <Settle works={left.publishedWorkCount} entries={left.undecidedEntryCount} />
          )}
          {isSettled && <CloseForm />}
        </Stack>
      </Card>
    </Stack>
  );
}

function Settle({ works, entries }: { works: number; entries: number }) {
  const { t } = useTranslation("companyClosing");
  const { revalidate } = useRevalidator();
  const { send, isSending } = useSend();
  const [isAsking, setAsking] = useState(false);
  const run = async () => {
    setLoading(true);
    try {
      await send(settleMutation, undefined);
      setAsking(false);
      await revalidate();
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button size="lg" color="red" variant="outline" onClick={() => setAsking(true)}>
        {t("settle.button")}
      </Button>
      <Dialog
        title={t("settle.title")}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={{ label: t("settle.button"), isLoading: isSending, run: () => void run() }}
      >
        <Text>{t("settle.text", { works, entries })}</Text>
      </Dialog>
    </>
  );
}

function CloseForm() {
  const { t } = useTranslation(["companyClosing", "account"]);
  const navigate = useNavigate();
  const domainForm = useDomainForm({
    initialValues: { password: "", understood: false },
    validate: {
      password: (value) => (value === "" ? t("common:validation.required") : null),
      understood: (value) => (value ? null : t("common:validation.agree")),
    },
    onSubmit: async (input) => {
      const { errors } = await send(closeMutation, input);
      // Within the page: the session is over, and a fresh load of an area that needs one would ask to sign in.
      if (errors.length === 0) await navigate(companyPaths.unsubscribeComplete, { replace: true });
      return errors;
    },
  });
  return (
    <Form of={domainForm} labels={{ password: t("account:password"), understood: t("close.understood") }}>
      <PasswordField
        form={domainForm.form}
        name="password"
        label={t("account:password")}
        required
        autoComplete="current-password"
        support={t("close.password")}
      />
      <CheckboxField form={domainForm.form} name="understood" label={t("close.understood")} />
      <Button type="submit" size="lg" color="red" loading={domainForm.isSubmitting}>
        {t("close.button")}
      </Button>
    </Form>
  );
}

export const ErrorBoundary = ScreenError;
