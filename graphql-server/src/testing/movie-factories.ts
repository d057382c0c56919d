import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { Attachment } from "../modules/account/attachment/attachment.entity.ts";
import { ExamItem } from "../modules/exam/item/exam-item.entity.ts";
import { writeVtt } from "../modules/exam/movie/captions.ts";
import { Movie } from "../modules/exam/movie/movie.entity.ts";
import { MovieItem } from "../modules/exam/movie/movie-item.entity.ts";
import { practiceExam } from "../modules/exam/practice/practice-exam.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { newId } from "../shared/ids.ts";

const madeAt = new Date("2026-11-01T00:00:00Z");
const stamps = { createdAt: madeAt, updatedAt: madeAt };

/** A film of 1,000 bytes that tells its bytes apart. */
export const filmBytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));

/** A stored file of an editor. */
export async function aFilm(
  em: EntityManager,
  storage: { put(bytes: Buffer): ReturnType<Storage["put"]> },
  bytes: Buffer = filmBytes,
): Promise<Attachment> {
  const { key, byteSize, sha256 } = await storage.put(bytes);
  const facts = { fileName: "film.mp4", mimeType: "video/mp4", byteSize, sha256, storageKey: key, state: "CLEAN" as const };
  return em.create(Attachment, { id: newId(), ownerKind: "ADMIN", ownerId: newId(), purpose: "MOVIE", ...facts, createdAt: madeAt });
}

/** A published free movie of a minute with two captions. Flush the entity manager to write it. */
export function aMovie(em: EntityManager, changes: Partial<RequiredEntityData<Movie>> = {}): Movie {
  const captions = writeVtt([
    { startMs: 0, endMs: 3_000, text: "敬語を学びましょう。" },
    { startMs: 3_000, endMs: 6_000, text: "A < B" },
  ]);
  const text = { title: "敬語の基本", description: "職場で使う敬語です。", captions };
  const kind = { level: "N3" as const, topic: "WORKPLACE" as const, durationMs: 60_000 };
  return em.create(Movie, {
    id: newId(),
    ...text,
    ...kind,
    status: "PUBLISHED",
    publishAt: madeAt,
    publishedAt: madeAt,
    ...stamps,
    ...changes,
  });
}

/** An item to practise with, of a movie when one is given; the right option is "right". */
export async function aPracticeItem(
  em: EntityManager,
  { movie, ...changes }: Partial<RequiredEntityData<ExamItem>> & { movie?: Movie } = {},
): Promise<ExamItem> {
  const test = await practiceExam(em, madeAt);
  const content = {
    stem: "問題（　　）",
    options: ["wrong1", "right", "wrong2", "wrong3"],
    key: 1,
    explanation: "理由",
    explanationEn: "Why",
  };
  const scale = { level: "N3" as const, skill: "GRAMMAR" as const, a: 1.6, b: 0, c: 0.2 };
  const code = `P-${newId().toUpperCase()}`.slice(0, 40);
  const item = em.create(ExamItem, { id: newId(), test, code, ...content, ...scale, ...stamps, ...changes });
  if (movie) em.create(MovieItem, { movie, item, position: 1 });
  return item;
}
