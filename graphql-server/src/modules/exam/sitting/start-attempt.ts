import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { takeLicenceUse } from "../../money/licence/use-licence.ts";
import { estimateAbility } from "../engine/ability.ts";
import { sittingMinutes } from "../engine/sitting-time.ts";
import { generalExamCode } from "../item/install-bank.ts";
import { bankSpentUntil } from "../item/seen-items.ts";
import { Exam } from "./exam.entity.ts";
import { mayStartAttempt } from "./exam.policy.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";
import { lastStart, retakesLeft } from "./retakes.ts";
import { serveItem } from "./serve-item.ts";

const schema = z.strictObject({ operationId: z.string().refine(isId), withListening: z.boolean() });
type Input = z.output<typeof schema>;

const dayMs = 86_400_000;

interface Start {
  userId: string;
  now: Date;
}

/** What a sitting begins on: the free one that is due, a repetition that is owed, or a use of a licence. @throws UserErrors EXAM_TOO_SOON */
async function takeGround(em: EntityManager, { userId, now }: Start): Promise<ExamAttempt["ground"]> {
  const lastStartedAt = await lastStart(em, userId);
  const { allowed, freeAt } = mayStartAttempt({ now, lastStartedAt, owed: 0, paidSittings: 0 });
  if (allowed) return "FREE";
  if ((await retakesLeft(em, userId)) > 0) return "RETAKE";
  if (await takeLicenceUse(em, { userId, kind: "EXAM_ATTEMPT", now })) return "LICENCE";
  throw userError("EXAM_TOO_SOON", [], { days: Math.ceil(((freeAt?.getTime() ?? 0) - now.getTime()) / dayMs) });
}

async function write(em: EntityManager, { userId, now, input }: { userId: string; now: Date; input: Input }): Promise<ExamAttempt> {
  // One start of a seeker at a time: two at once must both see the sitting that one of them begins.
  await em.execute("select id from users where id = ? for update", [userId]);
  if (await em.count(ExamAttempt, { user: userId, status: "OPEN" })) throw userError("EXAM_OPEN");
  const spentUntil = await bankSpentUntil(em, { userId, now });
  if (spentUntil) throw userError("EXAM_BANK_SPENT", [], { days: Math.ceil((spentUntil.getTime() - now.getTime()) / dayMs) });
  const ground = await takeGround(em, { userId, now });
  const test = await em.findOne(Exam, { code: generalExamCode });
  if (!test) throw userError("EXAM_UNAVAILABLE");
  const { theta, se } = estimateAbility([]);
  const attempt = em.create(ExamAttempt, {
    id: newId(),
    test,
    user: userId,
    withListening: input.withListening,
    ground,
    // What is paid before the exam is calibrated is measured again free of charge.
    retakesOwed: ground === "LICENCE" && !test.calibratedAt ? 1 : 0,
    startedAt: now,
    deadlineAt: new Date(now.getTime() + sittingMinutes * 60_000),
    theta,
    se,
    operationId: input.operationId,
    createdAt: now,
    updatedAt: now,
  });
  await em.execute("update test set sittings = sittings + 1 where id = ?", [test.id]);
  if (!(await serveItem(em, { attempt, past: [], now }))) throw userError("EXAM_UNAVAILABLE");
  await em.flush();
  return attempt;
}

/**
 * Begins a sitting and shows its first item: the free one when it is due, else one that is owed, else one of a licence. A seeker has one open sitting, whatever
 * happens at the same time; the same operation again answers the same sitting.
 * @throws UserErrors EXAM_OPEN, EXAM_TOO_SOON, EXAM_BANK_SPENT, EXAM_UNAVAILABLE, OPERATION_CONFLICT
 */
export async function startAttempt(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamAttempt> {
  const { userId } = requireSeeker(ctx);
  const values = parse(schema, input);
  const findDone = async () => {
    const known = await ctx.em.findOne(ExamAttempt, { operationId: values.operationId });
    if (known && known.user.id !== userId) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  const act = async () => {
    try {
      return await runInTransaction(ctx.em, (em) => write(em, { userId, now: ctx.now(), input: values }));
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? userError("EXAM_OPEN") : error;
    }
  };
  return once(ctx, { operationId: values.operationId, find: findDone, act });
}
