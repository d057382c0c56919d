import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { Skill } from "../engine/next-item.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { findMovie, viewerMayPlay } from "../movie/movie.queries.ts";
import type { TeachingLevel } from "../movie/movie.vocabulary.ts";
import { optionOrder } from "./option-order.ts";
import { PracticeAnswer } from "./practice-answer.entity.ts";
import { practiceExamCode } from "./practice-exam.ts";
import { gradeOf } from "./practice-grade.ts";

/** Items of a set of a level. */
const setSize = 5;

/** Items as questions; `asNew` leaves out what an earlier answer was worth, and with it what is right. */
export async function presentSet(ctx: Ctx, ids: readonly string[], { asNew = false } = {}) {
  const { userId } = requireSeeker(ctx);
  const items = await ctx.em.find(ExamItem, { id: { $in: [...ids] } });
  const answers = asNew ? [] : await ctx.em.find(PracticeAnswer, { user: userId, item: { $in: [...ids] } });
  const answerOf = new Map(answers.map((answer) => [answer.item.id, answer]));
  return items
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((item) => {
      const { id, level, skill, stem, passage, script } = item;
      const order = optionOrder({ userId, itemId: id, count: item.options.length });
      const answer = answerOf.get(id);
      return {
        id,
        level,
        skill,
        stem,
        passage: passage ?? null,
        script: script ?? null,
        options: order.map((index) => item.options[index] ?? ""),
        // Only those who have answered learn the right option.
        grade: answer ? gradeOf(ctx, { item, answer, order }) : null,
      };
    });
}

/** The practice items of a movie in their order. @throws UserErrors NOT_FOUND, MOVIE_LICENCE_REQUIRED */
export async function movieSet(ctx: Ctx, movieId: string) {
  requireSeeker(ctx);
  const movie = await findMovie(ctx, movieId);
  if (!movie) throw notFound(["movieId"]);
  if (!(await viewerMayPlay(ctx, movie))) throw userError("MOVIE_LICENCE_REQUIRED", ["movieId"]);
  const rows: { id: string }[] = await ctx.em.execute(
    `select i.id from movie_item m join test_item i on i.id = m.item_id join test t on t.id = i.test_id
     where m.movie_id = ? and i.status <> 'RETIRED' and t.code = ? order by m.position, i.id`,
    [movie.id, practiceExamCode],
  );
  return presentSet(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** SQL: true for items that belong to premium movies only. */
export const premiumOnly = `exists (select 1 from movie_item m where m.item_id = i.id)
  and not exists (select 1 from movie_item m join movie v on v.id = m.movie_id where m.item_id = i.id and v.access = 'FREE')`;

/** Some items of a level: those never answered first, then those answered longest ago; each seeker in an order of their own. */
export async function levelSet(ctx: Ctx, level: TeachingLevel, skill: Skill | null) {
  const { userId } = requireSeeker(ctx);
  const rows: { id: string }[] = await ctx.em.execute(
    `select i.id from test_item i join test t on t.id = i.test_id left join practice_answer a on a.item_id = i.id and a.user_id = ?
     where t.code = ? and i.status = 'ACTIVE' and i.level = ? and i.skill = coalesce(?, i.skill) and not (${premiumOnly})
     order by a.last_answered_at nulls first, md5(i.id::text || ?) limit ?`,
    [userId, practiceExamCode, level, skill, userId, setSize],
  );
  return presentSet(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** Free practice items by level, and how many the seeker has answered. */
export async function practiceByLevel(ctx: Ctx): Promise<Map<TeachingLevel, { items: number; answered: number }>> {
  const { userId } = requireSeeker(ctx);
  const rows: { level: TeachingLevel; items: number; answered: number }[] = await ctx.em.execute(
    `select i.level, count(*)::int as items, count(a.id)::int as answered from test_item i join test t on t.id = i.test_id
     left join practice_answer a on a.item_id = i.id and a.user_id = ?
     where t.code = ? and i.status = 'ACTIVE' and not (${premiumOnly}) group by i.level`,
    [userId, practiceExamCode],
  );
  return new Map(rows.map(({ level, items, answered }) => [level, { items, answered }]));
}

/** Free practice items of a level, by skill. */
export async function practiceOfLevel({ em }: Ctx, level: TeachingLevel): Promise<Map<Skill, number>> {
  const rows: { skill: Skill; items: number }[] = await em.execute(
    `select i.skill, count(*)::int as items from test_item i join test t on t.id = i.test_id
     where t.code = ? and i.status = 'ACTIVE' and i.level = ? and not (${premiumOnly}) group by i.skill`,
    [practiceExamCode, level],
  );
  return new Map(rows.map(({ skill, items }) => [skill, items]));
}

/** An item the seeker may practise with. @throws UserErrors NOT_FOUND, MOVIE_LICENCE_REQUIRED */
export async function findPractisable(ctx: Ctx, itemId: string): Promise<ExamItem> {
  const found = isId(itemId)
    ? await ctx.em.findOne(ExamItem, { id: itemId, test: { code: practiceExamCode }, status: { $ne: "RETIRED" } })
    : null;
  if (!found) throw notFound(["itemId"]);
  const [premium]: { locked: boolean }[] = await ctx.em.execute(`select (${premiumOnly}) as locked from test_item i where i.id = ?`, [
    itemId,
  ]);
  if (premium?.locked && !(await viewerMayPlay(ctx, { access: "PREMIUM" }))) throw userError("MOVIE_LICENCE_REQUIRED", ["itemId"]);
  return found;
}
