import { gql, type TypedDocumentNode } from "@apollo/client";
import { dayEnd, dayStart } from "#features/admin-table/day-range.ts";
import type { CompanyStatus, JapaneseLevel, MailingRecipientCountQuery, MailingRecipientCountQueryVariables } from "#graphql/operations.ts";
import { localeValues } from "#graphql/values/locale.ts";
import { planCodeValues } from "#graphql/values/plan-code.ts";
import { client } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { send } from "#platform/send.ts";
import type { MessageAudience } from "./message-audience.ts";
import { startMailing } from "./operator-message.mutations.ts";

const mailingRecipientCount: TypedDocumentNode<MailingRecipientCountQuery, MailingRecipientCountQueryVariables> = gql`
  query MailingRecipientCount($audience: MailingAudience!, $filter: MailingFilter!) {
    mailingRecipientCount(audience: $audience, filter: $filter)
  }
`;

type Filter = MailingRecipientCountQueryVariables["filter"];

/** The values of the form for a text to many. */
export interface MailingValues extends Record<string, unknown> {
  measuredLevels: string[];
  locales: string[];
  companyStatuses: string[];
  plans: string[];
  from: string;
  to: string;
  subject: string;
  body: string;
}

export const emptyMailing: MailingValues = {
  measuredLevels: [],
  locales: [],
  companyStatuses: [],
  plans: [],
  from: "",
  to: "",
  subject: "",
  body: "",
};

const levels = ["N1", "N2", "N3", "N4", "N5", "NONE"] as const satisfies readonly JapaneseLevel[];
const companyStatuses = ["ACTIVE", "PENDING"] as const satisfies readonly CompanyStatus[];

interface Narrowing {
  name: string;
  label: string;
  choices: { value: string; label: string }[];
}

/** Returns the choices that narrow each audience. */
export function choicesOf(t: TFunction<"adminMessages", "vocabulary">, audience: MessageAudience): readonly Narrowing[] {
  if (audience === "SEEKER")
    return [
      { name: "measuredLevels", label: t("many.measuredLevels"), choices: t.choices("measuredLevels", levels) },
      { name: "locales", label: t("many.locales"), choices: t.choices("locales", localeValues) },
    ];
  return [
    {
      name: "companyStatuses",
      label: t("many.companyStatuses"),
      choices: t.choices("vocabulary:companyStatus", companyStatuses),
    },
    { name: "plans", label: t("many.plans"), choices: t.choices("plans", planCodeValues) },
  ];
}

function among<T extends string>(known: readonly T[], chosen: readonly string[]): T[] | null {
  const found = known.filter((one) => chosen.includes(one));
  return found.length > 0 ? found : null;
}

function filterOf(audience: MessageAudience, values: MailingValues): Filter {
  const days = { registeredFrom: dayStart(values.from), registeredBefore: dayEnd(values.to) };
  if (audience === "SEEKER") {
    return { ...days, measuredLevels: among(levels, values.measuredLevels), locales: among(localeValues, values.locales) };
  }
  return { ...days, companyStatuses: among(companyStatuses, values.companyStatuses), plans: among(planCodeValues, values.plans) };
}

/** Returns the number of people it would reach now. */
export async function countRecipients(audience: MessageAudience, values: MailingValues): Promise<number> {
  const variables = { audience, filter: filterOf(audience, values) };
  const { data } = await client.query({ query: mailingRecipientCount, variables, fetchPolicy: "network-only" });
  return data?.mailingRecipientCount ?? 0;
}

/** Sends it to exactly as many as were confirmed; returns the first problem's text. */
export async function sendMailing(mailing: {
  audience: MessageAudience;
  values: MailingValues;
  count: number;
  operationId: string;
}): Promise<string | undefined> {
  const { audience, values, count, operationId } = mailing;
  const { subject, body } = values;
  const input = { audience, filter: filterOf(audience, values), subject, body, confirmedCount: count, operationId };
  const { errors } = await send(startMailing, input);
  return errors[0]?.message;
}
