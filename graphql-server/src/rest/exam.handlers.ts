import { z } from "zod";
import { displayName } from "../modules/account/profile/display-name.ts";
import { profileByUserId } from "../modules/account/seeker/user.loaders.ts";
import { certificatePdf } from "../modules/exam/certificate/certificate-pdf.ts";
import { notMeasured } from "../modules/exam/certificate/not-measured.ts";
import { provisionalOf } from "../modules/exam/certificate/provisional.ts";
import { chanceOfAtLeast } from "../modules/exam/engine/level-bands.ts";
import { skills } from "../modules/exam/engine/next-item.ts";
import { scoreOf } from "../modules/exam/engine/score-scale.ts";
import { sittingFlags } from "../modules/exam/engine/sitting-flags.ts";
import { answerItem } from "../modules/exam/sitting/answer-item.ts";
import { resultByAttempt, shownItemByAttempt } from "../modules/exam/sitting/exam.loaders.ts";
import { findOwnResult } from "../modules/exam/sitting/exam.queries.ts";
import { type ExamAttempt, examAttemptStatuses } from "../modules/exam/sitting/exam-attempt.entity.ts";
import { loader } from "../shared/loader.ts";
import { notFound, parse } from "../shared/user-error.ts";
import { measuredLevels } from "../shared/vocabulary/measured-level.ts";
import { described, fileOf, type RestCall } from "./rest-route.ts";
import { id as idShape, time } from "./shapes.ts";

const answersBody = z.object({
  attemptId: z.string(),
  answers: z
    .array(z.object({ position: z.int().min(1), choice: z.int().min(0).max(3).nullish() }))
    .min(1)
    .max(60),
});

const questionShape = z.object({
  position: z.int(),
  skill: z.enum(skills),
  stem: z.string(),
  passage: z.string().nullable(),
  recording: z
    .object({ durationMs: z.int(), playsLeft: z.int(), isDemo: z.boolean() })
    .nullable()
    .meta({ description: "What is to be heard; the mutation `playExamRecording` plays it, twice at most." }),
  options: z.array(z.string()),
  servedAt: time,
  deadlineAt: time,
});
const resultShape = z.object({
  id: idShape,
  level: z.enum(measuredLevels),
  probabilities: z.array(z.object({ level: z.enum(measuredLevels), probability: z.number() })),
  claimChance: z.number().meta({ description: "Probability of this level or more." }),
  provisional: z.boolean(),
  provisionalReason: z.string().nullable().meta({ description: "Why it is provisional, in the reader's language." }),
  flags: z.array(z.enum(sittingFlags)).meta({ description: "What makes the sitting doubtful; it then has no certificate." }),
  score: z.object({ points: z.int(), low: z.int(), high: z.int() }).meta({ description: "0 to 600 with its 95 % interval." }),
  notMeasured: z.array(z.enum(skills)).meta({ description: "Skills of which nothing was measured." }),
  complete: z.boolean(),
});
const attemptShape = z.object({
  id: idShape,
  status: z.enum(examAttemptStatuses),
  startedAt: time,
  deadlineAt: time,
  serverTime: time,
  scoredCount: z.int(),
  question: questionShape.nullable(),
  result: resultShape.nullable(),
});

async function presentAttempt({ ctx }: RestCall, attempt: ExamAttempt) {
  const { id, status, startedAt, deadlineAt, scoredCount } = attempt;
  const result = status === "OPEN" ? null : await loader(ctx, resultByAttempt).load(id);
  const question = status === "OPEN" ? await loader(ctx, shownItemByAttempt).load(id) : null;
  const measured = result && {
    id: result.id,
    level: result.level,
    probabilities: result.probabilities,
    claimChance: chanceOfAtLeast(result.level, result.probabilities),
    ...provisionalOf(ctx, result),
    flags: result.flags,
    score: scoreOf(result),
    notMeasured: notMeasured(result),
    complete: result.complete,
  };
  return { id, status, startedAt, deadlineAt, serverTime: ctx.now(), scoredCount, question, result: measured };
}

/** POST /api/user/test_result_register. */
export const registerExamResult = described(
  {
    summary:
      "Records answers to the open sitting in their order. The server grades; a score that is sent is not read. Answers that were recorded before change nothing, so the call may be repeated.",
    request: answersBody,
    response: z.object({ attempt: attemptShape }),
  },
  async (call) => {
    const { attemptId, answers } = parse(answersBody, call.body);
    let attempt: ExamAttempt | undefined;
    for (const { position, choice } of answers.toSorted((one, other) => one.position - other.position)) {
      attempt = await answerItem(call.ctx, { attemptId, position, choice });
      if (attempt.status !== "OPEN") break;
    }
    if (!attempt) throw notFound(["attemptId"]);
    return { status: 200, body: { attempt: await presentAttempt(call, attempt) } };
  },
);

/** GET /api/user/exam_certificate/{id}. */
export const downloadCertificate = described(
  { summary: "The certificate that was made out for the seeker's own result, as PDF.", response: fileOf("application/pdf") },
  async ({ ctx, params, response }) => {
    const result = await findOwnResult(ctx, params["id"] ?? "");
    if (!result?.certificateIssuedAt || result.revokedAt) throw notFound();
    const profile = await loader(ctx, profileByUserId).load(result.user.id);
    if (!profile) throw notFound();
    const verifyUrl = ctx.siteUrl(`/verify/${result.certificateCode}`);
    const file = await certificatePdf({ result, holder: displayName(profile), verifyUrl });
    response.set({
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="kotoba-certificate-${result.certificateCode}.pdf"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    });
    response.send(file);
    return "SENT";
  },
);
