import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { readCertificateCode } from "./certificate.ts";
import { ExamResult } from "./exam-result.entity.ts";
import { presentCertificate } from "./find-certificate.ts";

const schema = z.strictObject({ code: z.string(), reason: z.string().trim().min(1).max(400) });

/** Takes a certificate back; done twice, the first time stands. @throws UserErrors NOT_FOUND, FORBIDDEN */
export async function revokeCertificate(ctx: Ctx, input: z.input<typeof schema>) {
  const { admin } = ctx.viewer;
  if (!admin) throw userError("FORBIDDEN");
  const { code: typed, reason } = parse(schema, input);
  const code = readCertificateCode(typed);
  return runInTransaction(ctx.em, async (em) => {
    const result = code && (await em.findOne(ExamResult, { certificateCode: code }));
    if (!result) throw notFound(["code"]);
    if (!result.revokedAt) {
      em.assign(result, { revokedAt: ctx.now(), revokedReason: reason });
      recordAudit(ctx, em, {
        action: "examCertificate.revoke",
        objectType: "TestResult",
        objectId: result.id,
        detail: { reason },
        actor: auditActor(admin),
      });
      await em.flush();
    }
    return presentCertificate({ ...ctx, em }, result);
  });
}
