import { z } from "zod";
import { locales } from "../../../shared/locale.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { planCodes } from "../../account/company/plan.entity.ts";
import type { MailingAudience } from "./mailing.vocabulary.ts";

const time = z.coerce.date().transform((date) => date.toISOString());

/** The conditions on the recipients of a mailing; one that is left out restricts nothing. */
export const filterSchema = z.object({
  measuredLevels: z.array(z.enum(measuredLevels)).max(10).nullish(),
  locales: z.array(z.enum(locales)).max(10).nullish(),
  registeredFrom: time.nullish(),
  registeredBefore: time.nullish(),
  companyStatuses: z
    .array(z.enum(["PENDING", "ACTIVE"]))
    .max(2)
    .nullish(),
  plans: z.array(z.enum(planCodes)).max(10).nullish(),
});
export type RecipientFilter = z.output<typeof filterSchema>;

interface Part {
  text: string;
  values: string[];
}

function among(column: string, values: readonly string[] | null | undefined): Part[] {
  return values && values.length > 0 ? [{ text: `${column} in (${values.map(() => "?").join(", ")})`, values: [...values] }] : [];
}

function since(column: string, { registeredFrom, registeredBefore }: RecipientFilter): Part[] {
  return [
    ...(registeredFrom ? [{ text: `${column} >= ?::timestamptz`, values: [registeredFrom] }] : []),
    ...(registeredBefore ? [{ text: `${column} < ?::timestamptz`, values: [registeredBefore] }] : []),
  ];
}

function seekerParts(filter: RecipientFilter): Part[] {
  return [
    { text: "r.status = 'ACTIVE'", values: [] },
    ...among("p.measured_level", filter.measuredLevels),
    ...among("r.locale", filter.locales),
    ...since("r.created_at", filter),
  ];
}

function companyParts(filter: RecipientFilter): Part[] {
  const statuses = filter.companyStatuses && filter.companyStatuses.length > 0 ? filter.companyStatuses : ["PENDING", "ACTIVE"];
  return [...among("r.status", statuses), ...among("r.plan_code", filter.plans), ...since("r.created_at", filter)];
}

/** Ids of everybody the filter means who can read a message now, as SQL; `r` is the recipient. */
export function recipientsSql(audience: MailingAudience, filter: RecipientFilter): { text: string; values: string[] } {
  const parts = audience === "SEEKER" ? seekerParts(filter) : companyParts(filter);
  const from = audience === "SEEKER" ? "users r join user_profile p on p.user_id = r.id" : "company r";
  return {
    text: `select r.id from ${from} where ${parts.map(({ text }) => text).join(" and ")}`,
    values: parts.flatMap(({ values }) => values),
  };
}
