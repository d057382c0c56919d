import { z } from "zod";
import { answerItem } from "../modules/test/answer-item.ts";
import { certificatePdf } from "../modules/test/certificate-pdf.ts";
import { scoreOf } from "../modules/test/score-scale.ts";
import { resultByAttempt, shownItemByAttempt } from "../modules/test/test.loaders.ts";
import { findOwnResult } from "../modules/test/test.queries.ts";
import type { TestAttempt } from "../modules/test/test-attempt.entity.ts";
import { displayName } from "../modules/user/display-name.ts";
import { profileByUserId } from "../modules/user/user.loaders.ts";
import { loader } from "../shared/loader.ts";
import { notFound, parse } from "../shared/user-error.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

const answersBody = z.object({
  attemptId: z.string(),
  answers: z
    .array(z.object({ position: z.int().min(1), choice: z.int().min(0).max(3).nullish(), textWasRead: z.boolean().nullish() }))
    .min(1)
    .max(60),
});

async function presentAttempt({ ctx }: RestCall, attempt: TestAttempt) {
  const { id, status, startedAt, deadlineAt, scoredCount } = attempt;
  const result = status === "OPEN" ? null : await loader(ctx, resultByAttempt).load(id);
  const question = status === "OPEN" ? await loader(ctx, shownItemByAttempt).load(id) : null;
  const measured = result && {
    id: result.id,
    level: result.level,
    probabilities: result.probabilities,
    score: scoreOf(result),
    complete: result.complete,
  };
  return { id, status, startedAt, deadlineAt, serverTime: ctx.now(), scoredCount, question, result: measured };
}

/**
 * POST /api/user/test_result_register: records answers to the open sitting in their order. The server grades; a score that the client
 * sends is not read. Answers that were recorded before change nothing, so the call may be repeated.
 */
export async function registerTestResult(call: RestCall): Promise<RestAnswer> {
  const { attemptId, answers } = parse(answersBody, call.body);
  let attempt: TestAttempt | undefined;
  for (const { position, choice, textWasRead } of answers.toSorted((one, other) => one.position - other.position)) {
    attempt = await answerItem(call.ctx, { attemptId, position, choice, textWasRead });
    if (attempt.status !== "OPEN") break;
  }
  if (!attempt) throw notFound(["attemptId"]);
  return { status: 200, body: { attempt: await presentAttempt(call, attempt) } };
}

/** GET /api/user/exam_certificate/{id}: the certificate that was made out for the seeker's own result, as PDF. */
export async function downloadCertificate({ ctx, params, response }: RestCall): Promise<RestAnswer> {
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
}
