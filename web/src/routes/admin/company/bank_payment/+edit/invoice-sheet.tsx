import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import { InvoiceChip } from "#features/payment/invoice-chip.tsx";
import type { BankInvoiceScreenQuery, BankInvoiceScreenQueryVariables } from "#graphql/operations.ts";
import { adminCompanyPath } from "#paths/admin.paths.ts";
import { formatDate, formatDay } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Columns } from "#ui/columns.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { AssignmentList, AssignmentList_assignment } from "./assignment-list.tsx";
import { money } from "./money-commands.ts";
import { NotThere } from "./not-there.tsx";
import { RecordForm } from "./record-form.tsx";

const bankInvoiceScreenQuery: TypedDocumentNode<BankInvoiceScreenQuery, BankInvoiceScreenQueryVariables> = gql`
  query BankInvoiceScreen($id: ID!) {
    adminInvoice(id: $id) {
      id
      number
      status
      method
      recipientName
      planCode
      lines {
        code
        planCode
        from
        to
        amount
      }
      subtotal
      taxRate
      tax
      total
      paidAmount
      openAmount
      overdue
      issuedAt
      dueAt
      paidAt
      version
      company {
        id
        name
      }
      assignments {
        id
        ...AssignmentList_assignment
      }
    }
  }
  ${AssignmentList_assignment}
`;

export type InvoiceReference = QueryRef<BankInvoiceScreenQuery, BankInvoiceScreenQueryVariables>;
type Invoice = NonNullable<BankInvoiceScreenQuery["adminInvoice"]>;

export const loadInvoice = (id: string): Promise<InvoiceReference> => preload(bankInvoiceScreenQuery, { id });

/** One invoice: its content, the payments for it, and the acts open to the accountant. */
export function InvoiceSheet({ reference, today }: { reference: InvoiceReference; today: string }) {
  const { t } = useTranslation(["adminMoney", "vocabulary"]);
  const invoice = useReadQuery(reference).data.adminInvoice;
  useTitle(invoice?.number ?? t("title"));
  if (!invoice) return <NotThere />;
  const { id, number, company, status, overdue, method } = invoice;
  const paidByCard = method === "CARD" && invoice.paidAmount > 0;
  const takesMoney = method === "TRANSFER" && status !== "VOID";
  const badge = <InvoiceChip status={status} isOverdue={overdue} />;
  return (
    <Stack gap="md">
      <PageHeader
        title={t("invoiceTitle", { number })}
        lead={<TextLink to={adminCompanyPath(company.id)}>{company.name}</TextLink>}
        actions={badge}
      />
      <Columns shares={[7, 5]} gap="md">
        <div>
          <Stack gap="md">
            <InvoiceFacts invoice={invoice} />
            <AssignmentList
              title={t("received")}
              empty={t(paidByCard ? "paidByCard" : "nothingReceived")}
              side="payment"
              assignments={invoice.assignments}
            />
          </Stack>
        </div>
        <div>
          <Stack gap="md">
            {takesMoney && (
              <Panel title={t("recordTitle")}>
                <RecordForm key={`${id}${invoice.version}`} invoice={invoice} today={today} />
              </Panel>
            )}
            <InvoicePapers invoice={invoice} />
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(["adminMoney", "vocabulary"]);
  const lines = invoice.lines.map(({ code, planCode, from, to, amount }) => ({
    term: t(code === "UNUSED" ? "line.UNUSED" : "line.PLAN", {
      plan: t(`vocabulary:plan.${planCode}`),
      from: formatDay(from),
      to: formatDay(to),
    }),
    value: formatYen(amount),
  }));
  const over = invoice.status === "OVERPAID" ? invoice.paidAmount - invoice.total : 0;
  return (
    <Panel title={t("facts")}>
      <DescriptionList
        items={[
          { term: t("recipient"), value: invoice.recipientName },
          { term: t("method"), value: t(`vocabulary:billingMethod.${invoice.method}`) },
          { term: t("issuedAt"), value: formatDate(invoice.issuedAt) },
          { term: t("dueAt"), value: formatDate(invoice.dueAt) },
          { term: t("paidAt"), value: invoice.paidAt && formatDate(invoice.paidAt) },
          ...lines,
          { term: t("tax", { rate: invoice.taxRate }), value: formatYen(invoice.tax) },
          { term: t("total"), value: <strong>{formatYen(invoice.total)}</strong> },
          { term: t("paid"), value: formatYen(invoice.paidAmount) },
          { term: t("open"), value: <strong>{formatYen(invoice.openAmount)}</strong> },
          { term: t("overAmount"), value: over > 0 ? <strong>{formatYen(over)}</strong> : null },
        ]}
      />
    </Panel>
  );
}

function InvoicePapers({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation("adminMoney");
  const { id, version, status, paidAmount } = invoice;
  const isPaid = status === "PAID" || status === "OVERPAID";
  return (
    <Panel title={t("papers")}>
      <Group>
        <a href={`/api/admin/company/bank_payment/invoice/${id}`} download>
          {t("invoicePdf")}
        </a>
        {isPaid && (
          <a href={`/api/admin/company/bank_payment/receipt/${id}`} download>
            {t("receiptPdf")}
          </a>
        )}
        {!isPaid && status !== "VOID" && <Text tone="dimmed">{t("noReceipt")}</Text>}
      </Group>
      {status !== "VOID" && paidAmount === 0 && (
        <Group>
          <ActButton
            label={t("act.cancel")}
            explanation={t("explain.cancel")}
            reasonLabel={t("reasonForCompany")}
            isDangerous
            done={t("done.cancel")}
            run={(reason) => money.cancel({ id, version, reason })}
          />
        </Group>
      )}
    </Panel>
  );
}
