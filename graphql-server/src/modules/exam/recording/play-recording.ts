import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { isOver, playsOfARecording } from "../engine/sitting-time.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { lockAttempt } from "../sitting/lock-attempt.ts";
import { recordingUrl } from "./recording-link.ts";
import { RecordingPlay } from "./recording-play.entity.ts";

const schema = z.strictObject({ attemptId: z.string(), position: z.int().min(1), operationId: z.string().refine(isId) });
type Input = z.output<typeof schema>;

/** A play that was counted, and where the sound comes from. */
export interface StartedPlay {
  url: string;
  playsLeft: number;
}

async function write(em: EntityManager, { userId, now, input }: { userId: string; now: Date; input: Input }): Promise<RecordingPlay> {
  const { attempt, responses } = await lockAttempt(em, { id: input.attemptId, userId });
  const response = responses.find(({ position }) => position === input.position);
  if (!response) throw userError(attempt.status === "OPEN" ? "EXAM_NOT_SERVED" : "EXAM_ENDED", ["position"]);
  if (attempt.status !== "OPEN" || response.answeredAt || isOver(response.deadlineAt, now)) throw userError("EXAM_ENDED", ["position"]);
  const item = await em.findOneOrFail(ExamItem, response.item.id, { fields: ["id", "recording"] });
  if (!item.recording) throw userError("EXAM_NO_RECORDING", ["position"]);
  if ((await em.count(RecordingPlay, { response })) >= playsOfARecording) throw userError("EXAM_NO_PLAYS_LEFT", ["position"]);
  const play = em.create(RecordingPlay, { id: newId(), response, operationId: input.operationId, createdAt: now });
  await em.flush();
  return play;
}

/**
 * Counts one play of the recording that belongs to the item shown, and tells the address from which it is sent once. The same operation again is the same
 * play: a sound that did not get through is not lost.
 * @throws UserErrors NOT_FOUND, EXAM_NOT_SERVED, EXAM_ENDED, EXAM_NO_RECORDING, EXAM_NO_PLAYS_LEFT, OPERATION_CONFLICT
 */
export async function playRecording(ctx: Ctx, input: z.input<typeof schema>): Promise<StartedPlay> {
  const { userId } = requireSeeker(ctx);
  const values = parse(schema, input);
  const find = async () => {
    const known = await ctx.em.findOne(RecordingPlay, { operationId: values.operationId }, { populate: ["response.attempt"] });
    const served = known?.response.getEntity();
    const attempt = served?.attempt.getEntity();
    const isSame = attempt?.user.id === userId && attempt.id === values.attemptId && served?.position === values.position;
    if (known && !isSame) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  const act = () => runInTransaction(ctx.em, (em) => write(em, { userId, now: ctx.now(), input: values }));
  const play = await once(ctx, { operationId: values.operationId, find, act });
  const plays = await ctx.em.count(RecordingPlay, { response: play.response.id });
  return { url: recordingUrl(ctx, play.id), playsLeft: Math.max(0, playsOfARecording - plays) };
}
