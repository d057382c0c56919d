import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { moveWork } from "../life/move-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { decisionShape, reasonOf } from "./moderation-reason.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), ...decisionShape });

/** Returns a posting under review to its company with what to change. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function returnWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { id, version, ...decision } = parse(schema, input);
  const { codes, reason, told } = reasonOf(decision);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version });
    await moveWork(ctx, em, locked, { to: "RETURNED", mover: "ADMIN", reason, codes, audit: "work.return" });
    await tellCompany(ctx, em, locked, { template: "work-returned", reason: told });
    await em.flush();
    return locked.work;
  });
}
