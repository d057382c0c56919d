import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment, useLazyQuery } from "@apollo/client/react";
import { useState } from "react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { AssignForm_PaymentFragment, FindInvoicesQuery, FindInvoicesQueryVariables } from "#graphql/operations.ts";
import { adminInvoicePath } from "#paths/admin.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen, yenOf } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, Input } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { money } from "./money-commands.ts";

export const AssignForm_payment: TypedDocumentNode<AssignForm_PaymentFragment> = gql`
  fragment AssignForm_payment on BankPayment {
    id
    version
    rest
    payerName
    candidates {
      score
      name
      amount
      invoice {
        id
        number
        openAmount
        dueAt
        version
        company {
          id
          name
          nameKana
        }
      }
    }
  }
`;

const findInvoicesQuery: TypedDocumentNode<FindInvoicesQuery, FindInvoicesQueryVariables> = gql`
  query FindInvoices($keyword: String!) {
    adminInvoices(filter: { keyword: $keyword, statuses: [INVOICED, PARTIAL, OVERDUE], method: TRANSFER }, sort: DUE_FIRST, first: 10) {
      items {
        id
        number
        openAmount
        dueAt
        version
        company {
          id
          name
          nameKana
        }
      }
      totalCount
    }
  }
`;

type Invoice = AssignForm_PaymentFragment["candidates"][number]["invoice"];

/** The open invoices a payment may be for, the likeliest first, and a search for any other. */
export function AssignForm({ payment }: { payment: FragmentType<AssignForm_PaymentFragment> }) {
  const { t } = useTranslation("adminMoney");
  const { data, complete } = useFragment({ fragment: AssignForm_payment, fragmentName: "AssignForm_payment", from: payment });
  if (!complete) return null;
  return (
    <Panel title={t("candidates")}>
      {data.candidates.length === 0 && <Text tone="dimmed">{t("noCandidates")}</Text>}
      <Stack gap="sm">
        {data.candidates.map(({ invoice, score, name, amount }) => (
          <Choice key={invoice.id} payment={data} invoice={invoice} why={t("why", { score, name, amount })} />
        ))}
      </Stack>
      <Search payment={data} />
    </Panel>
  );
}

function Search({ payment }: { payment: AssignForm_PaymentFragment }) {
  const { t } = useTranslation("adminMoney");
  const [find, { data, loading, called }] = useLazyQuery(findInvoicesQuery, { fetchPolicy: "network-only" });
  const known = new Set(payment.candidates.map(({ invoice }) => invoice.id));
  const found = data?.adminInvoices.items.filter(({ id }) => !known.has(id)) ?? [];
  return (
    <Stack gap="sm">
      <FilterForm
        onFilter={(said) => {
          const keyword = said.get("keyword");
          if (keyword) void find({ variables: { keyword } });
        }}
      >
        <Group align="flex-end" gap="sm">
          <Input name="keyword" label={t("findInvoice")} maxLength={100} />
          <Button type="submit" variant="outline" loading={loading}>
            {t("common:search")}
          </Button>
        </Group>
      </FilterForm>
      {called && !loading && found.length === 0 && <Text tone="dimmed">{t("noInvoices")}</Text>}
      {found.map((invoice) => (
        <Choice key={invoice.id} payment={payment} invoice={invoice} why="" />
      ))}
    </Stack>
  );
}

function Choice({ payment, invoice, why }: { payment: AssignForm_PaymentFragment; invoice: Invoice; why: string }) {
  const { t } = useTranslation("adminMoney");
  const [typed, setTyped] = useState(Number.POSITIVE_INFINITY);
  // Of a payment in parts each part leaves less for the next.
  const amount = Math.min(typed, payment.rest);
  const [remember, setRemember] = useState(true);
  const { id, number, company, openAmount, dueAt, version } = invoice;
  const difference = openAmount - amount;
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start">
        <Stack gap={2}>
          <TextLink to={adminInvoicePath(id)}>{`${number} ${company.name}`}</TextLink>
          <Text size="sm">
            {t("openUntil", { amount: formatYen(openAmount), date: formatDate(dueAt) })} {company.nameKana}
          </Text>
          {why && (
            <Text size="sm" tone="dimmed">
              {why}
            </Text>
          )}
        </Stack>
        <ActButton
          label={t("act.assign")}
          explanation={
            <Stack gap="sm">
              <Text>{t("assignText", { payer: payment.payerName, number, company: company.name })}</Text>
              <Input
                label={t("assignAmount")}
                inputMode="numeric"
                maxLength={15}
                width={200}
                value={amount.toLocaleString("ja-JP")}
                onChange={(event) => setTyped(yenOf(event.currentTarget.value) || 0)}
              />
              {difference > 0 && <Text size="sm">{t("staysOpen", { amount: formatYen(difference) })}</Text>}
              {difference < 0 && <Text size="sm">{t("over", { amount: formatYen(-difference) })}</Text>}
              <Checkbox label={t("remember")} checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
            </Stack>
          }
          done={t("done.assign")}
          run={() => money.assign({ id: payment.id, version: payment.version, invoiceId: id, invoiceVersion: version, amount, remember })}
        />
      </Group>
    </Card>
  );
}
