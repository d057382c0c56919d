import type { FilterQuery } from "@mikro-orm/core";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { subjectsWithWords } from "../../site/version/language-version.queries.ts";
import { Movie } from "./movie.entity.ts";
import { premiumByUser } from "./movie.loaders.ts";
import { mayPlay, shownNow } from "./movie.policy.ts";
import type { MovieTopic, TeachingLevel } from "./movie.vocabulary.ts";

/** The viewer's progress states for a movie. */
export const movieProgressStates = ["NEW", "STARTED", "COMPLETED"] as const;
export type MovieProgressState = (typeof movieProgressStates)[number];

export interface MovieFilter {
  level?: TeachingLevel | null;
  topic?: MovieTopic | null;
  keyword?: string | null;
  progress?: MovieProgressState | null;
}

/** Every word that was typed stands in title, description or captions. */
export function movieKeywords(keyword: string): FilterQuery<Movie>[] {
  const words = foldText(keyword.slice(0, 100)).split(" ").filter(Boolean);
  return words.map((word) => ({ searchText: { $like: `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%` } }));
}

/** The same of the movie or of its texts in the reader's language. */
async function keywordFilter(ctx: Ctx, keyword: string): Promise<FilterQuery<Movie>> {
  const words = foldText(keyword.slice(0, 100)).split(" ").filter(Boolean);
  return { $or: [{ $and: movieKeywords(keyword) }, { id: { $in: await subjectsWithWords(ctx.em, ctx.locale, words) } }] };
}

const none = "00000000-0000-0000-0000-000000000000";

/** Movies by the reader's own progress; a visitor has begun none. */
async function progressFilter(ctx: Ctx, state: MovieProgressState): Promise<FilterQuery<Movie>> {
  const rows: { id: string; done: boolean }[] = await ctx.em.execute(
    "select movie_id as id, completed_at is not null as done from movie_progress where user_id = ? limit 2000",
    [ctx.viewer.seeker?.userId ?? none],
  );
  if (state === "NEW") return { id: { $nin: rows.map(({ id }) => id) } };
  return { id: { $in: rows.filter(({ done }) => done === (state === "COMPLETED")).map(({ id }) => id) } };
}

async function conditionsOf(ctx: Ctx, { level, topic, keyword, progress }: MovieFilter): Promise<FilterQuery<Movie>[]> {
  return [
    shownNow(ctx.now()),
    level ? { level } : {},
    topic ? { topic } : {},
    ...(keyword ? [await keywordFilter(ctx, keyword)] : []),
    progress ? await progressFilter(ctx, progress) : {},
  ];
}

const byPosition = { key: "position", kind: "WHOLE", direction: "asc" } as const;

/** Published movies in the editors' order, by keyset. */
export async function listMovies(ctx: Ctx, input: { filter?: MovieFilter | null; first: number; after?: string | null }) {
  const wanted = await conditionsOf(ctx, input.filter ?? {});
  const { where, orderBy, limit, page } = keyset(byPosition, input);
  const rows = await ctx.em.find(Movie, { $and: [...wanted, where] }, { orderBy, limit });
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(Movie, { $and: wanted }),
  };
}

/** A published movie; null for every other one. */
export function findMovie(ctx: Ctx, id: string): Promise<Movie | null> {
  return isId(id) ? ctx.em.findOne(Movie, { $and: [{ id }, shownNow(ctx.now())] }) : Promise.resolve(null);
}

/** Others of the same level to go on with: the same topic first, then in the editors' order. */
export async function relatedMovies(ctx: Ctx, id: string, first: number): Promise<Movie[]> {
  const movie = await findMovie(ctx, id);
  if (!movie) return [];
  const others = await ctx.em.find(
    Movie,
    { $and: [shownNow(ctx.now()), { level: movie.level, id: { $ne: movie.id } }] },
    { orderBy: { position: "asc", id: "asc" }, limit: 50 },
  );
  const rank = ({ topic }: Movie) => (topic === movie.topic ? 0 : 1);
  return others.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.min(pageSize(first), 6));
}

/** Counts published movies by level and by topic. */
export async function countMovies(ctx: Ctx) {
  const rows: { level: TeachingLevel; topic: MovieTopic; count: number }[] = await ctx.em.execute(
    `select level, topic, count(*)::int as count from movie
     where status = 'PUBLISHED' and published_at <= ? and (closes_at is null or closes_at > ?) group by level, topic`,
    [ctx.now(), ctx.now()],
  );
  const sum = (own: (row: (typeof rows)[number]) => boolean) => rows.filter(own).reduce((total, { count }) => total + count, 0);
  const levels = [...new Set(rows.map(({ level }) => level))].toSorted().toReversed();
  const topics = [...new Set(rows.map(({ topic }) => topic))].toSorted();
  return {
    levels: levels.map((level) => ({ level, count: sum((row) => row.level === level) })),
    topics: topics.map((topic) => ({ topic, count: sum((row) => row.topic === topic) })),
  };
}

/** The movies the seeker has begun and not finished, the latest first. */
export async function moviesToContinue(ctx: Ctx, first: number): Promise<Movie[]> {
  const { seeker } = ctx.viewer;
  if (!seeker) return [];
  const now = ctx.now().toISOString();
  return entitiesTogether(ctx.em, Movie, {
    text: `from movie_progress p join movie as e on e.id = p.movie_id
      where p.user_id = ? and p.completed_at is null and e.status = 'PUBLISHED' and e.published_at <= ? and (e.closes_at is null or e.closes_at > ?)
      order by p.updated_at desc, p.id desc limit ?`,
    values: [seeker.userId, now, now, Math.min(pageSize(first), 12)],
  });
}

/** Whether the viewer may play it: editors see everything, others by their licence. */
export async function viewerMayPlay(ctx: Ctx, movie: Pick<Movie, "access">): Promise<boolean> {
  const { seeker } = ctx.viewer;
  if (movie.access === "FREE") return true;
  return mayPlay(movie, { hasLicence: seeker ? await loader(ctx, premiumByUser).load(seeker.userId) : false });
}
