import DataLoader from "dataloader";
import { entitiesTogether, idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { haveLicence } from "../../money/licence/use-licence.ts";
import { MovieProgress } from "../watching/movie-progress.entity.ts";

/** True for seekers who have a licence for premium movies now, by account. */
export function premiumByUser({ em, now }: Ctx): DataLoader<string, boolean> {
  return new DataLoader(async (ids) => {
    const licensed = await haveLicence(em, { userIds: ids, kind: "PREMIUM_MOVIES", now: now() });
    return ids.map((id) => licensed.has(id));
  });
}

/** The viewer's own progress by movie; null before it was begun, and for everyone but seekers. */
export function ownProgressByMovie({ em, viewer }: Ctx): DataLoader<string, MovieProgress | null> {
  return new DataLoader(async (ids) => {
    const { seeker } = viewer;
    const from = `from movie_progress as e where e.user_id = ? and e.movie_id ${isListed}`;
    const rows = seeker ? await entitiesTogether(em, MovieProgress, { text: from, values: [seeker.userId, idList(ids)] }) : [];
    const byMovie = new Map(rows.map((row) => [row.movie.id, row]));
    return ids.map((id) => byMovie.get(id) ?? null);
  });
}

export interface PracticeCount {
  items: number;
  /** Answered by the viewer. */
  answered: number;
}

/** Practice items of a movie, and how many of them the viewer has answered. */
export function practiceByMovie({ em, viewer }: Ctx): DataLoader<string, PracticeCount> {
  return new DataLoader(async (ids) => {
    const rows = await readTogether<{ movie_id: string; items: number; answered: number }>(em, {
      text: `select m.movie_id, count(*)::int as items, count(a.id)::int as answered
        from movie_item m join test_item i on i.id = m.item_id and i.status <> 'RETIRED'
        left join practice_answer a on a.item_id = m.item_id and a.user_id = nullif(?, '')::uuid
        where m.movie_id ${isListed} group by m.movie_id`,
      values: [viewer.seeker?.userId ?? "", idList(ids)],
      prepared: true,
    });
    const byMovie = new Map(rows.map(({ movie_id, items, answered }) => [movie_id, { items, answered }]));
    return ids.map((id) => byMovie.get(id) ?? { items: 0, answered: 0 });
  });
}

/** Readings of the captions, one entry a caption; null while they are being computed. */
export function captionRubyByMovie({ em }: Ctx): DataLoader<string, readonly Ruby[] | null> {
  return new DataLoader(async (ids) => {
    const rows: { id: string; ruby: string | null }[] = await em.execute(
      `select id, (ruby_body -> 'transcript')::text as ruby from movie where id in (${ids.map(() => "?").join(", ")})`,
      [...ids],
    );
    const byId = new Map(rows.map(({ id, ruby }): [string, readonly Ruby[] | null] => [id, ruby === null ? null : JSON.parse(ruby)]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
