import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { askedAfterDays, confirmedForDays } from "../posting/published-until.ts";
import { confirmationToken } from "./confirm-by-link.ts";

/** Companies a run, and works a mail. */
const batch = 50;
const shown = 20;

interface Asked {
  id: string;
  title: string;
  title_en: string | null;
  confirmed_on: string;
}

/** SQL of the open works that were confirmed up to a day, whose company was not asked since, and that would end before their own last day. */
const waiting = `w.status = 'OPEN' and w.confirmed_on <= ?::date and w.confirm_asked_at is null
  and (w.apply_by is null or w.apply_by > w.confirmed_on + ${confirmedForDays})`;

async function askOne(ctx: Ctx, em: EntityManager, companyId: string, day: string): Promise<number> {
  const asked = await em.execute<Asked[]>(
    `update work set confirm_asked_at = ? where id in (
      select w.id from work w where w.company_id = ? and ${waiting} order by w.confirmed_on, w.id limit ${shown} for update skip locked)
    returning id, title, title_en, confirmed_on::text as confirmed_on`,
    [ctx.now(), companyId, day],
  );
  if (asked.length === 0) return 0;
  const company = await em.findOneOrFail(Company, { id: companyId });
  const reader = await companyReader(em, company);
  const lines = asked.map(({ id, title, title_en, confirmed_on: confirmedOn }) => {
    const name = reader.locale === "en" && title_en ? title_en : title;
    return [name, addDays(confirmedOn, confirmedForDays), confirmationToken(ctx, { id, confirmedOn })].join("\t");
  });
  ctx.mail(em, { ...reader, template: "work-still-open", params: { works: lines.join("\n") } });
  await em.flush();
  return asked.length;
}

/**
 * Asks companies whether postings are still open that they confirmed thirty days ago, one mail a company, each posting once.
 * @returns of how many works it asked
 */
export async function askStillOpen(ctx: Ctx): Promise<number> {
  const day = addDays(jstDate(ctx.now()), -askedAfterDays);
  const companies = await ctx.em.execute<{ id: string }[]>(
    `select distinct w.company_id as id from work w join company c on c.id = w.company_id
    where c.status = 'ACTIVE' and ${waiting} limit ${batch}`,
    [day],
  );
  let asked = 0;
  for (const { id } of companies) asked += await runInTransaction(ctx.em, (em) => askOne(ctx, em, id, day));
  return asked;
}
