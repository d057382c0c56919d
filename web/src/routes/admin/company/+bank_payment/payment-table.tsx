import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import type { BankPaymentStatus, BankPaymentsScreenQuery, BankPaymentsScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaymentPath } from "#paths/admin.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { formatYen } from "#platform/money.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";

const bankPaymentsScreenQuery: TypedDocumentNode<BankPaymentsScreenQuery, BankPaymentsScreenQueryVariables> = gql`
  query BankPaymentsScreen($filter: BankPaymentFilter, $first: Int!, $after: String) {
    bankPayments(filter: $filter, first: $first, after: $after) {
      items {
        id
        status
        source
        paidOn
        amount
        rest
        payerName
        bankName
        branchName
        candidates {
          score
          invoice {
            id
            company {
              id
              name
            }
          }
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

export type PaymentsReference = QueryRef<BankPaymentsScreenQuery, BankPaymentsScreenQueryVariables>;
type Row = BankPaymentsScreenQuery["bankPayments"]["items"][number];
const statuses = inOrder<BankPaymentStatus>()(["OPEN", "ASSIGNED", "SET_ASIDE", "RETURNED", "TAKEN_BACK"]);

function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const asked = { keyword: search.text("q"), fileId: search.text("fileId") };
  return { asked, status: search.choice("status", statuses, "OPEN"), page: search.page };
}

export function loadPayments(request: Request): Promise<PaymentsReference> {
  const { asked, status, page } = readSearch(request);
  return preload(bankPaymentsScreenQuery, { filter: { ...asked, statuses: status ? [status] : null }, ...page });
}

function csvPathOf(search: URLSearchParams): string {
  const { asked, status } = readSearch(search);
  return csvAddress("/api/admin/company/bank_payment/export", { ...asked, status });
}

/** Money that came in by bank; first what waits for a hand. */
export function PaymentTable({ reference }: { reference: PaymentsReference }) {
  const { t } = useTranslation(["adminMoney", "vocabulary"]);
  const page = useReadQuery(reference).data.bankPayments;
  const choices = statuses.map((value) => ({ value, label: t(`vocabulary:bankPaymentStatus.${value}`) }));
  return (
    <AdminTable
      name="bankPayments"
      caption={t("payments")}
      columns={columnsOf(t)}
      filters={[
        { kind: "text", name: "q", label: t("paymentKeyword") },
        { kind: "choice", name: "status", label: t("status"), choices: [{ value: "ALL", label: t("all") }, ...choices], fallback: "OPEN" },
      ]}
      page={page}
      pathOf={({ id }) => adminPaymentPath(id)}
      nameOf={({ payerName, amount }) => `${payerName} ${formatYen(amount)}`}
      csvPath={csvPathOf}
      emptyTitle={t("noPayments")}
    />
  );
}

function columnsOf(t: TFunction<"adminMoney", "vocabulary">): AdminColumn<Row>[] {
  const likely = ({ candidates }: Row) => {
    const [first] = candidates;
    return first ? t("likely", { company: first.invoice.company.name, score: first.score }) : "—";
  };
  return [
    { id: "payer", label: t("payer"), cell: ({ payerName }) => payerName },
    { id: "amount", label: t("amount"), cell: ({ amount }) => formatYen(amount), isNumber: true },
    { id: "rest", label: t("rest"), cell: ({ rest }) => formatYen(rest), isNumber: true },
    { id: "day", label: t("paidOn"), cell: ({ paidOn }) => formatDate(paidOn) },
    {
      id: "status",
      label: t("status"),
      cell: ({ status }) => <StatusChip tone="going">{t(`vocabulary:bankPaymentStatus.${status}`)}</StatusChip>,
    },
    { id: "likely", label: t("candidate"), cell: likely },
    {
      id: "bank",
      label: t("bank"),
      cell: ({ bankName, branchName }) => [bankName, branchName].filter(Boolean).join(" ") || "—",
      isOptional: true,
    },
    { id: "source", label: t("source"), cell: ({ source }) => t(`sources.${source}`), isOptional: true },
  ];
}
