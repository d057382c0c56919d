import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router-dom";
import { changePlan } from "#features/company-plan/company-plan.mutations.ts";
import type { BillingMethod, PlanConfirmScreenQuery, PlanConfirmScreenQueryVariables } from "#graphql/operations.ts";
import { planCodeValues } from "#graphql/values/plan-code.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { failureWords } from "#platform/failure-words.ts";
import { preload } from "#platform/graphql-client.ts";
import { fromTo, inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { formatYen } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const planConfirmScreenQuery: TypedDocumentNode<PlanConfirmScreenQuery, PlanConfirmScreenQueryVariables> = gql`
  query PlanConfirmScreen($planCode: PlanCode!) {
    planQuote(planCode: $planCode) {
      kind
      lines {
        code
        planCode
        from
        to
        amount
      }
      subtotal
      tax
      total
      effectiveAt
      renewsAt
    }
    planOffers {
      code
      name
      publishedWorkLimit
      memberLimit
      monthlyPriceWithTax
    }
    planSubscription {
      method
      card
    }
  }
`;

type Reference = QueryRef<PlanConfirmScreenQuery, PlanConfirmScreenQueryVariables>;

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> | Response {
  const asked = new URL(request.url).searchParams.get("plan");
  const planCode = planCodeValues.find((code) => code === asked);
  return planCode ? preload(planConfirmScreenQuery, { planCode }) : redirect(companyPaths.plan);
}

/** The last look before the plan changes: price, proration, term, renewal, cancellation; then the consent. */
export function Component() {
  const { t } = useTranslation("companyPlan");
  const { planQuote, planOffers, planSubscription } = useReadQuery(useLoaderData<Reference>()).data;
  const [search] = useSearchParams();
  const asked = search.get("plan");
  const plan = planOffers.find(({ code }) => code === asked);
  useTitle(t("confirm.title"));
  if (!plan) return <Navigate to={companyPaths.plan} replace />;
  const names = new Map(planOffers.map(({ code, name }) => [code, name]));
  const lines = planQuote.lines.map(({ code, planCode, from, to, amount }) => ({
    term: t(code === "UNUSED" ? "confirm.line.UNUSED" : "confirm.line.PLAN", { plan: names.get(planCode) ?? planCode }),
    value: `${formatYen(amount)}${inBrackets(fromTo(formatDate(from), formatDate(to)))}`,
  }));
  const { kind, tax, total, effectiveAt, renewsAt } = planQuote;
  const isNow = kind === "START" || kind === "UPGRADE";
  const isFree = plan.monthlyPriceWithTax === 0;
  const limits = { works: t("works", { count: plan.publishedWorkLimit }), members: t("members", { count: plan.memberLimit }) };
  const price = formatYen(plan.monthlyPriceWithTax);
  const rows = [
    { term: t("confirm.plan"), value: plan.name },
    { term: t("confirm.quota"), value: t("confirm.quotaText", limits) },
    ...lines,
    { term: t("confirm.tax"), value: isNow ? formatYen(tax) : null },
    { term: t("confirm.total"), value: formatYen(total) },
    {
      term: t("confirm.from"),
      value: kind === "LATER" ? formatDate(effectiveAt) : t(kind === "KEEP" ? "confirm.keepText" : "confirm.atOnce"),
    },
    { term: t("confirm.rest"), value: kind === "LATER" ? t("confirm.restText", { date: formatDate(effectiveAt) }) : null },
    {
      term: t("confirm.renewal"),
      value: isFree ? t("confirm.freeText") : t("confirm.renewalText", { date: formatDate(renewsAt), price }),
    },
    { term: t("confirm.cancel"), value: isFree ? null : t("confirm.cancelText") },
    { term: t("confirm.unpaid"), value: isFree ? null : t("confirm.unpaidText") },
    { term: t("confirm.penalty"), value: t("confirm.penaltyText") },
  ];
  return (
    <Stack gap="lg" maxWidth={820} side="start">
      <PageHeader title={t("confirm.title")} lead={t("confirm.lead")} />
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList items={rows} />
          <Decide
            planCode={plan.code}
            total={total}
            card={planSubscription?.card ?? null}
            isPaid={isNow && total > 0}
            isKept={kind === "KEEP"}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

interface DecideProps {
  planCode: string;
  total: number;
  card: string | null;
  /** Something is to be paid now. */
  isPaid: boolean;
  /** A change that was planned is taken back. */
  isKept: boolean;
}

function Decide({ planCode, total, card, isPaid, isKept }: DecideProps) {
  const { t } = useTranslation("companyPlan");
  const navigate = useNavigate();
  const operationId = useRef(crypto.randomUUID());
  const [method, setMethod] = useState<BillingMethod>(card ? "CARD" : "TRANSFER");
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const code = planCodeValues.find((known) => known === planCode);
  const decide = async () => {
    if (!agreed) return setProblem(t("common:validation.agree"));
    if (!code) return undefined;
    setSending(true);
    setLoading(true);
    try {
      const { errors } = await send(changePlan, { planCode: code, method, expectedTotal: total, operationId: operationId.current, agreed });
      const error = errors[0];
      if (!error) {
        showToast({ type: "success", title: t("confirm.done") });
        return await navigate(companyPaths.plan, { replace: true });
      }
      operationId.current = crypto.randomUUID();
      return setProblem(error.message);
    } catch (error) {
      // The outcome is unknown: the same press sends the same order again.
      return setProblem(failureWords(t, error));
    } finally {
      setSending(false);
      setLoading(false);
    }
  };
  return (
    <Stack gap="md">
      {isPaid && (
        <RadioGroup
          label={t("confirm.method")}
          value={method}
          onChange={(value) => setMethod(value === "CARD" ? "CARD" : "TRANSFER")}
          choices={[
            { value: "CARD", label: card ? t("confirm.byCard", { card }) : t("confirm.noCard"), isDisabled: !card },
            { value: "TRANSFER", label: t("confirm.byTransfer") },
          ]}
        />
      )}
      {isPaid && !card && (
        <LinkButton to={companyPaths.creditCard} variant="outline">
          {t("confirm.toCard")}
        </LinkButton>
      )}
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} label={t("confirm.agree")} />
      {problem && (
        <Notice tone="error">
          <Text>{problem}</Text>
        </Notice>
      )}
      <Group>
        <Button size="lg" loading={isSending} onClick={() => void decide()}>
          {isPaid
            ? t(method === "CARD" ? "confirm.pay" : "confirm.order", { price: formatYen(total) })
            : t(isKept ? "confirm.keep" : "confirm.change")}
        </Button>
        <LinkButton to={companyPaths.plan} size="lg" variant="outline">
          {t("common:back")}
        </LinkButton>
      </Group>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
