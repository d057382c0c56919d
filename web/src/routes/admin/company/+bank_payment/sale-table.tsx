import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { CardPaymentStatus, LicenceSalesScreenQuery, LicenceSalesScreenQueryVariables } from "#graphql/operations.ts";
import { refundStatusValues } from "#graphql/values/refund-status.ts";
import { adminSalePath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { formatYen } from "#platform/money.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { NoBreak } from "#ui/text/text.tsx";

const licenceSalesScreenQuery: TypedDocumentNode<LicenceSalesScreenQuery, LicenceSalesScreenQueryVariables> = gql`
  query LicenceSalesScreen($filter: LicenceSaleFilter, $first: Int!, $after: String) {
    licenceSales(filter: $filter, first: $first, after: $after) {
      items {
        id
        status
        price
        card
        receiptNumber
        createdAt
        product {
          code
          name
        }
        refund {
          id
          amount
          status
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

export type SalesReference = QueryRef<LicenceSalesScreenQuery, LicenceSalesScreenQueryVariables>;
type Row = LicenceSalesScreenQuery["licenceSales"]["items"][number];
const statuses = inOrder<CardPaymentStatus>()(["PAID", "PENDING", "ACTION", "DECLINED", "CANCELED", "UNSETTLED"]);

export function loadSales(request: Request): Promise<SalesReference> {
  const search = tableSearch(request);
  const filter = {
    keyword: search.text("q"),
    status: search.choice("status", statuses, "PAID"),
    refundStatus: search.choice("refund", refundStatusValues),
  };
  return preload(licenceSalesScreenQuery, { filter, ...search.page });
}

/** Licences that seekers paid by card, and what went back of them. */
export function SaleTable({ reference }: { reference: SalesReference }) {
  const { t } = useTranslation("adminMoney");
  const page = useReadQuery(reference).data.licenceSales;
  const choices = statuses.map((value) => ({ value, label: t(`sale.status.${value}`) }));
  return (
    <AdminTable
      name="sales"
      caption={t("sales")}
      columns={columnsOf(t)}
      filters={[
        { kind: "text", name: "q", label: t("sale.keyword") },
        { kind: "choice", name: "status", label: t("status"), choices: [{ value: "ALL", label: t("all") }, ...choices], fallback: "PAID" },
        {
          kind: "choice",
          name: "refund",
          label: t("sale.refund"),
          choices: refundStatusValues.map((value) => ({ value, label: t(`sale.refundStatus.${value}`) })),
        },
      ]}
      page={page}
      pathOf={({ id }) => adminSalePath(id)}
      nameOf={({ receiptNumber, product }) => receiptNumber ?? product.name}
      emptyTitle={t("sale.none")}
    />
  );
}

function columnsOf(t: TFunction<"adminMoney">): AdminColumn<Row>[] {
  const refund = ({ refund: given }: Row) =>
    given ? <StatusChip tone={given.status === "REFUSED" ? "bad" : "going"}>{t(`sale.refundStatus.${given.status}`)}</StatusChip> : "—";
  return [
    { id: "receipt", label: t("sale.receipt"), cell: ({ receiptNumber }) => <NoBreak>{receiptNumber ?? "—"}</NoBreak> },
    { id: "product", label: t("sale.product"), cell: ({ product }) => product.name },
    { id: "price", label: t("sale.price"), cell: ({ price }) => <NoBreak>{formatYen(price)}</NoBreak>, isNumber: true },
    { id: "status", label: t("status"), cell: ({ status }) => t(`sale.status.${status}`) },
    { id: "refund", label: t("sale.refund"), cell: refund },
    { id: "ordered", label: t("sale.ordered"), cell: ({ createdAt }) => <NoBreak>{formatDateTime(createdAt)}</NoBreak> },
    { id: "card", label: t("sale.card"), cell: ({ card }) => card ?? "—", isOptional: true },
  ];
}
