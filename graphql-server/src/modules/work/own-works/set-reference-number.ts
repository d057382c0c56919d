import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { callWork, requireFreeNumber } from "./free-number.ts";
import { referenceNumberSchema } from "./reference-number.ts";

const schema = z.strictObject({ id: z.string(), referenceNumber: referenceNumberSchema });

/**
 * Sets what the company itself calls one of its works, in whatever state that is; nobody else reads it, so no version of the posting changes.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, REFERENCE_NUMBER_TAKEN
 */
export async function setReferenceNumber(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { id, referenceNumber = null } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    if (referenceNumber !== null) await requireFreeNumber(em, { companyId, referenceNumber, except: id });
    const { work } = await lockWork(em, { id, companyId });
    await callWork(em, work.id, referenceNumber);
  });
  return ctx.em.findOneOrFail(Work, { id: id.toLowerCase() }, { refresh: true });
}
