import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { changeEntry } from "../entry/change-entry.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { lockEntry } from "../entry/lock-entry.ts";
import { tellCompanyOfMove } from "../entry/tell-entry.ts";
import { openHireCheck } from "../hire/open-hire-check.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), accept: z.boolean() });

/** The seeker accepts or declines an offer; the company is told. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function answerOffer(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { userId } = requireSeeker(ctx);
  const { id, version, accept } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockEntry(em, { id, version, owner: { user: userId } });
    changeEntry(ctx, em, entry, { to: accept ? "ACCEPTED" : "DECLINED", mover: "SEEKER", reason: null });
    await openHireCheck(ctx, em, entry);
    await tellCompanyOfMove(ctx, em, entry, { reason: null });
    await em.flush();
    return entry;
  });
}
