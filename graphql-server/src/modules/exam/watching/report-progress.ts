import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { Movie } from "../movie/movie.entity.ts";
import { findMovie, viewerMayPlay } from "../movie/movie.queries.ts";
import { completeShare } from "../movie/movie.vocabulary.ts";
import { MovieProgress } from "./movie-progress.entity.ts";
import { mergeRanges, type WatchedRange, watchedMs } from "./watched-ranges.ts";

const ms = z.int().min(0).max(86_400_000);
const schema = z.strictObject({
  movieId: z.string(),
  positionMs: ms,
  ranges: z.array(z.object({ fromMs: ms, toMs: ms })).max(200),
});

/** Playing at double speed, and the time by which a report may be late. */
const fastest = 2;
const slackMs = 15_000;

/** More than the time since playing began allows cannot have been watched: then the report's ranges wait for a later one. */
function creditable(progress: MovieProgress, ranges: readonly WatchedRange[], { durationMs, now }: { durationMs: number; now: Date }) {
  const merged = mergeRanges(progress.ranges, ranges, durationMs);
  const possible = (now.getTime() - progress.startedAt.getTime()) * fastest + slackMs;
  return watchedMs(merged) <= possible ? merged : progress.ranges;
}

async function lockProgress(
  em: EntityManager,
  { userId, movieId, now }: { userId: string; movieId: string; now: Date },
): Promise<MovieProgress> {
  await em.execute(
    `insert into movie_progress (id, user_id, movie_id, ranges, watched_ms, position_ms, started_at, updated_at)
     values (?, ?, ?, '[]', 0, 0, ?, ?) on conflict (user_id, movie_id) do nothing`,
    [newId(), userId, movieId, now, now],
  );
  return em.findOneOrFail(MovieProgress, { user: userId, movie: movieId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Takes in the ranges played: they become one set with those before, so that a report sent twice or late changes nothing, and seeking
 * completes nothing. A movie once complete stays complete.
 * @throws UserErrors NOT_FOUND, MOVIE_LICENCE_REQUIRED
 */
export async function reportProgress(ctx: Ctx, input: z.input<typeof schema>): Promise<Movie> {
  const { userId } = requireSeeker(ctx);
  const { movieId, positionMs, ranges } = parse(schema, input);
  const movie = await findMovie(ctx, movieId);
  if (!movie) throw notFound(["movieId"]);
  if (!(await viewerMayPlay(ctx, movie))) throw userError("MOVIE_LICENCE_REQUIRED", ["movieId"]);
  const { durationMs } = movie;
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const progress = await lockProgress(em, { userId, movieId, now });
    const merged = creditable(
      progress,
      ranges.map(({ fromMs, toMs }): WatchedRange => [fromMs, toMs]),
      { durationMs, now },
    );
    const watched = watchedMs(merged);
    em.assign(progress, { ranges: merged, watchedMs: watched, positionMs: Math.min(positionMs, durationMs), updatedAt: now });
    if (durationMs > 0 && watched >= durationMs * completeShare) progress.completedAt ??= now;
  });
  return movie;
}
