import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import { InvoiceChip } from "#features/payment/invoice-chip.tsx";
import type { BankInvoicesScreenQuery, BankInvoicesScreenQueryVariables, BillingMethod, InvoiceStatus } from "#graphql/operations.ts";
import { adminInvoiceSortValues } from "#graphql/values/admin-invoice-sort.ts";
import { adminInvoicePath } from "#paths/admin.paths.ts";
import { formatDay } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { formatYen } from "#platform/money.ts";
import { Group } from "#ui/layout.tsx";
import { NoBreak } from "#ui/text/text.tsx";
import { MoneyFigures } from "./money-figures.tsx";

const bankInvoicesScreenQuery: TypedDocumentNode<BankInvoicesScreenQuery, BankInvoicesScreenQueryVariables> = gql`
  query BankInvoicesScreen($filter: AdminInvoiceFilter, $sort: AdminInvoiceSort!, $first: Int!, $after: String) {
    moneyFigures {
      openCount
      openAmount
      overdueCount
      overdueAmount
      unassignedCount
      unassignedAmount
      bookBalance
    }
    adminInvoices(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        number
        status
        method
        total
        paidAmount
        openAmount
        overdue
        issuedAt
        dueAt
        company {
          id
          name
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

export type InvoicesReference = QueryRef<BankInvoicesScreenQuery, BankInvoicesScreenQueryVariables>;
type Row = BankInvoicesScreenQuery["adminInvoices"]["items"][number];
const statuses = inOrder<InvoiceStatus>()(["INVOICED", "OVERDUE", "PARTIAL", "PAID", "OVERPAID", "VOID"]);
const methods = inOrder<BillingMethod>()(["TRANSFER", "CARD"]);

function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const asked = { keyword: search.text("q"), method: search.choice("method", methods) };
  return { asked, status: search.choice("status", statuses), sort: search.sort(adminInvoiceSortValues, "NEWEST"), page: search.page };
}

export function loadInvoices(request: Request): Promise<InvoicesReference> {
  const { asked, status, sort, page } = readSearch(request);
  return preload(bankInvoicesScreenQuery, { filter: { ...asked, statuses: status ? [status] : null }, sort, ...page });
}

function csvPathOf(search: URLSearchParams): string {
  const { asked, status, sort } = readSearch(search);
  return csvAddress("/api/admin/company/bank_payment/export_invoices", { ...asked, status, sort });
}

/** Invoices with what came in for them. */
export function InvoiceTable({ reference }: { reference: InvoicesReference }) {
  const { t } = useTranslation(["adminMoney", "vocabulary"]);
  const { adminInvoices, moneyFigures } = useReadQuery(reference).data;
  return (
    <>
      <MoneyFigures figures={moneyFigures} />
      <AdminTable
        name="invoices"
        caption={t("invoices")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("invoiceKeyword") },
          { kind: "choice", name: "status", label: t("status"), choices: t.choices("vocabulary:invoiceStatus", statuses) },
          { kind: "choice", name: "method", label: t("method"), choices: t.choices("vocabulary:billingMethod", methods) },
        ]}
        page={adminInvoices}
        defaultSort="NEWEST"
        pathOf={({ id }) => adminInvoicePath(id)}
        nameOf={({ number }) => number}
        csvPath={csvPathOf}
        emptyTitle={t("noInvoices")}
      />
    </>
  );
}

function columnsOf(t: TFunction<"adminMoney", "vocabulary">): AdminColumn<Row>[] {
  const status = (row: Row) => (
    <Group gap="xs">
      <InvoiceChip status={row.status} isOverdue={row.overdue} />
      {row.overdue && row.status !== "OVERDUE" && t("vocabulary:invoiceStatus.OVERDUE")}
    </Group>
  );
  return [
    { id: "number", label: t("number"), cell: ({ number }) => <NoBreak>{number}</NoBreak> },
    { id: "company", label: t("company"), cell: ({ company }) => company.name },
    { id: "status", label: t("status"), cell: status },
    { id: "total", label: t("total"), cell: ({ total }) => <NoBreak>{formatYen(total)}</NoBreak>, isNumber: true },
    { id: "paid", label: t("paid"), cell: ({ paidAmount }) => <NoBreak>{formatYen(paidAmount)}</NoBreak>, isNumber: true },
    { id: "open", label: t("open"), cell: ({ openAmount }) => <NoBreak>{formatYen(openAmount)}</NoBreak>, isNumber: true },
    { id: "due", label: t("dueAt"), cell: ({ dueAt }) => <NoBreak>{formatDay(dueAt)}</NoBreak>, sort: { asc: "DUE_FIRST" } },
    { id: "issued", label: t("issuedAt"), cell: ({ issuedAt }) => <NoBreak>{formatDay(issuedAt)}</NoBreak>, sort: { desc: "NEWEST" } },
    { id: "method", label: t("method"), cell: ({ method }) => t(`vocabulary:billingMethod.${method}`), isOptional: true },
  ];
}
