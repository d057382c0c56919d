import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import { Movie } from "./movie.entity.ts";
import { movieContentSchema, requireShowable, writeContent } from "./movie-content.ts";

const createSchema = z.strictObject({ operationId: z.string().refine(isId), content: movieContentSchema });
const updateSchema = z.strictObject({ id: z.string(), version: z.int(), content: movieContentSchema });

/** Puts an act on a movie on record, as the system's when nobody is signed in. */
export function recordMovie(ctx: Ctx, em: EntityManager, movie: Movie, act: Pick<AuditRecord, "action" | "detail">): void {
  const { admin } = ctx.viewer;
  const actor = admin && { actor: { kind: "ADMIN" as const, id: admin.adminId, sessionId: admin.sessionId } };
  recordAudit(ctx, em, { ...act, objectType: "Movie", objectId: movie.id, ...actor });
}

/** The movie with its row locked until the transaction ends. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockMovie(em: EntityManager, { id, version }: { id: string; version: number }): Promise<Movie> {
  const movie = isId(id) ? await em.findOne(Movie, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!movie) throw notFound();
  if (movie.version !== version) throw userError("STALE_VERSION", ["version"]);
  return movie;
}

/** Writes a draft of a movie. The same operation again answers the same movie. @throws UserErrors FORBIDDEN, or one a field */
export async function createMovie(ctx: Ctx, input: z.input<typeof createSchema>): Promise<Movie> {
  requireEditor(ctx);
  const { operationId, content } = parse(createSchema, input);
  const act = () => writeDraft(ctx, operationId, content);
  return once(ctx, { operationId, find: () => ctx.em.findOne(Movie, { operationId }), act });
}

function writeDraft(ctx: Ctx, operationId: string, content: z.output<typeof movieContentSchema>): Promise<Movie> {
  return runInTransaction(ctx.em, async (em) => {
    const made = { id: newId(), operationId, createdAt: ctx.now(), updatedAt: ctx.now() };
    const { title, description, level, topic, captions, captionsEn } = content;
    const movie = em.create(Movie, { ...made, title, description, level, topic, captions, captionsEn });
    await em.flush();
    await writeContent(ctx, em, movie, content);
    recordMovie(ctx, em, movie, { action: "movie.create", detail: { title } });
    await em.flush();
    return movie;
  });
}

/** Changes a movie in any state; a public one must stay complete. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, or one a field */
export async function updateMovie(ctx: Ctx, input: z.input<typeof updateSchema>): Promise<Movie> {
  requireEditor(ctx);
  const { id, version, content } = parse(updateSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const movie = await lockMovie(em, { id, version });
    await writeContent(ctx, em, movie, content);
    if (movie.status === "PUBLISHED" || movie.status === "SCHEDULED") requireShowable(movie);
    recordMovie(ctx, em, movie, { action: "movie.update", detail: { title: movie.title } });
    await em.flush();
    return movie;
  });
}
