import type { Ctx } from "../../../shared/ctx.ts";
import { everyRow } from "../../../shared/paging/every-row.ts";
import { PracticeAnswer } from "../practice/practice-answer.entity.ts";
import { PracticeDay } from "../practice/practice-day.entity.ts";
import { MovieProgress } from "../watching/movie-progress.entity.ts";
import { ExamResult } from "./exam-result.entity.ts";

const byId = { orderBy: { id: "asc" } } as const;

export async function* examResults(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(ExamResult, { user: userId }, byId);
  for (const { level, theta, se, skills, scoredCount, complete, certificateCode, measuredAt } of rows) {
    yield { level, theta, se, skills, scoredCount, complete, certificateCode, measuredAt };
  }
}

export async function* watchedMovies(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(MovieProgress, { user: userId }, { ...byId, populate: ["movie"] });
  for (const { movie, watchedMs, positionMs, startedAt, completedAt } of rows) {
    yield { movie: movie.unwrap().title, watchedMs, positionMs, startedAt, completedAt };
  }
}

export async function* practiceAnswers(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) =>
    ctx.em.find(PracticeAnswer, { user: userId, id: { $gt: after } }, { ...byId, limit, populate: ["item"] });
  for await (const { item, firstCorrect, firstAnsweredAt, tries, ...review } of everyRow(read)) {
    const { stability, difficulty, reviewedOn, dueOn } = review;
    yield { question: item.unwrap().stem, firstCorrect, firstAnsweredAt, tries, stability, difficulty, reviewedOn, dueOn };
  }
}

export async function* practiceDays(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(PracticeDay, { user: userId }, { orderBy: { day: "asc" } });
  for (const { day, answers, activeMs, lastAnsweredAt } of rows) yield { day, answers, activeMs, lastAnsweredAt };
}
