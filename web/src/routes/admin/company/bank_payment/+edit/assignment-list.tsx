import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { AssignmentList_AssignmentFragment } from "#graphql/operations.ts";
import { adminInvoicePath, adminPaymentPath } from "#paths/admin.paths.ts";
import { formatDate, formatDateTime } from "#platform/dates.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { money } from "./money-commands.ts";

export const AssignmentList_assignment: TypedDocumentNode<AssignmentList_AssignmentFragment> = gql`
  fragment AssignmentList_assignment on BankAssignment {
    id
    amount
    how
    at
    byName
    undoneAt
    undoneReason
    invoice {
      id
      number
      company {
        id
        name
      }
    }
    payment {
      id
      version
      paidOn
      payerName
    }
  }
`;

interface AssignmentListProps {
  title: string;
  empty: string;
  /** The other side is linked. */
  side: "invoice" | "payment";
  assignments: readonly ({ id: string } & FragmentType<AssignmentList_AssignmentFragment>)[];
}

/** Money that belongs to an invoice, with when and by whom; it can be taken off again with a reason. */
export function AssignmentList({ title, empty, side, assignments }: AssignmentListProps) {
  return (
    <Panel title={title}>
      {assignments.length === 0 && <Text tone="dimmed">{empty}</Text>}
      <Stack gap="sm">
        {assignments.map((assignment) => (
          <Assignment key={assignment.id} side={side} assignment={assignment} />
        ))}
      </Stack>
    </Panel>
  );
}

function Assignment({ side, assignment }: { side: "invoice" | "payment"; assignment: FragmentType<AssignmentList_AssignmentFragment> }) {
  const { t } = useTranslation("adminMoney");
  const { data, complete } = useFragment({
    fragment: AssignmentList_assignment,
    fragmentName: "AssignmentList_assignment",
    from: assignment,
  });
  if (!complete) return null;
  const { id, amount, how, at, byName, undoneAt, undoneReason, invoice, payment } = data;
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start">
        <Stack gap={2}>
          <Text strong>{undoneAt ? <s>{formatYen(amount)}</s> : formatYen(amount)}</Text>
          {side === "payment" ? (
            <TextLink to={adminPaymentPath(payment.id)}>{`${payment.payerName}${inBrackets(formatDate(payment.paidOn))}`}</TextLink>
          ) : (
            <TextLink to={adminInvoicePath(invoice.id)}>{`${invoice.number} ${invoice.company.name}`}</TextLink>
          )}
          <Text size="sm" tone="dimmed">
            {t.code("how", how)} ／ {formatDateTime(at)} {byName && `／ ${byName}`}
          </Text>
          {undoneAt && <Text size="sm">{t("undone", { time: formatDateTime(undoneAt), reason: undoneReason ?? "" })}</Text>}
        </Stack>
        {!undoneAt && (
          <ActButton
            label={t("act.unassign")}
            explanation={t("explain.unassign", { amount: formatYen(amount) })}
            reasonLabel={t("reason")}
            isPlain
            done={t("done.unassign")}
            run={(reason) => money.unassign({ id: payment.id, version: payment.version, assignmentId: id, reason })}
          />
        )}
      </Group>
    </Card>
  );
}
