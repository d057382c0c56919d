import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { removeVersions } from "../../site/version/write-version.ts";
import { MovieProgress } from "../watching/movie-progress.entity.ts";
import { Movie } from "./movie.entity.ts";
import { type MovieStatus, movieStatuses } from "./movie.vocabulary.ts";
import { requireShowable } from "./movie-content.ts";
import { lockMovie, recordMovie } from "./write-movie.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), to: z.enum(movieStatuses), publishAt: z.date().nullish() });
const deleteSchema = z.strictObject({ id: z.string(), version: z.int() });

const moves: Readonly<Record<MovieStatus, readonly MovieStatus[]>> = {
  DRAFT: ["PUBLISHED", "SCHEDULED"],
  SCHEDULED: ["PUBLISHED", "SCHEDULED", "DRAFT"],
  PUBLISHED: ["ARCHIVED"],
  ARCHIVED: ["PUBLISHED", "SCHEDULED"],
};

/** The states a movie may move to from its present one. */
export function legalMovieMoves({ status }: { status: MovieStatus }): readonly MovieStatus[] {
  return moves[status];
}

function timeOf(ctx: Ctx, to: MovieStatus, publishAt: Date | null | undefined): Date | null {
  if (to !== "SCHEDULED") return null;
  if (!publishAt) throw userError("REQUIRED", ["publishAt"]);
  if (publishAt <= ctx.now()) throw userError("NOT_IN_FUTURE", ["publishAt"]);
  return publishAt;
}

/**
 * Publishes a complete movie at once or at its time, takes a public one down, or takes back a plan.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, NOT_IN_FUTURE, REQUIRED
 */
export async function moveMovie(ctx: Ctx, input: z.input<typeof schema>): Promise<Movie> {
  requireEditor(ctx);
  const { id, version, to, publishAt } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const movie = await lockMovie(em, { id, version });
    const from = movie.status;
    if (!legalMovieMoves(movie).includes(to)) throw userError("ILLEGAL_TRANSITION", ["to"], { legal: legalMovieMoves(movie).join(", ") });
    const now = ctx.now();
    const later = timeOf(ctx, to, publishAt);
    if (to === "PUBLISHED" || to === "SCHEDULED") requireShowable(movie);
    if (to === "PUBLISHED") movie.publishedAt ??= now;
    em.assign(movie, { status: to, publishAt: later ?? movie.publishedAt ?? null, updatedAt: now });
    recordMovie(ctx, em, movie, { action: "movie.move", detail: { from, to } });
    await em.flush();
    return movie;
  });
}

/** Deletes a draft that nobody has watched. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, MOVIE_IN_USE */
export async function deleteMovie(ctx: Ctx, input: z.input<typeof deleteSchema>): Promise<string> {
  requireEditor(ctx);
  const { id, version } = parse(deleteSchema, input);
  await runInTransaction(ctx.em, async (em) => {
    const movie = await lockMovie(em, { id, version });
    if (movie.status !== "DRAFT" || (await em.count(MovieProgress, { movie: id })) > 0) throw userError("MOVIE_IN_USE");
    recordMovie(ctx, em, movie, { action: "movie.delete", detail: { title: movie.title } });
    await removeVersions(em, id);
    em.remove(movie);
    await em.flush();
  });
  return id;
}

const batch = 100;

/** Publishes movies whose time has come and takes down those whose window is over. @returns how many */
export async function turnDueMovies(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const due = {
    $or: [
      { status: "SCHEDULED" as const, publishAt: { $lte: now } },
      { status: "PUBLISHED" as const, closesAt: { $lte: now } },
    ],
  };
  if ((await ctx.em.count(Movie, due)) === 0) return 0;
  return runInTransaction(ctx.em, async (em) => {
    const rows = await em.find(Movie, due, { limit: batch, orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    for (const movie of rows) {
      const from = movie.status;
      const to = from === "SCHEDULED" ? "PUBLISHED" : "ARCHIVED";
      if (to === "PUBLISHED") movie.publishedAt ??= movie.publishAt ?? now;
      em.assign(movie, { status: to, updatedAt: now });
      recordMovie(ctx, em, movie, { action: "movie.move", detail: { from, to } });
    }
    await em.flush();
    return rows.length;
  });
}
