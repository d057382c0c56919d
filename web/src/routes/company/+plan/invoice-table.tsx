import { InvoiceChip } from "#features/payment/invoice-chip.tsx";
import type { PlanScreenQuery } from "#graphql/operations.ts";
import { companyInvoicePath, companyReceiptPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Table } from "#ui/lists/table.tsx";
import { NoBreak, Text } from "#ui/text/text.tsx";

type Invoice = NonNullable<PlanScreenQuery["invoices"]>["items"][number];

/** The company's invoices, with a PDF of each. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation("companyPlan");
  if (invoices.length === 0) return <Text>{t("invoices.none")}</Text>;
  const columns = (["number", "issuedAt", "total", "method", "status", "dueAt", "receipt"] as const).map((id) => ({
    id,
    label: t(`invoices.${id}`),
  }));
  return (
    <Table columns={columns}>
      {invoices.map((invoice) => (
        <tr key={invoice.id}>
          <td>
            <a href={companyInvoicePath(invoice.id)}>{invoice.number}</a>
          </td>
          <td data-label={t("invoices.issuedAt")}>{formatDate(invoice.issuedAt)}</td>
          <td data-label={t("invoices.total")}>
            <NoBreak>{formatYen(invoice.total)}</NoBreak>
          </td>
          <td data-label={t("invoices.method")}>{t(`method.${invoice.method}`)}</td>
          <td data-label={t("invoices.status")}>
            <InvoiceChip status={invoice.status} />
            <Difference {...invoice} />
          </td>
          <td data-label={t("invoices.dueAt")}>{invoice.method === "TRANSFER" ? formatDate(invoice.dueAt) : t("common:none")}</td>
          <td data-label={t("invoices.receipt")}>
            {invoice.status === "PAID" || invoice.status === "OVERPAID" ? (
              <a href={companyReceiptPath(invoice.id)} aria-label={`${t("invoices.receiptFile")} ${invoice.number}`}>
                {t("invoices.receiptFile")}
              </a>
            ) : (
              t("common:none")
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The amount still open on a bill that was paid in part, or paid beyond its total. */
function Difference({ status, total, paidAmount }: Pick<Invoice, "status" | "total" | "paidAmount">) {
  const { t } = useTranslation("companyPlan");
  if (status === "VOID" || paidAmount === 0 || paidAmount === total) return null;
  return (
    <Text size="sm">
      {paidAmount < total
        ? t("invoices.open", { price: formatYen(total - paidAmount) })
        : t("invoices.over", { price: formatYen(paidAmount - total) })}
    </Text>
  );
}
