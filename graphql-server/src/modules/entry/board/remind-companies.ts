import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { ownTitle } from "../../work/naming/work-title.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { answerDue } from "./waiting-entries.queries.ts";

const day = 24 * 3_600_000;
const batch = 50;
const shown = 10;

/** SQL of open applications that have not moved for 14 days and were not reminded of for 7; takes both times and the ended states. */
const waiting = `from entry e join work w on w.id = e.work_id left join entry_reminder r on r.entry_id = e.id
  where not e.hidden_from_company and e.moved_at <= ? and (r.reminded_at is null or r.reminded_at <= ?)
    and e.status not in (${endedEntryStatuses.map(() => "?").join(", ")})`;

interface Waiting {
  entry_id: string;
  title: string;
  titleEn: string | null;
}

async function remindOne(ctx: Ctx, companyId: string, values: readonly unknown[]): Promise<number> {
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    // Whoever writes the reminder first tells: a second worker waits for the row and then finds it fresh.
    const told = await em.execute<Waiting[]>(
      `with told as (
        insert into entry_reminder as known (entry_id, reminded_at) select e.id, ?::timestamptz ${waiting} and e.company_id = ? order by e.id
        on conflict (entry_id) do update set reminded_at = excluded.reminded_at where known.reminded_at <= ?
        returning entry_id)
      select t.entry_id, w.title, w.title_en as "titleEn" from told t join entry e on e.id = t.entry_id join work w on w.id = e.work_id order by e.moved_at, e.id`,
      [now, ...values, companyId, new Date(now.getTime() - 7 * day)],
    );
    if (told.length === 0) return 0;
    const company = await em.findOneOrFail(Company, { id: companyId });
    const reader = await companyReader(em, company);
    const titles = told.slice(0, shown).map((work) => ownTitle(reader.locale, work));
    const params = { count: told.length, titles: titles.join("\n") };
    ctx.mail(em, { ...reader, template: "entries-waiting", params });
    await em.flush();
    return told.length;
  });
}

/**
 * Tells companies of applications that have not moved for 14 days, one mail a company, each application at most once in 7 days.
 * @returns of how many applications it told
 */
export async function remindCompanies(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  const values = [answerDue(ctx.now()), new Date(now - 7 * day), ...endedEntryStatuses];
  const companies = await ctx.em.execute<{ id: string }[]>(`select distinct e.company_id as id ${waiting} limit ${batch}`, values);
  let told = 0;
  for (const { id } of companies) told += await remindOne(ctx, id, values);
  return told;
}
