import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { OperatingTerm, operatingTermCodes } from "./operating-term.entity.ts";
import { recordSetting, requireFutureDay } from "./settings.policy.ts";

const schema = z.strictObject({
  code: z.enum(operatingTermCodes),
  validFrom: z.iso.date(),
  amount: z.int().min(1).max(3_650),
  basis: z.string().trim().min(1).max(400),
});

/** Sets a term of the operator's work from a day to come on. @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN */
export async function addOperatingTerm(ctx: Ctx, input: z.input<typeof schema>): Promise<OperatingTerm> {
  const { adminId } = requireAdminOwner(ctx);
  const { code, validFrom, amount, basis } = parse(schema, input);
  requireFutureDay(ctx, validFrom);
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(OperatingTerm, { code, validFrom })) > 0) throw userError("DAY_TAKEN", ["validFrom"]);
    const row = em.create(OperatingTerm, { code, validFrom, amount, basis, createdBy: adminId, createdAt: ctx.now() });
    recordSetting(ctx, em, { action: "setting.term", key: code, detail: { validFrom, amount } });
    await em.flush();
    return row;
  });
}
