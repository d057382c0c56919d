import { Table, Text } from "@mantine/core";
import type { PlanScreenQuery } from "#graphql/operations.ts";
import { companyInvoicePath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";

type Invoice = NonNullable<PlanScreenQuery["invoices"]>["items"][number];

import cards from "#ui/card-table.module.css";

/** What the company was billed, with the bills as PDF. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation("companyPlan");
  if (invoices.length === 0) return <Text>{t("invoices.none")}</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table className={cards["table"] ?? ""}>
        <Table.Thead>
          <Table.Tr>
            {["number", "issuedAt", "total", "method", "status", "dueAt"].map((name) => (
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
              <Table.Td data-label={t("invoices.status")}>{t(`invoiceStatus.${invoice.status}`)}</Table.Td>
              <Table.Td data-label={t("invoices.dueAt")}>
                {invoice.method === "TRANSFER" ? formatDate(invoice.dueAt) : t("common:none")}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
