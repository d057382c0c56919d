import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requirePublisher } from "../posting/work.policy.ts";
import { illegalMove } from "../posting/work.status.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { requireLawful } from "../requirement/require-lawful.ts";
import { lockWork } from "./lock-work.ts";
import { moveWork } from "./move-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** Opens a paused posting again, when it is still lawful today. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function resumeWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requirePublisher(ctx);
  const { id, version } = parse(schema, input);
  return reportingCrime(ctx, id, () =>
    runInTransaction(ctx.em, async (em) => {
      const locked = await lockWork(em, { id, version, companyId });
      if (locked.work.status !== "PAUSED") throw illegalMove(locked.work.status, "COMPANY");
      await requireLawful(em, locked.work, ctx.now());
      await moveWork(ctx, em, locked, { to: "OPEN", mover: "COMPANY" });
      await em.flush();
      return locked.work;
    }),
  );
}
