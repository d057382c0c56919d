import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { textLength } from "../bank/bank-item.ts";
import { isRapid, type TimedAnswer } from "../engine/response-time.ts";
import { hasEnded, isOver, mayBeFromOffline, mostFromOffline } from "../engine/sitting-time.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { RecordingPlay } from "../recording/recording-play.entity.ts";
import { advanceAttempt, expireIfOver } from "./advance-attempt.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import type { ExamResponse } from "./exam-response.entity.ts";
import { lockAttempt, type Sitting } from "./lock-attempt.ts";

const lengthFields = ["id", "stem", "passage", "script", "options"] as const;

const schema = z.strictObject({
  attemptId: z.string(),
  position: z.int().min(1),
  choice: z.int().min(0).max(3).nullish(),
  leftMs: z.int().min(0).max(3_600_000).nullish(),
});
type Input = z.output<typeof schema>;

/** Whether an answer came after its time: such a choice counts only when it was given offline, and is kept with the time at which it came. */
const cameLate = ({ answeredAt, choice, deadlineAt }: ExamResponse) =>
  answeredAt instanceof Date && typeof choice === "number" && isOver(deadlineAt, answeredAt);

/** Whether a choice comes late because there was no way to the server when it was made. */
function isFromOffline({ responses }: Sitting, { choice, leftMs, position }: Input, now: Date): boolean {
  const response = responses.find((one) => one.position === position);
  if (!response || response.answeredAt || typeof choice !== "number" || typeof leftMs !== "number") return false;
  const { deadlineAt, servedAt } = response;
  return mayBeFromOffline({ deadlineAt, servedAt, leftMs, now }) && responses.filter(cameLate).length < mostFromOffline;
}

function grade(sitting: Sitting, response: ExamResponse, input: Input, now: Date): void {
  const { attempt } = sitting;
  const { choice = null } = input;
  // The sitting's end cut this item short: it was not answered, which is not the same as answered wrong.
  if (choice === null && hasEnded(attempt.deadlineAt, now)) return;
  const inTime = !isOver(response.deadlineAt, now) || isFromOffline(sitting, input, now);
  response.choice = inTime ? choice : null;
  response.correct = inTime && choice !== null && response.optionOrder[choice] === response.key;
  response.answeredAt = now;
}

/** Whether a listening item was answered without its recording: a guess, however long it took. */
async function wasNotHeard(em: EntityManager, { id, skill }: ExamResponse): Promise<boolean> {
  return skill === "LISTENING" && (await em.count(RecordingPlay, { response: id })) === 0;
}

/** Whether an answer came faster than its question can be read, by the item's length and the person's own speed. */
async function cameTooFast(em: EntityManager, { responses }: Sitting, response: ExamResponse): Promise<boolean> {
  const earlier = responses.filter(({ answeredAt, rapid, choice }) => answeredAt && !rapid && typeof choice === "number");
  const items = await em.find(ExamItem, { id: { $in: [response, ...earlier].map(({ item }) => item.id) } }, { fields: lengthFields });
  const lengths = new Map(items.map((item) => [item.id, textLength(item)]));
  // What came late from offline took no longer than its item gave.
  const timed = ({ item, skill, servedAt, answeredAt, deadlineAt }: ExamResponse): TimedAnswer => ({
    ...{ skill, characters: lengths.get(item.id) ?? 0 },
    seconds: (Math.min(answeredAt?.getTime() ?? 0, deadlineAt.getTime()) - servedAt.getTime()) / 1_000,
  });
  return isRapid(timed(response), earlier.map(timed));
}

/** The row of the answer, or nothing when it was given before. @throws UserErrors EXAM_NOT_SERVED, EXAM_ENDED */
function findUnanswered({ attempt, responses }: Sitting, position: number): ExamResponse | undefined {
  const response = responses.find((one) => one.position === position);
  if (!response) throw userError(attempt.status === "OPEN" ? "EXAM_NOT_SERVED" : "EXAM_ENDED", ["position"]);
  if (response.answeredAt) return undefined;
  if (attempt.status !== "OPEN") throw userError("EXAM_ENDED", ["position"]);
  return response;
}

async function write(ctx: Ctx, em: EntityManager, input: Input, userId: string): Promise<ExamAttempt> {
  const now = ctx.now();
  const sitting = await lockAttempt(em, { id: input.attemptId, userId });
  if (!isFromOffline(sitting, input, now) && (await expireIfOver(ctx, em, sitting, now))) return sitting.attempt;
  const response = findUnanswered(sitting, input.position);
  if (response) {
    grade(sitting, response, input, now);
    // "I do not know" is an honest answer at any speed.
    if (typeof response.choice === "number" && ((await wasNotHeard(em, response)) || (await cameTooFast(em, sitting, response)))) {
      em.assign(response, { rapid: true, scored: false });
    }
    await advanceAttempt(ctx, em, sitting, now);
  }
  return sitting.attempt;
}

/**
 * Records the answer to the item that is shown and shows the next one. The first answer stands: sent again, it changes nothing. An answer
 * after the item's time counts as wrong unless it was given offline in time, one that came too fast to have been read or without a recording being heard does not count; one after the sitting's time ends it with what was answered.
 * @throws UserErrors NOT_FOUND, EXAM_NOT_SERVED, EXAM_ENDED
 */
export function answerItem(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamAttempt> {
  const { userId } = requireSeeker(ctx);
  const values = parse(schema, input);
  return runInTransaction(ctx.em, (em) => write(ctx, em, values, userId));
}
