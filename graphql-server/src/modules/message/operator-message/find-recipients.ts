import { z } from "zod";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { Company } from "../../account/company/company.entity.ts";
import { listSeekers } from "../../account/seeker/seeker-account.queries.ts";
import { mailingAudiences } from "../mailing/mailing.vocabulary.ts";

/** Somebody the operator can write to. */
export interface Recipient {
  id: string;
  name: string;
  /** Mail address, to tell namesakes apart. */
  note: string;
}

const schema = z.object({ audience: z.enum(mailingAudiences), keyword: z.string().trim().min(1).max(200) });
const shown = 20;

/** Seekers or companies that can read a message, by words or id; at most 20. @throws UserErrors REQUIRED, INVALID */
export async function findRecipients(ctx: Ctx, input: z.input<typeof schema>): Promise<Recipient[]> {
  requireOperator(ctx);
  const { audience, keyword } = parse(schema, input);
  if (audience === "SEEKER") {
    const { items } = await listSeekers(ctx, { filter: { keyword, statuses: ["ACTIVE", "CANCELLING"] }, first: shown });
    return items.map(({ id, name, email }) => ({ id, name, note: email }));
  }
  const words = isId(keyword) ? { id: keyword } : { name: containsText(keyword) };
  const companies = await ctx.em.find(
    Company,
    { ...words, status: { $in: ["PENDING", "ACTIVE"] } },
    { orderBy: { name: "asc" }, limit: shown },
  );
  return companies.map(({ id, name, contactEmail }) => ({ id, name, note: contactEmail }));
}
