import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { lockOpenRevision } from "./lock-revision.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int() });

/** Discards the changes to a published work, under review or not; the public work stays. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function discardRevision(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { workId, version } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { work, revision } = await lockOpenRevision(em, { workId, version, companyId });
    Object.assign(revision, { status: "CLOSED", updatedAt: ctx.now() });
    work.revisionStatus = null;
    await em.flush();
    return work;
  });
}
