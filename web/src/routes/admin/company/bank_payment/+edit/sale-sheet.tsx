import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { LicenceSaleScreenQuery, LicenceSaleScreenQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Columns } from "#ui/columns.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader } from "#ui/states.tsx";
import { NotThere } from "./not-there.tsx";
import { RefundForm } from "./refund-form.tsx";

const licenceSaleScreenQuery: TypedDocumentNode<LicenceSaleScreenQuery, LicenceSaleScreenQueryVariables> = gql`
  query LicenceSaleScreen($id: ID!) {
    licenceSale(id: $id) {
      id
      status
      price
      tax
      taxRate
      card
      receiptNumber
      createdAt
      paidAt
      used
      validUntil
      refundTermEnd
      refundCauses
      product {
        code
        name
      }
      refund {
        id
        amount
        status
        source
        cause
        reason
        byName
        number
        createdAt
        doneAt
      }
    }
  }
`;

export type SaleReference = QueryRef<LicenceSaleScreenQuery, LicenceSaleScreenQueryVariables>;
type Sale = NonNullable<LicenceSaleScreenQuery["licenceSale"]>;

export const loadSale = (id: string): Promise<SaleReference> => preload(licenceSaleScreenQuery, { id });

/** One licence that was sold: the price paid, its use, and its refund. */
export function SaleSheet({ reference }: { reference: SaleReference }) {
  const { t } = useTranslation("adminMoney");
  const sale = useReadQuery(reference).data.licenceSale;
  const title = sale?.receiptNumber ? t("sale.title", { number: sale.receiptNumber }) : t("sale.untitled");
  useTitle(sale ? title : t("title"));
  if (!sale) return <NotThere />;
  const badge = (
    <StatusChip tone={sale.refund?.status === "REFUSED" ? "bad" : "going"}>
      {sale.refund ? t(`sale.refundStatus.${sale.refund.status}`) : t(`sale.status.${sale.status}`)}
    </StatusChip>
  );
  return (
    <Stack gap="md">
      <PageHeader title={title} lead={sale.product.name} actions={badge} />
      <Columns shares={[6, 6]} gap="md">
        <div>
          <SaleFacts sale={sale} />
        </div>
        <div>
          <Stack gap="md">
            {sale.refund && <RefundFacts refund={sale.refund} />}
            {sale.refundCauses.length > 0 && <RefundForm key={sale.id} sale={sale} />}
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useTranslation("adminMoney");
  const { price, tax, taxRate, card, createdAt, paidAt, used, validUntil, refundTermEnd } = sale;
  return (
    <Panel title={t("sale.facts")}>
      <DescriptionList
        items={[
          { term: t("sale.product"), value: sale.product.name },
          { term: t("sale.price"), value: <strong>{formatYen(price)}</strong> },
          { term: t("tax", { rate: taxRate }), value: formatYen(tax) },
          { term: t("status"), value: t(`sale.status.${sale.status}`) },
          { term: t("sale.card"), value: card },
          { term: t("sale.ordered"), value: formatDateTime(createdAt) },
          { term: t("sale.paidAt"), value: paidAt && formatDateTime(paidAt) },
          { term: t("sale.used"), value: paidAt && t(used ? "sale.usedYes" : "sale.usedNo") },
          { term: t("sale.validUntil"), value: validUntil && formatDateTime(validUntil) },
          { term: t("sale.termEnd"), value: refundTermEnd && formatDateTime(refundTermEnd) },
        ]}
      />
    </Panel>
  );
}

function RefundFacts({ refund }: { refund: NonNullable<Sale["refund"]> }) {
  const { t } = useTranslation("adminMoney");
  return (
    <Panel title={t("sale.refund")}>
      <DescriptionList
        items={[
          { term: t("status"), value: t(`sale.refundStatus.${refund.status}`) },
          { term: t("sale.refunded"), value: <strong>{formatYen(refund.amount)}</strong> },
          { term: t("sale.source"), value: t(`sale.sources.${refund.source}`) },
          { term: t("sale.cause"), value: refund.cause && t(`sale.causes.${refund.cause}`) },
          { term: t("sale.reason"), value: refund.reason },
          { term: t("sale.by"), value: refund.byName },
          { term: t("sale.wishedAt"), value: formatDateTime(refund.createdAt) },
          { term: t("sale.doneAt"), value: refund.doneAt && formatDateTime(refund.doneAt) },
          { term: t("sale.paper"), value: refund.number },
        ]}
      />
    </Panel>
  );
}
