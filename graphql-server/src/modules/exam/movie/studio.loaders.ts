import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

export interface Audience {
  viewers: number;
  completed: number;
}

/** Counts, for each movie, the seekers who have begun it and those who have watched it. */
export function audienceByMovie({ em }: Ctx): DataLoader<string, Audience> {
  return new DataLoader(async (ids) => {
    const rows: { id: string; viewers: number; completed: number }[] = await em.execute(
      `select movie_id as id, count(*)::int as viewers, count(completed_at)::int as completed from movie_progress
       where movie_id in (${ids.map(() => "?").join(", ")}) group by movie_id`,
      [...ids],
    );
    const byId = new Map(rows.map(({ id, viewers, completed }) => [id, { viewers, completed }]));
    return ids.map((id) => byId.get(id) ?? { viewers: 0, completed: 0 });
  });
}

/** Codes of the practice items of movies, in order. */
export function practiceCodesByMovie({ em }: Ctx): DataLoader<string, string[]> {
  return new DataLoader(async (ids) => {
    const rows: { movie_id: string; code: string }[] = await em.execute(
      `select m.movie_id, i.code from movie_item m join test_item i on i.id = m.item_id
       where m.movie_id in (${ids.map(() => "?").join(", ")}) order by m.position, i.code`,
      [...ids],
    );
    return ids.map((id) => rows.filter(({ movie_id }) => movie_id === id).map(({ code }) => code));
  });
}
