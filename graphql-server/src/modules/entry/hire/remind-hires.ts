import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { ownTitle } from "../../work/naming/work-title.ts";
import { type HireTaskKind } from "./hire.vocabulary.ts";
import { dueHires, dueValues } from "./hire-tasks.queries.ts";

const day = 24 * 3_600_000;
const batch = 50;
const shown = 20;
/** Days before a duty's day from which on the company is told: the card before the first day, the notice, the end of the stay. */
const toldAhead = { card: 7, notice: 7, renewal: 60 };

interface Due {
  entry_id: string;
  kind: HireTaskKind;
  due_on: string;
  title: string;
  titleEn: string | null;
}

async function remindOne(ctx: Ctx, companyId: string, values: readonly unknown[]): Promise<number> {
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    // Whoever marks a row first tells: a second worker waits for it and then finds it fresh.
    const due = await em.execute<Due[]>(
      `with due as (${dueHires} and e.company_id = ?),
        told as (update hire_check set reminded_at = ? where entry_id in (select entry_id from due) and (reminded_at is null or reminded_at <= ?) returning entry_id)
      select d.*, w.title, w.title_en as "titleEn" from due d join told on told.entry_id = d.entry_id join entry e on e.id = d.entry_id join work w on w.id = e.work_id
      order by d.due_on, d.entry_id, d.kind`,
      [...values, companyId, now, new Date(now.getTime() - 7 * day)],
    );
    if (due.length === 0) return 0;
    const company = await em.findOneOrFail(Company, { id: companyId });
    const reader = await companyReader(em, company);
    const lines = due.slice(0, shown).map(({ kind, due_on, ...work }) => `${kind} ${due_on} ${ownTitle(reader.locale, work)}`);
    const params = { count: due.length, lines: lines.join("\n") };
    ctx.mail(em, { ...reader, template: "hires-due", params });
    await em.flush();
    return due.length;
  });
}

/**
 * Tells companies their duties for people they hired: the card check before the first day, the notice before its deadline, an ending stay.
 * One mail a company, each person at most once in 7 days. Lists of people who did not come after all are forgotten.
 * @returns of how many duties it told
 */
export async function remindHires(ctx: Ctx): Promise<number> {
  await ctx.em.execute(
    "delete from hire_check where entry_id in (select id from entry where status not in ('ACCEPTED', 'JOINED') and id in (select entry_id from hire_check))",
  );
  const values = dueValues(jstDate(ctx.now()), toldAhead);
  const fresh = new Date(ctx.now().getTime() - 7 * day);
  const companies = await ctx.em.execute<{ id: string }[]>(
    `select distinct e.company_id as id from (${dueHires}) d join entry e on e.id = d.entry_id join hire_check h on h.entry_id = d.entry_id
    where h.reminded_at is null or h.reminded_at <= ? limit ${batch}`,
    [...values, fresh],
  );
  let told = 0;
  for (const { id } of companies) told += await remindOne(ctx, id, values);
  return told;
}
