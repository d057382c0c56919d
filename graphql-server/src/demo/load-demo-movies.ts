import { readFile } from "node:fs/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { Attachment } from "../modules/account/attachment/attachment.entity.ts";
import { authoredParameters } from "../modules/exam/bank/item-parameters.ts";
import { ExamItem } from "../modules/exam/item/exam-item.entity.ts";
import { type Cue, writeVtt } from "../modules/exam/movie/captions.ts";
import { Movie } from "../modules/exam/movie/movie.entity.ts";
import { MovieItem } from "../modules/exam/movie/movie-item.entity.ts";
import { practiceExam } from "../modules/exam/practice/practice-exam.ts";
import type { Exam } from "../modules/exam/sitting/exam.entity.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { englishOf } from "./content/movies/captions-english.ts";
import { captionMs, type DemoMovie, timeline } from "./content/movies/demo-movie.ts";
import { demoMovies } from "./content/movies/demo-movies.ts";
import { createRandom, demoId, type Random } from "./random.ts";

/** The files are no code: they stay beside the sources when those are compiled. */
const folder = new URL(
  import.meta.url.endsWith(".ts") ? "./content/movies/files/" : "../../../src/demo/content/movies/files/",
  import.meta.url,
);

interface Setting {
  em: EntityManager;
  storage: Storage;
  now: Date;
  random: Random;
  admin: AdminUser;
  test: Exam;
}

function captionsOf(movie: DemoMovie, say: (text: string) => string = (text) => text): string {
  const { starts } = timeline(movie);
  const cues = movie.slides.flatMap(({ captions }, index) => {
    let at = starts[index] ?? 0;
    return captions.map((text): Cue => {
      const startMs = at;
      at += captionMs(text);
      return { startMs, endMs: at, text: say(text) };
    });
  });
  return writeVtt(cues);
}

async function storeFile(setting: Setting, file: { name: string; mimeType: string; purpose: "MOVIE" | "POSTER" }): Promise<Attachment> {
  const { em, storage, now, random, admin } = setting;
  const bytes = await readFile(new URL(file.name, folder));
  const { key, byteSize, sha256 } = await storage.put(bytes);
  return em.create(Attachment, {
    id: demoId(random, now),
    ownerKind: "ADMIN",
    ownerId: admin.id,
    purpose: file.purpose,
    fileName: file.name,
    mimeType: file.mimeType,
    byteSize,
    sha256,
    storageKey: key,
    state: "CLEAN",
    createdAt: now,
  });
}

/** Puts the right option at each place in turn. */
function optionsOf({ right, wrong }: DemoMovie["practice"][number], index: number): { options: string[]; key: number } {
  const key = index % 4;
  const options: string[] = [...wrong];
  options.splice(key, 0, right);
  return { options, key };
}

function writePractice({ em, now, random, test }: Setting, movie: Movie, { code, level, practice }: DemoMovie): void {
  for (const [index, question] of practice.entries()) {
    const { skill, stem, ja, en } = question;
    const step = Math.min(5, index + 1);
    const item = em.create(ExamItem, {
      id: demoId(random, now),
      test,
      code: `P-${code.toUpperCase()}-${index + 1}`,
      status: "ACTIVE",
      level,
      skill,
      stem,
      ...optionsOf(question, index),
      explanation: ja,
      explanationEn: en,
      ...authoredParameters({ level, step, skill }),
      createdAt: now,
      updatedAt: now,
    });
    em.create(MovieItem, { movie, item, position: index + 1 });
  }
}

async function writeMovie(setting: Setting, lesson: DemoMovie, position: number): Promise<void> {
  const { em, now, random } = setting;
  const publishedAt = new Date(now.getTime() - (60 - position) * 86_400_000);
  const { code, title, description, level, topic, premium } = lesson;
  const movie = em.create(Movie, {
    id: demoId(random, publishedAt),
    title,
    description,
    level,
    topic,
    access: premium ? "PREMIUM" : "FREE",
    status: "PUBLISHED",
    position: position * 10,
    durationMs: Math.ceil(timeline(lesson).durationMs / 500) * 500,
    file: await storeFile(setting, { name: `${code}.mp4`, mimeType: "video/mp4", purpose: "MOVIE" }),
    poster: await storeFile(setting, { name: `${code}.webp`, mimeType: "image/webp", purpose: "POSTER" }),
    captions: captionsOf(lesson),
    captionsEn: captionsOf(lesson, englishOf),
    publishAt: publishedAt,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  });
  writePractice(setting, movie, lesson);
}

/** Adds the demo's movies with captions and practice, beside demo data that has none yet. */
export async function loadDemoMovies({ em, storage, now }: { em: EntityManager; storage: Storage; now: Date }): Promise<number> {
  const admin = await em.findOne(
    AdminUser,
    { role: { $in: ["EDITOR", "OWNER"] }, status: "ACTIVE" },
    { orderBy: { role: "asc", id: "asc" } },
  );
  if (!admin || (await em.count(Movie)) > 0) return 0;
  const test = await practiceExam(em, now);
  const setting = { em, storage, now, random: createRandom(20_261_122), admin, test };
  for (const [index, lesson] of demoMovies.entries()) await writeMovie(setting, lesson, index + 1);
  await em.flush();
  return demoMovies.length;
}
