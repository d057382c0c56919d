import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { type MailedWork, mailedWorkLine, mailedWorkSql } from "../../work/naming/mailed-works.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";

/** Days before its deadline from which a liked work closes soon. */
const soonDays = 3;
const batch = 100;
const shown = 10;

interface ClosingWork extends MailedWork {
  id: string;
}

const ended = endedEntryStatuses.map((status) => `'${status}'`).join(", ");

/** Liked, open, closing within days, not applied for, not told yet. `l` is the like, `w` the work. */
const closing = `w.status = 'OPEN' and w.apply_by between ?::date and ?::date and l.closing_told_at is null
  and not exists (select 1 from entry e where e.user_id = l.user_id and e.work_id = l.work_id and e.status not in (${ended}))
  and not exists (select 1 from blocked_company b where b.user_id = l.user_id and b.company_id = w.company_id)`;

async function tellOne(ctx: Ctx, em: EntityManager, userId: string, days: readonly [string, string]): Promise<boolean> {
  const works = await em.execute<ClosingWork[]>(
    `update work_like l set closing_told_at = ? from work w, company c
    where w.id = l.work_id and c.id = w.company_id and l.user_id = ? and ${closing}
    returning w.id, ${mailedWorkSql}`,
    [ctx.now(), userId, ...days],
  );
  const user = await em.findOneOrFail(User, { id: userId });
  if (works.length === 0 || !(await wantsMail(em, userId, "CLOSING_SOON"))) return false;
  const lines = works.slice(0, shown).map((work) => mailedWorkLine(user.locale, work));
  ctx.mail(em, { to: user.email, template: "closing-likes", locale: user.locale, params: { works: lines.join("\n") } });
  await em.flush();
  return true;
}

/** Mails seekers once about each work they like that closes within three days and that they have not applied for. */
export async function tellClosingLikes(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const days = [jstDate(now), jstDate(new Date(now.getTime() + soonDays * 24 * 3_600_000))] as const;
  const users = await ctx.em.execute<{ id: string }[]>(
    `select distinct l.user_id as id from work_like l join work w on w.id = l.work_id join users u on u.id = l.user_id
    where u.status = 'ACTIVE' and ${closing} limit ${batch}`,
    [...days],
  );
  let told = 0;
  for (const { id } of users) if (await runInTransaction(ctx.em, (em) => tellOne(ctx, em, id, days))) told += 1;
  return told;
}
