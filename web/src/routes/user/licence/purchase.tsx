import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Alert, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { LicenceScreenQuery, LicenceScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Steps } from "#ui/steps.tsx";
import { Checkout } from "./+purchase/checkout.tsx";
import { OwnLicences } from "./+purchase/own-licences.tsx";
import { ProductChoice } from "./+purchase/product-choice.tsx";
import { PurchaseHistory } from "./+purchase/purchase-history.tsx";
import { PurchaseResult } from "./+purchase/purchase-result.tsx";

const licenceScreenQuery: TypedDocumentNode<LicenceScreenQuery, LicenceScreenQueryVariables> = gql`
  query LicenceScreen {
    licenceProducts {
      code
      kind
      name
      uses
      days
      price
      taxRate
    }
    licences {
      id
      kind
      usesLeft
      validUntil
    }
    licencePurchases(first: 20) {
      items {
        id
        status
        price
        card
        receiptNumber
        createdAt
        refund {
          id
          amount
          status
          number
        }
        product {
          code
          name
        }
      }
      totalCount
    }
    paymentForm {
      provider
      publishableKey
    }
  }
`;

type Reference = QueryRef<LicenceScreenQuery, LicenceScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(licenceScreenQuery, {});

type Step = { name: "choose" } | { name: "confirm"; code: string } | { name: "done"; purchaseId: string };

const stepNumbers = { choose: 0, confirm: 1, done: 2 } as const;

/** Buying exam attempts, certificates and premium movies: choose, read the final confirmation and pay, receipt. */
export function Component() {
  const { t } = useTranslation("licence");
  const { data } = useReadQuery(useLoaderData<Reference>());
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ name: "choose" });
  useTitle(t("title"));
  const product = step.name === "confirm" ? data.licenceProducts.find(({ code }) => code === step.code) : undefined;
  const finish = async (purchaseId: string) => {
    setStep({ name: "done", purchaseId });
    await revalidate();
  };
  return (
    <Stack gap="lg" maw={820} mx="auto">
      <PageHeader title={t("title")} lead={t("lead")} />
      <Alert color="green" title={t("free.title")}>
        <Text>{t("free.text")}</Text>
      </Alert>
      <Steps title={t("steps.title")} labels={[t("steps.choose"), t("steps.confirm"), t("steps.done")]} current={stepNumbers[step.name]} />
      {step.name === "choose" && <ProductChoice products={data.licenceProducts} onChoose={(code) => setStep({ name: "confirm", code })} />}
      {product && (
        <Checkout product={product} form={data.paymentForm} onBack={() => setStep({ name: "choose" })} onDone={(id) => void finish(id)} />
      )}
      {step.name === "done" && <PurchaseResult purchaseId={step.purchaseId} />}
      <OwnLicences licences={data.licences} />
      <PurchaseHistory purchases={data.licencePurchases.items} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
