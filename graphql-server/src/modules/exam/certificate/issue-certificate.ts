import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { takeLicenceUse } from "../../money/licence/use-licence.ts";
import { ExamResult } from "./exam-result.entity.ts";

const schema = z.strictObject({ resultId: z.string().refine(isId) });

/**
 * Makes out the certificate of a complete result, for one use of a licence. Made out before, it stays as it is and costs nothing.
 * @throws UserErrors NOT_FOUND, EXAM_NO_CERTIFICATE, EXAM_FLAGGED, LICENCE_REQUIRED
 */
export function issueCertificate(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamResult> {
  const { userId } = requireSeeker(ctx);
  const { resultId } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const result = await em.findOne(ExamResult, { id: resultId, user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!result) throw notFound(["resultId"]);
    if (!result.complete) throw userError("EXAM_NO_CERTIFICATE", ["resultId"]);
    if (result.flags.length > 0) throw userError("EXAM_FLAGGED", ["resultId"]);
    if (result.certificateIssuedAt) return result;
    if (!(await takeLicenceUse(em, { userId, kind: "CERTIFICATE", now }))) throw userError("LICENCE_REQUIRED");
    result.certificateIssuedAt = now;
    return result;
  });
}
