import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { versionLocales } from "../../site/version/language-version.entity.ts";
import { removeVersion, type VersionSource, writeVersion } from "../../site/version/write-version.ts";
import { Movie } from "./movie.entity.ts";
import { movieContentSchema } from "./movie-content.ts";
import { recordMovie } from "./write-movie.ts";

const target = { movieId: z.string(), language: z.enum(versionLocales) };
const saveSchema = z.strictObject({
  ...target,
  version: z.int().nullish(),
  ...movieContentSchema.pick({ title: true, description: true }).shape,
});
const removeSchema = z.strictObject({ ...target, version: z.int() });

/** The texts of a movie that have versions: what is spoken in it is what it teaches, and has captions. */
export const movieSource = ({ id, title, description }: Pick<Movie, "id" | "title" | "description">): VersionSource => ({
  id,
  title,
  summary: description,
  bodyHtml: "",
});

/** The movie of a version, kept as it is until the version is written. @throws UserErrors NOT_FOUND */
async function holdMovie(em: EntityManager, id: string): Promise<Movie> {
  const movie = isId(id) ? await em.findOne(Movie, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!movie) throw notFound(["movieId"]);
  return movie;
}

/** Writes title and description in another language. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, REQUIRED, or one a field */
export async function saveMovieVersion(ctx: Ctx, input: z.input<typeof saveSchema>): Promise<Movie> {
  const { adminId } = requireEditor(ctx);
  const { movieId, language, version, title, description: summary } = parse(saveSchema, input);
  if (summary === "") throw userError("REQUIRED", ["description"]);
  return runInTransaction(ctx.em, async (em) => {
    const movie = await holdMovie(em, movieId);
    const text = { title, summary, bodyHtml: "" };
    await writeVersion(ctx, em, { source: movieSource(movie), target: { language, version: version ?? null }, text, editorId: adminId });
    recordMovie(ctx, em, movie, { action: "movie.translate", detail: { language } });
    await em.flush();
    return movie;
  });
}

/** Takes a movie's texts in a language away. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION */
export async function removeMovieVersion(ctx: Ctx, input: z.input<typeof removeSchema>): Promise<Movie> {
  requireEditor(ctx);
  const { movieId, language, version } = parse(removeSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const movie = await holdMovie(em, movieId);
    await removeVersion(em, movie.id, { language, version });
    recordMovie(ctx, em, movie, { action: "movie.untranslate", detail: { language } });
    await em.flush();
    return movie;
  });
}
