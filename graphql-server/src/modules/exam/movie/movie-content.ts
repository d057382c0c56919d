import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { practiceExamCode } from "../practice/practice-exam.ts";
import { readVtt } from "./captions.ts";
import { readFilm } from "./film-facts.ts";
import type { Movie } from "./movie.entity.ts";
import { movieAccesses, movieTopics, teachingLevels } from "./movie.vocabulary.ts";
import { MovieItem } from "./movie-item.entity.ts";

/** Characters of captions: in full, at three bytes a character in Japanese and one in English, both fit into a request of 100 kB. */
export const captionsLimit = 24_000;
export const englishCaptionsLimit = 15_000;
export const practiceLimit = 20;

/** The content of a movie as an editor writes it. A draft may lack everything but its title. */
export const movieContentSchema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(600),
  level: z.enum(teachingLevels),
  topic: z.enum(movieTopics),
  access: z.enum(movieAccesses),
  position: z.int().min(0).max(100_000),
  fileId: z.string().nullish(),
  posterId: z.string().nullish(),
  captions: z.string().max(captionsLimit),
  captionsEn: z
    .string()
    .max(englishCaptionsLimit)
    .nullish()
    .transform((text) => text ?? ""),
  closesAt: z.date().nullish(),
  practiceCodes: z.array(z.string().trim().min(1).max(40)).max(practiceLimit),
});
export type MovieContent = z.output<typeof movieContentSchema>;

async function fileOf(em: EntityManager, id: string | null | undefined, path: "fileId" | "posterId"): Promise<Attachment | null> {
  if (!id) return null;
  const purpose = path === "fileId" ? "MOVIE" : "POSTER";
  const file = isId(id) ? await em.findOne(Attachment, { id, ownerKind: "ADMIN", purpose, state: "CLEAN" }) : null;
  if (!file) throw userError("NOT_FOUND", [path]);
  return file;
}

/** Every caption that is wrong, by its line. */
function checkCaptions(path: "captions" | "captionsEn", captions: string, durationMs: number): void {
  if (captions.trim() === "") return;
  const { problems } = readVtt(captions, durationMs || Number.POSITIVE_INFINITY);
  if (problems.length === 0) return;
  throw new UserErrors(
    problems.slice(0, 20).map(({ line, code }): UserProblem => ({ code: `CAPTION_${code}`, path: [path, String(line)], params: { line } })),
  );
}

async function linkPractice(em: EntityManager, movie: Movie, codes: readonly string[]): Promise<void> {
  const wanted = [...new Set(codes)];
  const items = await em.find(ExamItem, { code: { $in: wanted }, test: { code: practiceExamCode } });
  const unknown = wanted.find((code) => !items.some((item) => item.code === code));
  if (unknown) throw userError("PRACTICE_ITEM_UNKNOWN", ["practiceCodes"], { code: unknown });
  await em.nativeDelete(MovieItem, { movie: movie.id });
  for (const item of items) em.create(MovieItem, { movie, item, position: wanted.indexOf(item.code) + 1 });
}

/** Writes the content into the movie, with the length read from its file. @throws UserErrors what is wrong with a field */
export async function writeContent(ctx: Ctx, em: EntityManager, movie: Movie, content: MovieContent): Promise<void> {
  const { fileId, posterId, practiceCodes, captions, captionsEn, closesAt, ...texts } = content;
  const [file, poster] = [await fileOf(em, fileId, "fileId"), await fileOf(em, posterId, "posterId")];
  const isSame = file?.id === movie.file?.id;
  const film = file && !isSame ? await readFilm(ctx.storage, { key: file.storageKey, byteSize: file.byteSize }) : undefined;
  const known = file ? movie.durationMs : 0;
  const durationMs = film?.durationMs ?? known;
  checkCaptions("captions", captions, durationMs);
  checkCaptions("captionsEn", captionsEn, durationMs);
  em.assign(movie, { ...texts, captions, captionsEn, file, poster, durationMs, closesAt: closesAt ?? null, updatedAt: ctx.now() });
  await linkPractice(em, movie, practiceCodes);
}

/** Checks that a movie has everything that viewers need before it may be public. @throws UserErrors REQUIRED */
export function requireShowable({ description, file, captions }: Pick<Movie, "description" | "file" | "captions">): void {
  const problems: UserProblem[] = [];
  if (description.trim() === "") problems.push({ code: "REQUIRED", path: ["description"] });
  if (!file) problems.push({ code: "REQUIRED", path: ["fileId"] });
  if (captions.trim() === "") problems.push({ code: "REQUIRED", path: ["captions"] });
  if (problems.length > 0) throw new UserErrors(problems);
}
