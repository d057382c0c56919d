import type { Ctx } from "../../../shared/ctx.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { endedEntryStatuses } from "../../entry/entry/entry.vocabulary.ts";
import { publishedStatuses } from "../../work/posting/work.status.ts";

/** Things to settle before a company can close. */
export interface ClosingState {
  publishedWorkCount: number;
  /** Applications that closing the works ends; their seekers are told. */
  undecidedEntryCount: number;
  /** Offers that were made or accepted: the company decides each itself. */
  promisedEntryCount: number;
  unpaidInvoiceCount: number;
}

const marks = (values: readonly string[]) => values.map(() => "?").join(", ");
const promised = ["OFFERED", "ACCEPTED"] as const;

/** Counts what has to be settled before the company can close, in one statement. @throws UserErrors FORBIDDEN */
export async function closingState(ctx: Pick<Ctx, "em" | "viewer">): Promise<ClosingState> {
  const { companyId } = requireCompanyOwner(ctx);
  const over = [...endedEntryStatuses, ...promised];
  const rows: ClosingState[] = await ctx.em.execute(
    `select
      (select count(*)::int from work where company_id = ? and status in (${marks(publishedStatuses)})) as "publishedWorkCount",
      (select count(*)::int from entry where company_id = ? and status not in (${marks(over)})) as "undecidedEntryCount",
      (select count(*)::int from entry where company_id = ? and status in (${marks(promised)})) as "promisedEntryCount",
      (select count(*)::int from invoice where company_id = ? and status in ('INVOICED', 'PARTIAL', 'OVERDUE') and total > 0) as "unpaidInvoiceCount"`,
    [companyId, ...publishedStatuses, companyId, ...over, companyId, ...promised, companyId],
  );
  const [state] = rows;
  if (!state) throw new Error("A count answers one row");
  return state;
}
