import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { receiptPath } from "#features/licence/receipt-path.ts";
import type { PurchaseResultQuery, PurchaseResultQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const purchaseResultQuery: TypedDocumentNode<PurchaseResultQuery, PurchaseResultQueryVariables> = gql`
  query PurchaseResult($id: ID!) {
    licencePurchase(id: $id) {
      id
      status
      receiptNumber
    }
  }
`;

const pollMs = 5_000;

/** The outcome of a payment; asked for until it is known, so that nobody pays twice. */
export function PurchaseResult({ purchaseId }: { purchaseId: string }) {
  const { t } = useTranslation("licence");
  const { data, stopPolling } = useQuery(purchaseResultQuery, { variables: { id: purchaseId }, pollInterval: pollMs });
  if (!data) return <Text role="status">{t("common:loading")}</Text>;
  const purchase = data.licencePurchase;
  if (!purchase) {
    stopPolling();
    return (
      <EmptyState title={t("result.notFoundTitle")}>
        <Text>{t("result.notFoundText")}</Text>
      </EmptyState>
    );
  }
  if (purchase.status === "PENDING" || purchase.status === "ACTION") {
    return (
      <Notice tone="plain" role="status" title={t("result.pendingTitle")}>
        {t("result.pendingText")}
      </Notice>
    );
  }
  stopPolling();
  if (purchase.status !== "PAID") {
    return (
      <Notice tone="error" title={t("result.failedTitle")}>
        {t("result.failedText")}
      </Notice>
    );
  }
  return (
    <Notice tone="good" role="status" title={t("result.paidTitle")}>
      <Stack gap="xs">
        <Text>{t("result.paidText", { number: purchase.receiptNumber })}</Text>
        <a href={receiptPath(purchase.id)}>{t("receipt")}</a>
      </Stack>
    </Notice>
  );
}
