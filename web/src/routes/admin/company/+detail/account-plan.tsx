import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountPlan_CompanyFragment } from "#graphql/operations.ts";
import { adminInvoicePath, adminPaths } from "#paths/admin.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { PlanForm } from "./plan-form.tsx";

export const AccountPlan_company: TypedDocumentNode<AccountPlan_CompanyFragment> = gql`
  fragment AccountPlan_company on AdminCompany {
    id
    name
    status
    planCode
    publishedWorks
    subscription {
      status
      method
      periodEnd
      nextPlan
    }
    recentInvoices {
      id
      number
      status
      total
      dueAt
    }
  }
`;

/** The company's plan, its period and newest invoices, and the change of plan by the operator. */
export function AccountPlan({ company }: { company: FragmentType<AccountPlan_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountPlan_company, fragmentName: "AccountPlan_company", from: company });
  const mayPay = useViewer().admin?.can.managePayments ?? false;
  if (!complete) return null;
  const { id, name, planCode, subscription, recentInvoices } = data;
  const all = { to: `${adminPaths.bankPayments}?q=${encodeURIComponent(name)}`, label: t("toInvoices") };
  return (
    <Panel title={t("planAndPayment")} {...(mayPay && { all })}>
      <DescriptionList
        items={[
          { term: t("plan"), value: t(`vocabulary:plan.${planCode}`) },
          { term: t("subscriptionStatus"), value: subscription && t(`vocabulary:subscriptionStatus.${subscription.status}`) },
          { term: t("method"), value: subscription && t(`vocabulary:billingMethod.${subscription.method}`) },
          { term: t("periodEnd"), value: subscription?.periodEnd && formatDate(subscription.periodEnd) },
          { term: t("nextPlan"), value: subscription?.nextPlan && t(`vocabulary:plan.${subscription.nextPlan}`) },
        ]}
      />
      {recentInvoices.length === 0 ? (
        <Text tone="dimmed">{t("noInvoices")}</Text>
      ) : (
        <DescriptionList
          items={recentInvoices.map((invoice) => ({
            term: invoice.number,
            value: (
              <>
                {mayPay ? <TextLink to={adminInvoicePath(invoice.id)}>{formatYen(invoice.total)}</TextLink> : formatYen(invoice.total)}
                {inBrackets(t(`vocabulary:invoiceStatus.${invoice.status}`))}
              </>
            ),
          }))}
        />
      )}
      {data.status === "ACTIVE" && <PlanForm id={id} planCode={planCode} />}
    </Panel>
  );
}
