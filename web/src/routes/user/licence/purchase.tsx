import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import type { LicenceScreenQuery, LicenceScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
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

/** Where the address says the purchase is: each step has its own, so that back and a new load lead where one was. */
function stepOf(search: URLSearchParams): { purchaseId: string | null; code: string | null; number: 0 | 1 | 2 } {
  const [purchaseId, code] = [search.get("purchase"), search.get("product")];
  if (purchaseId) return { purchaseId, code: null, number: 2 };
  return { purchaseId: null, code, number: code ? 1 : 0 };
}

/** Buying exam attempts, certificates and premium movies: choose, read the final confirmation and pay, receipt. */
export function Component() {
  const { t } = useTranslation("licence");
  const { data } = useReadQuery(useLoaderData<Reference>());
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search);
  useTitle(t("title"));
  const product = data.licenceProducts.find(({ code }) => code === step.code);
  const current = product || step.purchaseId ? step.number : 0;
  return (
    <Stack gap="lg" maxWidth={820}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Notice tone="good" title={t("free.title")}>
        <Text>{t("free.text")}</Text>
      </Notice>
      <Steps title={t("steps.title")} labels={[t("steps.choose"), t("steps.confirm"), t("steps.done")]} current={current} />
      {current === 0 && <ProductChoice products={data.licenceProducts} onChoose={(code) => setSearch({ product: code })} />}
      {product && (
        <Checkout
          product={product}
          form={data.paymentForm}
          onBack={() => setSearch({})}
          onDone={(purchase) => setSearch({ purchase }, { replace: true })}
        />
      )}
      {step.purchaseId && <PurchaseResult purchaseId={step.purchaseId} />}
      <OwnLicences licences={data.licences} />
      <PurchaseHistory purchases={data.licencePurchases.items} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
