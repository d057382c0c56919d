import { readTogether } from "../../../platform/database/read-together.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { type Skill, skills } from "../engine/next-item.ts";
import { viewerMayPlay } from "../movie/movie.queries.ts";
import { premiumOnly, presentSet } from "./practice.queries.ts";
import { practiceExamCode } from "./practice-exam.ts";
import { dailyGoalMs, settleMs, streakOf } from "./practice-habit.ts";

/** Items of one set of reviews. */
const setSize = 10;
/** Days with the goal reached that a streak can count. */
const longestStreak = 1_000;
/** Days for which what is firm should be known. */
const firmDays = 21;

/** SQL: answers of a seeker to items that may be practised now; its values are those of `own`. */
const ownAnswers = `from practice_answer a join test_item i on i.id = a.item_id join test t on t.id = i.test_id
  where a.user_id = ? and t.code = ? and i.status <> 'RETIRED' and (?::int = 1 or not (${premiumOnly}))`;

/** SQL: the day has come, and the item was not answered just now. */
const isDue = "a.due_on <= ?::date and a.last_answered_at <= ?::timestamptz";

async function ownValues(ctx: Ctx): Promise<[string, string, number]> {
  return [requireSeeker(ctx).userId, practiceExamCode, (await viewerMayPlay(ctx, { access: "PREMIUM" })) ? 1 : 0];
}

function dueValues(ctx: Ctx): [string, string] {
  const now = ctx.now();
  return [jstDate(now), new Date(now.getTime() - settleMs).toISOString()];
}

/** The items to review today, those longest due first and among them the least known; the answer of before is not told. */
export async function dueSet(ctx: Ctx) {
  const values = [...(await ownValues(ctx)), ...dueValues(ctx), setSize];
  const rows: { id: string }[] = await ctx.em.execute(
    `select i.id ${ownAnswers} and ${isDue} order by a.due_on, a.stability nulls first, a.id limit ?`,
    values,
  );
  return presentSet(
    ctx,
    rows.map(({ id }) => id),
    { asNew: true },
  );
}

export interface SkillPractice {
  skill: Skill;
  items: number;
  answered: number;
  right: number;
  firm: number;
}

export interface PracticeStanding {
  due: number;
  nextDueOn: string | null;
  goalSeconds: number;
  practisedSeconds: number;
  streakDays: number;
  streakEndsToday: boolean;
  skills: SkillPractice[];
}

/** Free practice items by skill, and how far the seeker is with them. */
async function practiceBySkill(ctx: Ctx): Promise<SkillPractice[]> {
  const { userId } = requireSeeker(ctx);
  const rows = await readTogether<SkillPractice>(ctx.em, {
    text: `select i.skill, count(*)::int as items, count(a.id)::int as answered,
        (count(*) filter (where a.last_choice = i.key))::int as right,
        (count(*) filter (where a.last_choice = i.key and a.stability >= ${firmDays}))::int as firm
      from test_item i join test t on t.id = i.test_id left join practice_answer a on a.item_id = i.id and a.user_id = ?
      where t.code = ? and i.status = 'ACTIVE' and not (${premiumOnly}) group by i.skill`,
    values: [userId, practiceExamCode],
    prepared: true,
  });
  return skills.flatMap((skill) => rows.filter((row) => row.skill === skill));
}

/** The seeker's practice as of today: what is due, the daily goal, the streak, and practice by skill. */
export async function practiceStanding(ctx: Ctx): Promise<PracticeStanding> {
  const own = await ownValues(ctx);
  const [userId] = own;
  const due = dueValues(ctx);
  const [today] = due;
  const [[counts], reached, [day], bySkill] = await Promise.all([
    readTogether<{ due: number; next: string | null }>(ctx.em, {
      text: `select (count(*) filter (where ${isDue}))::int as due, (min(a.due_on) filter (where a.due_on > ?::date))::text as next ${ownAnswers}`,
      values: [...due, today, ...own],
      prepared: true,
    }),
    readTogether<{ day: string }>(ctx.em, {
      text: `select day::text as day from practice_day where user_id = ? and active_ms >= ${dailyGoalMs} and day <= ?::date
        order by practice_day.day desc limit ${longestStreak}`,
      values: [userId, today],
      prepared: true,
    }),
    readTogether<{ ms: number }>(ctx.em, {
      text: "select active_ms as ms from practice_day where user_id = ? and day = ?::date",
      values: [userId, today],
      prepared: true,
    }),
    practiceBySkill(ctx),
  ]);
  const streak = streakOf(
    reached.map((row) => row.day),
    today,
  );
  const count = counts?.due ?? 0;
  return {
    due: count,
    nextDueOn: count > 0 ? null : (counts?.next ?? null),
    goalSeconds: dailyGoalMs / 1_000,
    practisedSeconds: Math.floor((day?.ms ?? 0) / 1_000),
    streakDays: streak.days,
    streakEndsToday: streak.endsToday,
    skills: bySkill,
  };
}
