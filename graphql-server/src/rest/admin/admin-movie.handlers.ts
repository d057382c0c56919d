import { z } from "zod";
import { attachmentById } from "../../modules/account/attachment/attachment.loaders.ts";
import { legalMovieMoves } from "../../modules/exam/movie/move-movie.ts";
import { adminMovieSorts, getAdminMovie, listAdminMovies } from "../../modules/exam/movie/movie.admin.queries.ts";
import type { Movie } from "../../modules/exam/movie/movie.entity.ts";
import { movieAccesses, movieStatuses, movieTopics, teachingLevels } from "../../modules/exam/movie/movie.vocabulary.ts";
import { captionsLimit, englishCaptionsLimit, practiceLimit } from "../../modules/exam/movie/movie-content.ts";
import { largestFilm } from "../../modules/exam/movie/store-film.ts";
import { audienceByMovie, practiceCodesByMovie } from "../../modules/exam/movie/studio.loaders.ts";
import { loader } from "../../shared/loader.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { namesOf } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { adminSessionShape, id as idShape, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  level: namesOf(teachingLevels),
  status: namesOf(movieStatuses),
  sort: z.enum(adminMovieSorts).default("POSITION"),
  ...pagingQuery,
});
const editQuery = z.object({ id: z.string().min(1).max(40) });
const choices = { levels: teachingLevels, topics: movieTopics, accesses: movieAccesses, statuses: movieStatuses };
const limits = {
  title: 120,
  description: 600,
  captions: captionsLimit,
  captionsEn: englishCaptionsLimit,
  practice: practiceLimit,
  fileBytes: largestFilm,
};

const rowShape = z.object({
  id: idShape,
  title: z.string(),
  level: z.enum(teachingLevels),
  topic: z.enum(movieTopics),
  access: z.enum(movieAccesses),
  status: z.enum(movieStatuses),
  position: z.int(),
  durationMs: z.int(),
  viewers: z.int(),
  completed: z.int(),
  publishAt: time.nullable(),
  publishedAt: time.nullable(),
  closesAt: time.nullable(),
  version: z.int(),
  updatedAt: time,
});
const fileShape = z.object({ id: idShape, fileName: z.string(), mimeType: z.string(), byteSize: z.int() });
const session = adminSessionShape.nullable();
const choicesShape = z.object({
  levels: z.array(z.enum(teachingLevels)),
  topics: z.array(z.enum(movieTopics)),
  accesses: z.array(z.enum(movieAccesses)),
  statuses: z.array(z.enum(movieStatuses)),
});
const limitsShape = z.object({
  title: z.int(),
  description: z.int(),
  captions: z.int(),
  captionsEn: z.int(),
  practice: z.int(),
  fileBytes: z.int(),
});

async function presentRow({ ctx }: RestCall, movie: Movie) {
  const { id, title, level, topic, access, status, position, durationMs, version, updatedAt } = movie;
  const times = { publishAt: movie.publishAt ?? null, publishedAt: movie.publishedAt ?? null, closesAt: movie.closesAt ?? null };
  const audience = await loader(ctx, audienceByMovie).load(id);
  return { id, title, level, topic, access, status, position, durationMs, ...audience, ...times, version, updatedAt };
}

async function presentFile({ ctx }: RestCall, reference: { id: string } | null | undefined) {
  const file = reference ? await loader(ctx, attachmentById).load(reference.id) : undefined;
  return file ? { id: file.id, fileName: file.fileName, mimeType: file.mimeType, byteSize: file.byteSize } : null;
}

/** GET /api/admin/movie. */
export const adminMoviePage = described(
  {
    summary: "A page of movies in every state.",
    query: listQuery,
    response: z.object({
      session,
      movies: z.array(rowShape),
      pageInfo: pageInfoShape,
      totalCount: z.int(),
      choices: choicesShape.extend({ sorts: z.array(z.enum(adminMovieSorts)) }),
    }),
  },
  async (call) => {
    const { keyword, level, status, sort, first, after } = parse(listQuery, call.query);
    const filter = { ...(keyword && { keyword }), ...(level && { levels: level }), ...(status && { statuses: status }) };
    const page = await listAdminMovies(call.ctx, { filter, sort, first, ...(after && { after }) });
    const movies = await Promise.all(page.items.map((movie) => presentRow(call, movie)));
    const totalCount = await page.totalCount();
    const body = {
      session: await adminSession(call),
      movies,
      pageInfo: page.pageInfo,
      totalCount,
      choices: { ...choices, sorts: adminMovieSorts },
    };
    return { status: 200, body };
  },
);

/** GET /api/admin/movie/create. */
export const adminMovieCreatePage = described(
  {
    summary: "What the form of a new movie needs: choices and limits.",
    response: z.object({
      session,
      choices: choicesShape,
      limits: limitsShape,
      defaults: z.object({ level: z.enum(teachingLevels), topic: z.enum(movieTopics), access: z.enum(movieAccesses), position: z.int() }),
    }),
  },
  async (call) => {
    const defaults = { level: "N5", topic: "VOCABULARY", access: "FREE", position: 0 };
    return { status: 200, body: { session: await adminSession(call), choices, limits, defaults } };
  },
);

/** GET /api/admin/movie/edit?id=. */
export const adminMovieEditPage = described(
  {
    summary: "A movie as the form shows it.",
    query: editQuery,
    response: z.object({
      session,
      choices: choicesShape,
      limits: limitsShape,
      movie: rowShape.extend({
        description: z.string(),
        captions: z.string(),
        captionsEn: z.string(),
        file: fileShape.nullable(),
        poster: fileShape.nullable(),
        practiceCodes: z.array(z.string()),
        legalMoves: z.array(z.enum(movieStatuses)),
      }),
    }),
  },
  async (call) => {
    const { id } = parse(editQuery, call.query);
    const movie = await getAdminMovie(call.ctx, id);
    if (!movie) throw notFound();
    const { description, captions, captionsEn } = movie;
    const files = { file: await presentFile(call, movie.file), poster: await presentFile(call, movie.poster) };
    const practiceCodes = await loader(call.ctx, practiceCodesByMovie).load(id);
    const shown = {
      ...(await presentRow(call, movie)),
      description,
      captions,
      captionsEn,
      ...files,
      practiceCodes,
      legalMoves: legalMovieMoves(movie),
    };
    return { status: 200, body: { session: await adminSession(call), choices, limits, movie: shown } };
  },
);
