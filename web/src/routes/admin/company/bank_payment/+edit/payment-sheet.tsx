import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { BankPaymentOutcome, BankPaymentScreenQuery, BankPaymentScreenQueryVariables } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Columns } from "#ui/columns.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader } from "#ui/states.tsx";
import { AssignForm, AssignForm_payment } from "./assign-form.tsx";
import { AssignmentList, AssignmentList_assignment } from "./assignment-list.tsx";
import { money } from "./money-commands.ts";
import { NotThere } from "./not-there.tsx";

const bankPaymentScreenQuery: TypedDocumentNode<BankPaymentScreenQuery, BankPaymentScreenQueryVariables> = gql`
  query BankPaymentScreen($id: ID!) {
    bankPayment(id: $id) {
      id
      source
      status
      paidOn
      amount
      assigned
      rest
      payerName
      bankName
      branchName
      ediInfo
      note
      line
      version
      assignments {
        id
        ...AssignmentList_assignment
      }
      ...AssignForm_payment
    }
  }
  ${AssignmentList_assignment}
  ${AssignForm_payment}
`;

export type PaymentReference = QueryRef<BankPaymentScreenQuery, BankPaymentScreenQueryVariables>;
type Payment = NonNullable<BankPaymentScreenQuery["bankPayment"]>;

export const loadPayment = (id: string): Promise<PaymentReference> => preload(bankPaymentScreenQuery, { id });

/** One payment: the bank's data, the invoices it may be for, and its outcome. */
export function PaymentSheet({ reference }: { reference: PaymentReference }) {
  const { t } = useTranslation(["adminMoney", "vocabulary"]);
  const payment = useReadQuery(reference).data.bankPayment;
  useTitle(payment?.payerName ?? t("title"));
  if (!payment) return <NotThere />;
  const badge = <StatusChip tone="going">{t(`vocabulary:bankPaymentStatus.${payment.status}`)}</StatusChip>;
  return (
    <Stack gap="md">
      <PageHeader
        title={payment.payerName}
        lead={`${formatYen(payment.amount)}${inBrackets(formatDate(payment.paidOn))}`}
        actions={badge}
      />
      <Columns shares={[7, 5]} gap="md">
        <div>
          <Stack gap="md">
            {payment.status === "OPEN" && <AssignForm payment={payment} />}
            <AssignmentList title={t("assignedTo")} empty={t("nothingAssigned")} side="invoice" assignments={payment.assignments} />
          </Stack>
        </div>
        <div>
          <Stack gap="md">
            <PaymentFacts payment={payment} />
            <PaymentEnds payment={payment} />
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation("adminMoney");
  return (
    <Panel title={t("paymentFacts")}>
      <DescriptionList
        items={[
          { term: t("payer"), value: payment.payerName },
          { term: t("amount"), value: formatYen(payment.amount) },
          { term: t("assigned"), value: formatYen(payment.assigned) },
          { term: t("rest"), value: <strong>{formatYen(payment.rest)}</strong> },
          { term: t("paidOn"), value: formatDate(payment.paidOn) },
          { term: t("bank"), value: [payment.bankName, payment.branchName].filter(Boolean).join(" ") },
          { term: t("ediInfo"), value: payment.ediInfo },
          { term: t("source"), value: payment.line ? t("fromLine", { line: payment.line }) : t(`sources.${payment.source}`) },
          { term: t("note"), value: payment.note },
        ]}
      />
    </Panel>
  );
}

const outcomes: Readonly<Record<Payment["status"], readonly BankPaymentOutcome[]>> = {
  OPEN: ["SET_ASIDE", "RETURNED", "TAKEN_BACK"],
  SET_ASIDE: ["OPEN", "RETURNED"],
  ASSIGNED: [],
  RETURNED: [],
  TAKEN_BACK: [],
};

/** The ends for money that belongs to no invoice: sent back, set aside, or taken back by the bank. */
function PaymentEnds({ payment: { id, version, status, rest } }: { payment: Payment }) {
  const { t } = useTranslation("adminMoney");
  const moves = outcomes[status];
  if (moves.length === 0) return null;
  return (
    <Panel title={t("ends")}>
      <Group gap="sm">
        {moves.map((outcome) => (
          <ActButton
            key={outcome}
            label={t(`outcome.${outcome}`)}
            explanation={t(`explainOutcome.${outcome}`, { amount: formatYen(rest) })}
            reasonLabel={t("reason")}
            isDangerous={outcome === "RETURNED" || outcome === "TAKEN_BACK"}
            isPlain={outcome === "SET_ASIDE"}
            done={t("done.close")}
            run={(reason) => money.close({ id, version, outcome, reason })}
          />
        ))}
      </Group>
    </Panel>
  );
}
