import { Table, Text } from "@mantine/core";
import type { PlanScreenQuery } from "#graphql/operations.ts";
import { companyInvoicePath, companyReceiptPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";

type Invoice = NonNullable<PlanScreenQuery["invoices"]>["items"][number];

import cards from "#ui/card-table.module.css";

/** The company's invoices, with a PDF of each. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation("companyPlan");
  if (invoices.length === 0) return <Text>{t("invoices.none")}</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table className={cards["table"] ?? ""}>
        <Table.Thead>
          <Table.Tr>
            {(["number", "issuedAt", "total", "method", "status", "dueAt", "receipt"] as const).map((name) => (
              <Table.Th key={name}>{t(`invoices.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map((invoice) => (
            <Table.Tr key={invoice.id}>
              <Table.Td>
                <a href={companyInvoicePath(invoice.id)}>{invoice.number}</a>
              </Table.Td>
              <Table.Td data-label={t("invoices.issuedAt")}>{formatDate(invoice.issuedAt)}</Table.Td>
              <Table.Td data-label={t("invoices.total")}>{formatYen(invoice.total)}</Table.Td>
              <Table.Td data-label={t("invoices.method")}>{t(`method.${invoice.method}`)}</Table.Td>
              <Table.Td data-label={t("invoices.status")}>
                {t(`invoiceStatus.${invoice.status}`)}
                <Difference {...invoice} />
              </Table.Td>
              <Table.Td data-label={t("invoices.dueAt")}>
                {invoice.method === "TRANSFER" ? formatDate(invoice.dueAt) : t("common:none")}
              </Table.Td>
              <Table.Td data-label={t("invoices.receipt")}>
                {invoice.status === "PAID" || invoice.status === "OVERPAID" ? (
                  <a href={companyReceiptPath(invoice.id)} aria-label={`${t("invoices.receiptFile")} ${invoice.number}`}>
                    {t("invoices.receiptFile")}
                  </a>
                ) : (
                  t("common:none")
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
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
