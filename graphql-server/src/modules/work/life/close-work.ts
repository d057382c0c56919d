import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { lockWork } from "./lock-work.ts";
import { moveWork } from "./move-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), filled: z.boolean() });

/**
 * Ends a posting for good and gives the place of the plan back; every application that is still open is ended and its seeker told.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function closeWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { id, version, filled } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version, companyId });
    await moveWork(ctx, em, locked, { to: filled ? "FILLED" : "CLOSED", mover: "COMPANY" });
    await ctx.hooks.workCloses(ctx, em, locked.work.id);
    await em.flush();
    return locked.work;
  });
}
