import { gql, type TypedDocumentNode } from "@apollo/client";
import { dayEnd, dayStart } from "#features/admin-table/day-range.ts";
import type { MailingRecipientCountQuery, MailingRecipientCountQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { send } from "#platform/send.ts";
import type { LetterAudience } from "./letter-audience.ts";
import { startMailing } from "./operator-message.mutations.ts";

const mailingRecipientCount: TypedDocumentNode<MailingRecipientCountQuery, MailingRecipientCountQueryVariables> = gql`
  query MailingRecipientCount($audience: MailingAudience!, $filter: MailingFilter!) {
    mailingRecipientCount(audience: $audience, filter: $filter)
  }
`;

type Filter = MailingRecipientCountQueryVariables["filter"];

/** What the form of a text to many holds. */
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

const levels = ["N1", "N2", "N3", "N4", "N5", "NONE"] as const;
const locales = ["ja", "ja-x-easy", "en"] as const;
const companyStatuses = ["ACTIVE", "PENDING"] as const;
const plans = ["FREE", "STANDARD", "PREMIUM"] as const;

/** By what each audience can be narrowed. */
export function choicesOf(audience: LetterAudience): readonly { name: string; values: readonly string[] }[] {
  if (audience === "SEEKER")
    return [
      { name: "measuredLevels", values: levels },
      { name: "locales", values: locales },
    ];
  return [
    { name: "companyStatuses", values: companyStatuses },
    { name: "plans", values: plans },
  ];
}

function among<T extends string>(known: readonly T[], chosen: readonly string[]): T[] | null {
  const found = known.filter((one) => chosen.includes(one));
  return found.length > 0 ? found : null;
}

function filterOf(audience: LetterAudience, values: MailingValues): Filter {
  const days = { registeredFrom: dayStart(values.from), registeredBefore: dayEnd(values.to) };
  if (audience === "SEEKER") {
    return { ...days, measuredLevels: among(levels, values.measuredLevels), locales: among(locales, values.locales) };
  }
  return { ...days, companyStatuses: among(companyStatuses, values.companyStatuses), plans: among(plans, values.plans) };
}

/** How many it would reach now. */
export async function countRecipients(audience: LetterAudience, values: MailingValues): Promise<number> {
  const variables = { audience, filter: filterOf(audience, values) };
  const { data } = await client.query({ query: mailingRecipientCount, variables, fetchPolicy: "network-only" });
  return data?.mailingRecipientCount ?? 0;
}

/** Sends it to exactly as many as were confirmed; answers the first problem's text. */
export async function sendMailing(letter: {
  audience: LetterAudience;
  values: MailingValues;
  count: number;
  operationId: string;
}): Promise<string | undefined> {
  const { audience, values, count, operationId } = letter;
  const { subject, body } = values;
  const input = { audience, filter: filterOf(audience, values), subject, body, confirmedCount: count, operationId };
  const { errors } = await send(startMailing, input);
  return errors[0]?.message;
}
