import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { premiumOnly } from "./practice.queries.ts";
import { practiceExamCode } from "./practice-exam.ts";
import { dailyGoalMs } from "./practice-habit.ts";

/** Hours in Japan in which reminders go out: from the first, before the second. */
const [fromHour, toHour] = [18, 21];
const batch = 100;

/** SQL: free items of the person of setting `s` that are due on a day. */
const dueItems = `from practice_answer a join test_item i on i.id = a.item_id join test t on t.id = i.test_id
  where a.user_id = s.user_id and t.code = '${practiceExamCode}' and i.status <> 'RETIRED' and not (${premiumOnly}) and a.due_on <= ?::date`;

/** SQL: wants it, was not reminded that day, and has not reached the goal of the day. */
const wanting = `s.family = 'PRACTICE' and s.email and (s.reminded_on is null or s.reminded_on < ?::date)
  and not exists (select 1 from practice_day d where d.user_id = s.user_id and d.day = ?::date and d.active_ms >= ${dailyGoalMs})`;

/** The day is noted in the same statement that asks for it: two runs at once remind once. */
async function remindOne(ctx: Ctx, em: EntityManager, userId: string, today: string): Promise<boolean> {
  const rows = await em.execute<{ items: number }[]>(
    `update notification_setting s set reminded_on = ?::date where s.user_id = ? and ${wanting} and exists (select 1 ${dueItems})
     returning (select count(*)::int ${dueItems}) as items`,
    [today, userId, today, today, today, today],
  );
  const [due] = rows;
  if (!due) return false;
  const user = await em.findOneOrFail(User, { id: userId });
  ctx.mail(em, { to: user.email, template: "practice-due", locale: user.locale, params: { items: due.items } });
  await em.flush();
  return true;
}

/** Mails who asked for it, on an evening on which something is due and the goal is not reached; at most once a day. */
export async function remindPractice(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const hour = (now.getUTCHours() + 9) % 24;
  if (hour < fromHour || hour >= toHour) return 0;
  const today = jstDate(now);
  const users = await ctx.em.execute<{ id: string }[]>(
    `select s.user_id as id from notification_setting s join users u on u.id = s.user_id
     where u.status = 'ACTIVE' and ${wanting} and exists (select 1 ${dueItems}) limit ${batch}`,
    [today, today, today],
  );
  let reminded = 0;
  for (const { id } of users) if (await runInTransaction(ctx.em, (em) => remindOne(ctx, em, id, today))) reminded += 1;
  return reminded;
}
