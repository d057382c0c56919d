import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { lockWork } from "./lock-work.ts";
import { moveWork } from "./move-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/**
 * Takes a posting back from review, so that its company can change it or leave it. Whoever decides about it at the same time finds it gone.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function withdrawWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { id, version } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version, companyId });
    await moveWork(ctx, em, locked, { to: "DRAFT", mover: "COMPANY" });
    await em.flush();
    return locked.work;
  });
}
