import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Suspense, useRef, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { completeCompanyCard, saveCompanyCard } from "#features/company-plan/company-plan.mutations.ts";
import { CardField } from "#features/payment/card-field.tsx";
import type { CardMethod } from "#features/payment/card-method.ts";
import type { CreditCardScreenQuery, CreditCardScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const creditCardScreenQuery: TypedDocumentNode<CreditCardScreenQuery, CreditCardScreenQueryVariables> = gql`
  query CreditCardScreen {
    companyCardForm {
      provider
      publishableKey
    }
    planSubscription {
      card
    }
  }
`;

type Reference = QueryRef<CreditCardScreenQuery, CreditCardScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(creditCardScreenQuery, {});

/** Saves a card: the bank's question included. @returns what went wrong, for the reader */
function useSaveCard(method: { readonly current: CardMethod | null }) {
  const operationId = useRef(crypto.randomUUID());
  return async (): Promise<string | undefined> => {
    const card = await method.current?.tokenOf();
    if (!card || "problem" in card) return card?.problem ?? "";
    const saved = await send(saveCompanyCard, { paymentMethod: card.token, operationId: operationId.current });
    operationId.current = crypto.randomUUID();
    if (saved.errors.length > 0) return saved.errors[0]?.message;
    if (!saved.clientSecret) return undefined;
    setLoading(false);
    await method.current?.letBankAsk(saved.clientSecret);
    setLoading(true);
    const completed = await send(completeCompanyCard, undefined);
    return completed.errors[0]?.message;
  };
}

/** The card for the plan, by the provider's own field; brand and last four digits are all that is kept here. */
export function Component() {
  const { t } = useTranslation("companyPlan");
  const { companyCardForm, planSubscription } = useReadQuery(useLoaderData<Reference>()).data;
  const { revalidate } = useRevalidator();
  const method = useRef<CardMethod>(null);
  const saveCard = useSaveCard(method);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useTitle(t("card.title"));
  const save = async () => {
    setSaving(true);
    setLoading(true);
    try {
      const wrong = await saveCard();
      setProblem(wrong);
      if (wrong === undefined) {
        showToast({ type: "success", title: t("card.saved") });
        await revalidate();
      }
    } finally {
      setSaving(false);
      setLoading(false);
    }
  };
  return (
    <Stack gap="lg" maxWidth={720} side="start">
      <PageHeader title={t("card.title")} lead={t("card.lead")} />
      <Card padding="xl">
        <Stack gap="lg">
          <Text>{planSubscription?.card ? t("card.current", { card: planSubscription.card }) : t("card.none")}</Text>
          <Suspense fallback={<Text>{t("common:loading")}</Text>}>
            <CardField form={companyCardForm} ref={method} />
          </Suspense>
          {problem !== undefined && <Notice tone="error">{problem || t("card.failed")}</Notice>}
          <Group>
            <Button size="lg" loading={isSaving} disabled={companyCardForm.provider === null} onClick={() => void save()}>
              {t("card.save")}
            </Button>
            <LinkButton to={companyPaths.plan} size="lg" variant="outline">
              {t("title")}
            </LinkButton>
          </Group>
          <Text size="sm">{t("card.transfer")}</Text>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
