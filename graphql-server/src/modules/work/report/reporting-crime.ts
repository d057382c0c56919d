import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkReport } from "./work-report.entity.ts";
import { reportHours } from "./work-report.vocabulary.ts";

/** The words for which a text was refused as recruiting for crime. */
function crimeWords(error: unknown): string[] {
  const problems = error instanceof UserErrors ? error.problems : [];
  return problems.filter(({ code }) => code === "WORK_WORDING_CRIME").map(({ params }) => String(params?.["word"] ?? ""));
}

/** One report a work while nobody has looked: whoever tries other words does not fill the queue. */
async function report(ctx: Ctx, workId: string, words: readonly string[]): Promise<void> {
  const createdAt = ctx.now();
  const dueAt = new Date(createdAt.getTime() + reportHours("CRIME") * 3_600_000);
  const body = [...new Set(words)]
    .map((word) => `「${word}」`)
    .join(" ")
    .slice(0, 2_000);
  await runInTransaction(ctx.em.fork(), async (em) => {
    const work = await em.findOne(Work, { id: workId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!work || (await em.count(WorkReport, { work: workId, reason: "CRIME", origin: "SITE", status: "OPEN" })) > 0) return;
    em.create(WorkReport, { id: newId(), operationId: newId(), work: workId, reason: "CRIME", origin: "SITE", body, dueAt, createdAt });
  });
}

/**
 * Runs an act of an employer on a work. What of it is refused as recruiting for crime (闇バイト) goes to the head of the operator's queue as
 * well, after the act has taken itself back.
 * @throws what the act throws
 */
export async function reportingCrime<T>(ctx: Ctx, workId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const words = crimeWords(error);
    if (words.length > 0 && isId(workId)) await report(ctx, workId, words);
    throw error;
  }
}
