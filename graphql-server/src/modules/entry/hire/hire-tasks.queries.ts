import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { HireTaskKind } from "./hire.vocabulary.ts";

/** At most this many are shown; a company with more works through them. */
const most = 50;

/** Something an employer owes for one hired person, and by when. */
export interface HireTask {
  id: string;
  kind: HireTaskKind;
  dueOn: string;
  isOverdue: boolean;
  entry: Entry;
}

/** SQL of duties that are due, a row each; a card is checked only with its number, a notice is a duty only from the first day on. Takes the values of `dueValues`. */
export const dueHires = `select t.entry_id, t.kind, t.due_on::text as due_on from (
    select entry_id, 'CARD_CHECK' as kind, starts_on as due_on, ?::int as ahead, is_exempt from hire_check
      where card_checked_on is null or not number_confirmed
    union all
    select entry_id, 'NOTICE', notice_due_on, ?::int, is_exempt from hire_check where notice_filed_on is null and starts_on <= ?::date
    union all
    select entry_id, 'CARD_RENEWAL', card_expires_on, ?::int, is_exempt from hire_check
      where card_checked_on is not null and number_confirmed
  ) t join entry e on e.id = t.entry_id
  where t.due_on is not null and not t.is_exempt and t.due_on <= ?::date + t.ahead
    and e.status in ('ACCEPTED', 'JOINED') and not e.hidden_from_company`;

/** The values of `dueHires`: how many days before the first day, the deadline and the end of the stay a duty counts. */
export function dueValues(today: string, ahead: { card: number; notice: number; renewal: number }): unknown[] {
  return [ahead.card, ahead.notice, today, ahead.renewal, today];
}

/** Days ahead at which a duty is shown: before the first day, once hired, before the card ends. */
const shownAhead = { card: 30, notice: 62, renewal: 90 };

/** The viewer's own company's duties for people it hired, the most urgent first. */
export async function listHireTasks(ctx: Ctx): Promise<HireTask[]> {
  const { companyId } = requireCompanyMember(ctx);
  const today = jstDate(ctx.now());
  const rows = await ctx.em.execute<{ entry_id: string; kind: HireTaskKind; due_on: string }[]>(
    `${dueHires} and e.company_id = ? order by t.due_on, t.entry_id, t.kind limit ${most}`,
    [...dueValues(today, shownAhead), companyId],
  );
  const entries = await ctx.em.find(Entry, { id: { $in: rows.map((row) => row.entry_id) }, company: companyId });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap(({ entry_id, kind, due_on: dueOn }) => {
    const entry = byId.get(entry_id);
    return entry ? [{ id: `${entry_id}:${kind}`, kind, dueOn, isOverdue: dueOn < today, entry }] : [];
  });
}
